import { expect, it } from "vitest";
import { Game, ReversiError } from "../../src/engine/index.js";

const code = (json: unknown): string => {
  try {
    Game.fromJSON(json);
  } catch (error) {
    if (error instanceof ReversiError) return error.code;
    throw error;
  }
  return "read";
};

it("a game is kept with what was undone, and with the position it began from if any", () => {
  const game = Game.fromTranscript("f5d6c3").undo();
  expect(game.toJSON()).toEqual({ config: game.config, moves: "f5d6c3", ply: 2 });
  const again = Game.fromJSON(JSON.stringify(game));
  expect([again.transcript, again.redo().transcript]).toEqual(["f5d6", "f5d6c3"]);
  const position = `XO${"-".repeat(62)} O`;
  const passed = Game.fromTranscript("c1", {}, position);
  expect(passed.toJSON()).toMatchObject({ position, moves: "c1", ply: 2 });
  expect(Game.fromJSON(passed.toJSON()).plies).toEqual(passed.plies);
});

it("what isn't a kept game is refused", () => {
  const kept = Game.fromTranscript("f5d6c3").toJSON();
  expect(code(kept)).toBe("read");
  for (const wrong of [undefined, null, 7, "", "{", "[]", "null", {}, [], { ...kept, moves: 7 }]) {
    expect(code(wrong)).toBe("json");
  }
  expect(code({ ...kept, position: null })).toBe("json");
  expect(code({ ...kept, ply: "2" })).toBe("json");
  expect(code({ ...kept, config: undefined })).toBe("json");
});

it("what is wrong inside a kept game is told as anywhere", () => {
  const kept = Game.fromTranscript("f5d6c3").toJSON();
  expect(code({ ...kept, config: null })).toBe("config");
  expect(code({ ...kept, config: { players: 9 } })).toBe("config");
  expect(code({ ...kept, position: "?" })).toBe("unknown-character");
  expect(code({ ...kept, moves: "f5f5" })).toBe("occupied");
  expect(code({ ...kept, ply: 4 })).toBe("no-such-ply");
  expect(code({ ...kept, ply: Number.NaN })).toBe("no-such-ply");
});
