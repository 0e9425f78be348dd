import type { Game } from "../../engine/index.js";

/** Whether two games stand alike: what was found out about one holds for the other. */
export function isSamePosition(one: Game | null, other: Game | null): boolean {
  if (one === other || !one || !other) return one === other;
  return (
    one.ply === other.ply &&
    one.position === other.position &&
    JSON.stringify(one.config) === JSON.stringify(other.config)
  );
}
