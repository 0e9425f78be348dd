import { describe, expect, it, vi } from "vitest";
import { Teaching } from "../../src/element/teaching/teaching.js";
import type { TeacherHost } from "../../src/element/teaching/teacher.js";
import { Game } from "../../src/engine/index.js";

vi.mock("../../src/element/teaching/teacher.js", () => {
  throw new Error("offline");
});

describe("a teacher that can't be loaded", () => {
  it("is told of once, however much happens at the board, and again to whoever asks for it", async () => {
    const told: string[] = [];
    const host = {
      table: () => ({ game: Game.start({}), browsed: null }),
      failed: ({ code }: { code: string }) => told.push(code),
    } as unknown as TeacherHost;
    const teaching = new Teaching(() => host);
    teaching.attend(true);
    await vi.waitFor(() => expect(told).toEqual(["teacher"]));
    for (let move = 0; move < 3; move++) {
      teaching.attend(true);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(told).toHaveLength(1);
    await teaching.press(() => true);
    await expect(teaching.hint("host")).rejects.toThrow();
    expect(told).toHaveLength(3);
  });
});
