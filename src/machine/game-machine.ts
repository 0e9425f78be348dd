import { setup } from "xstate";
import { Game, ReversiError } from "../engine/index.js";
import type { GameEvent, GameNews, Source } from "./events.js";
import {
  isShowable,
  lastDecision,
  movesBetween,
  moverOf,
  nextDecision,
  shownGame,
  tryStart,
} from "./table.js";
import type { Table } from "./table.js";

const words = setup({
  types: {
    context: {} as Table,
    events: {} as GameEvent,
    emitted: {} as GameNews,
  },
  guards: {
    isAllowed: ({ event }) => event.type === "start" && tryStart(event.config) instanceof Game,
    isPersonsLegalMove: ({ context, event }) => {
      const shown = shownGame(context);
      return (
        event.type === "choose" &&
        moverOf(shown?.turn ?? null, context.movers) === "person" &&
        (shown?.legalMoves.includes(event.square) ?? false)
      );
    },
    isLegalMove: ({ context, event }) =>
      event.type === "play" && (context.game?.legalMoves.includes(event.square) ?? false),
    isLegalAnswer: ({ context, event }) =>
      event.type === "answer" &&
      event.job === context.job &&
      (context.game?.legalMoves.includes(event.square) ?? false),
    hasDecisionToUndo: ({ context: { game, movers } }) =>
      game !== null && lastDecision(game, movers) !== null,
    hasGameToRestore: ({ context }) => context.replaced !== null,
    hasGameToReturn: ({ context }) => context.givenUp !== null,
    hasDecisionToRedo: ({ context: { game, movers } }) =>
      game !== null && nextDecision(game, movers) !== null,
    isShowablePly: ({ context, event }) =>
      event.type === "goTo" && context.game !== null && isShowable(event.ply, context.game),
    hasGame: ({ context }) => context.game !== null,
    mustFillCentre: ({ context }) => context.game?.phase === "opening",
    mustFlip: ({ context }) => context.game?.phase === "turn",
    mustPlace: ({ context }) => context.game?.phase === "fallback",
    isForPerson: ({ context }) => moverOf(context.game?.turn ?? null, context.movers) === "person",
    isForHost: ({ context }) => moverOf(context.game?.turn ?? null, context.movers) === "host",
  },
});

/** Plays a square on a game, and tells the move and the passes that follow it. */
const record = (from: (table: Table) => Game | null, sourceOf: (table: Table) => Source) =>
  words.enqueueActions(({ context, event, enqueue }) => {
    const before = from(context);
    if (!before || !("square" in event)) return;
    const game = before.play(event.square);
    enqueue.assign({ game, browsed: null, givenUp: null });
    for (const ply of game.plies.slice(before.ply)) {
      if (ply.kind === "pass") enqueue.emit({ type: "passed", game, ply });
      else enqueue.emit({ type: "moved", game, ply, source: sourceOf(context) });
    }
  });

const vocabulary = words.extend({
  actions: {
    startGame: words.enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "start") return;
      const game = tryStart(event.config);
      if (!(game instanceof Game)) return;
      const replaced = event.undoable && context.game && context.game.line.ply > 0 ? context.game : null;
      enqueue.assign({ game, browsed: null, replaced, givenUp: null });
      enqueue.emit({ type: "started", game });
    }),
    refuseConfig: words.enqueueActions(({ event, enqueue }) => {
      if (event.type !== "start") return;
      const error = tryStart(event.config);
      if (error instanceof ReversiError) enqueue.emit({ type: "refused", error });
    }),
    loadGame: words.enqueueActions(({ event, enqueue }) => {
      if (event.type !== "load") return;
      enqueue.assign({ game: event.game, browsed: null, replaced: null, givenUp: null });
      enqueue.emit({ type: "loaded", game: event.game });
    }),
    clearGame: words.enqueueActions(({ enqueue }) => {
      enqueue.assign({ game: null, browsed: null, replaced: null, givenUp: null });
      enqueue.emit({ type: "cleared" });
    }),
    takeSeats: words.enqueueActions(({ event, enqueue }) => {
      if (event.type !== "seat") return;
      enqueue.assign({ movers: event.movers });
      enqueue.emit({ type: "seated", movers: event.movers });
    }),
    recordChosenMove: record(shownGame, () => "user"),
    recordMove: record(
      ({ game }) => game,
      () => "host",
    ),
    recordAnswer: record(
      ({ game }) => game,
      ({ game, movers }) => (moverOf(game?.turn ?? null, movers) === "host" ? "host" : "computer"),
    ),
    goBack: words.enqueueActions(({ context, enqueue }) => {
      const game = context.game && lastDecision(context.game, context.movers);
      if (!context.game || !game) return;
      enqueue.assign({ game, browsed: null });
      const moves = movesBetween(game, context.game);
      enqueue.emit({ type: "undone", game, moves, from: context.game.ply });
    }),
    restoreGame: words.enqueueActions(({ context: { game, replaced }, enqueue }) => {
      if (!replaced) return;
      enqueue.assign({ game: replaced, browsed: null, replaced: null, givenUp: game });
      enqueue.emit({ type: "loaded", game: replaced });
    }),
    returnGame: words.enqueueActions(({ context: { game, givenUp }, enqueue }) => {
      if (!givenUp) return;
      enqueue.assign({ game: givenUp, browsed: null, replaced: game, givenUp: null });
      enqueue.emit({ type: "loaded", game: givenUp });
    }),
    goForth: words.enqueueActions(({ context, enqueue }) => {
      const game = context.game && nextDecision(context.game, context.movers);
      if (!context.game || !game) return;
      enqueue.assign({ game, browsed: null });
      const moves = movesBetween(context.game, game);
      enqueue.emit({ type: "redone", game, moves, from: context.game.ply });
    }),
    browse: words.enqueueActions(({ context, event, enqueue }) => {
      const from = shownGame(context)?.ply;
      if (event.type !== "goTo" || !context.game || from === undefined) return;
      const game = context.game.goTo(event.ply);
      enqueue.assign({ browsed: game.ply === context.game.ply ? null : game.ply });
      enqueue.emit({ type: "browsed", game, from, to: game.ply });
    }),
    tellTurn: words.enqueueActions(({ context, enqueue }) => {
      if (context.game) enqueue.emit({ type: "turned", game: context.game });
    }),
    tellEnd: words.enqueueActions(({ context, enqueue }) => {
      if (context.game?.phase === "over") enqueue.emit({ type: "ended", game: context.game });
    }),
    askForMove: words.enqueueActions(({ context, enqueue }) => {
      const { game, movers } = context;
      const seat = game?.turn ?? null;
      const mover = moverOf(seat, movers);
      if (!game || !seat || !mover) return;
      const job = context.job + 1;
      enqueue.assign({ job });
      enqueue.emit({ type: "moveDue", game, seat, mover, job });
    }),
  },
});

const asked = vocabulary.createStateConfig({
  entry: "askForMove",
  on: {
    answer: {
      guard: "isLegalAnswer",
      target: "#game.deciding",
      actions: ["recordAnswer", "tellTurn", "tellEnd"],
    },
  },
});

/** A phase of play waits for whoever moves for the seat. */
const phase = vocabulary.createStateConfig({
  initial: "seating",
  states: {
    seating: {
      always: [
        { guard: "isForPerson", target: "person" },
        { guard: "isForHost", target: "host" },
        { target: "computer" },
      ],
    },
    person: {},
    host: asked,
    computer: asked,
  },
});

/**
 * The course of a game: set up, then opening, turn and fallback as the rules ask, then over; in each phase of play it
 * waits for a person, the host or a computer. It owns the game and asks the engine; what happens is emitted as
 * {@link GameNews}. It starts no timers and no other actors.
 */
export const gameMachine = vocabulary.createMachine({
  id: "game",
  context: { game: null, browsed: null, replaced: null, givenUp: null, movers: {}, job: 0 },
  initial: "setup",
  on: {
    start: [
      { guard: "isAllowed", target: ".deciding", actions: ["startGame", "tellTurn", "tellEnd"] },
      { actions: "refuseConfig" },
    ],
    load: { target: ".deciding", actions: ["loadGame", "tellTurn"] },
    clear: { target: ".setup", actions: "clearGame" },
    seat: [{ guard: "hasGame", target: ".deciding", actions: "takeSeats" }, { actions: "takeSeats" }],
    choose: {
      guard: "isPersonsLegalMove",
      target: ".deciding",
      actions: ["recordChosenMove", "tellTurn", "tellEnd"],
    },
    play: { guard: "isLegalMove", target: ".deciding", actions: ["recordMove", "tellTurn", "tellEnd"] },
    undo: [
      { guard: "hasDecisionToUndo", target: ".deciding", actions: ["goBack", "tellTurn"] },
      { guard: "hasGameToRestore", target: ".deciding", actions: ["restoreGame", "tellTurn"] },
    ],
    redo: [
      { guard: "hasDecisionToRedo", target: ".deciding", actions: ["goForth", "tellTurn"] },
      { guard: "hasGameToReturn", target: ".deciding", actions: ["returnGame", "tellTurn"] },
    ],
    goTo: { guard: "isShowablePly", actions: "browse" },
  },
  states: {
    setup: {},
    deciding: {
      always: [
        { guard: "mustFillCentre", target: "opening" },
        { guard: "mustFlip", target: "turn" },
        { guard: "mustPlace", target: "fallback" },
        { target: "over" },
      ],
    },
    opening: phase,
    turn: phase,
    fallback: phase,
    over: {},
  },
});
