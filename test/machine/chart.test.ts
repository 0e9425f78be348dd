import { expect, it } from "vitest";
import type { AnyStateNode } from "xstate";
import { gameMachine } from "../../src/machine/index.js";

/** One line a transition: from, to, what brings it, and what it does. */
function arrows(node: AnyStateNode): string[] {
  const own = [...node.transitions.values(), node.always ?? []].flat().flatMap((transition) => {
    const [target] = transition.target ?? [];
    const event = transition.eventType === "" ? "" : `${transition.eventType} `;
    const guard = typeof transition.guard === "string" ? `[${transition.guard}] ` : "";
    const actions = transition.actions.map(String).join(", ");
    const label = `${event}${guard}${actions && `/ ${actions}`}`.trim();
    const from = name(node);
    return `${from} --> ${target ? name(target) : from}${label && `: ${label}`}`;
  });
  return [...own, ...Object.values(node.states).flatMap(arrows)];
}

/** A state's own name; those inside a phase bear the phase's too, as each has a person, a host and a computer. */
const name = (node: AnyStateNode): string => (node.path.length === 0 ? "any" : node.path.join("_"));

function draw(node: AnyStateNode): string[] {
  return Object.values(node.states).flatMap((state) => {
    const label = `state "${state.key}" as ${name(state)}`;
    const entry = state.entry.map((action) => `${name(state)}: on entry / ${String(action)}`);
    if (Object.keys(state.states).length === 0) return [label, ...entry];
    const first = Object.values(state.states)[0];
    return [`${label} {`, `[*] --> ${first ? name(first) : ""}`, ...draw(state), "}"];
  });
}

it("is drawn from the code (npx vitest -u draws it anew)", async () => {
  const chart = [
    "# The course of a game",
    "",
    "Drawn from `game-machine.ts` by its test. _any_: in every state; a transition to _any_ leaves the state as it is.",
    "",
    "```mermaid",
    "stateDiagram-v2",
    `state "any state" as any`,
    ...draw(gameMachine.root),
    "[*] --> setup",
    ...arrows(gameMachine.root),
    "```",
    "",
  ].join("\n");
  expect(chart).toContain("turn_computer");
  expect(chart).toContain("isPersonsLegalMove");
  await expect(chart).toMatchFileSnapshot("../../src/machine/CHART.md");
});
