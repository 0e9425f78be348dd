/** Makes an element with attributes and children; text goes in as text, never as markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Makes a button that looks as all others do. */
export function makeButton(
  text = "",
  press?: () => void,
  attributes?: Readonly<Record<string, string>>,
): HTMLButtonElement {
  const button = make("button", { type: "button", part: "button", ...attributes }, text);
  if (press) button.addEventListener("click", press);
  return button;
}

/** Sets an attribute only where it differs, so that screen readers and observers hear of real changes only. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Sets the text only where it differs. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
