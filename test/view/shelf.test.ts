import { expect, test } from "vitest";
import { Shelf } from "../../src/view/canvas/shelf.js";

function makeThings() {
  const destroyed: string[] = [];
  const make = (name: string) => () => ({ name, destroy: () => void destroyed.push(name) });
  return { destroyed, make, shelf: new Shelf<ReturnType<ReturnType<typeof make>>>() };
}

test("boards of one look share their textures, until the last of them is gone", () => {
  const { destroyed, make, shelf } = makeThings();
  const first = shelf.swap(null, "look", make("one"));
  const second = shelf.swap(null, "look", make("two"));
  expect(second.thing).toBe(first.thing);
  shelf.giveBack(first);
  expect(destroyed).toEqual([]);
  shelf.giveBack(second);
  expect(destroyed).toEqual(["one"]);
});

test("a board that changes its look lets go of the old one, and one that doesn't keeps it", () => {
  const { destroyed, make, shelf } = makeThings();
  const old = shelf.swap(null, "old", make("old"));
  expect(shelf.swap(old, "old", make("again"))).toBe(old);
  expect(shelf.swap(old, "new", make("new")).thing.name).toBe("new");
  expect(destroyed).toEqual(["old"]);
});
