/** Positions with what they are worth, for training: from games between people, and from games played out by the evaluation. */

/** A growing list of positions, each with its value in discs for the seat to move and the number of the game it is from. */
export class Positions {
  words = [];
  values = [];
  games = [];

  add(board, value, game) {
    const { words, at } = board;
    this.words.push(words[at], words[at + 1], words[at + 2], words[at + 3]);
    this.values.push(value);
    this.games.push(game);
  }

  /** @returns those of the games that fit */
  of(fits) {
    const some = new Positions();
    for (let index = 0; index < this.values.length; index++) {
      if (!fits(this.games[index])) continue;
      some.words.push(...this.words.slice(4 * index, 4 * index + 4));
      some.values.push(this.values[index]);
      some.games.push(this.games[index]);
    }
    return some;
  }

  concat(others) {
    const all = new Positions();
    for (const name of ["words", "values", "games"]) all[name] = this[name].concat(others[name]);
    return all;
  }
}

/** @returns the board's present frame, to be added later */
function frameOf({ words, at }) {
  return { words: words.slice(at, at + 4), at: 0 };
}

/** Puts a position's words on a board and finds the moves, as a search would have. */
export function show(board, words, index) {
  for (let part = 0; part < 4; part++) board.words[board.at + part] = words[4 * index + part];
  return board.findMoves();
}

/** Plays a game's moves with the passes in between; `visit` sees each position in which a move is due. */
export function replay(board, start, moves, visit) {
  board.load(start);
  for (const move of moves) {
    if (board.findMoves() === "pass") {
      board.pass();
      board.findMoves();
    }
    visit(board.turn === 0 ? 1 : -1);
    board.play(move);
  }
}

/** So many empty squares and fewer are solved. */
const SOLVED = 10;
/** How far a game may have gone astray between the known value and the solved end, for its values to be believed. */
const ASTRAY = 4;

/**
 * Positions from games between people. People lose discs until the end, so a game's result is a poor value. Better ones:
 * down to the depth of the database, the value that it gives for there; with few squares empty, that by solving; between
 * them, in games that went well, both.
 */
export function fromGames(games, { board, start, solve, random }) {
  const positions = new Positions();
  for (const [game, { moves, depth, best }] of games.entries()) {
    const early = new Set(Array.from({ length: 3 }, () => depth + random(60 - depth - 4)));
    const late = random(SOLVED) + 1;
    const between = [depth - 1 - random(6), SOLVED + 1 + random(6)];
    const kept = [];
    replay(board, start, moves, (black) => {
      const { empty } = board;
      if (early.has(empty)) positions.add(board, best * black, game);
      if (between.includes(empty)) kept.push({ frame: frameOf(board), left: empty, mover: black });
      if (empty === SOLVED && game % 2 === 0 && kept.length === between.length) {
        const end = solve(best * black) * black;
        board.findMoves();
        if (Math.abs(end - best) <= ASTRAY) {
          for (const { frame, left, mover } of kept) {
            const value = end + ((best - end) * (left - SOLVED)) / (depth - SOLVED);
            positions.add(frame, value * mover, game);
          }
        }
      }
      if (empty === late && game % 4 === 0) {
        positions.add(board, solve(best * black), game);
        board.findMoves();
      }
    });
  }
  return positions;
}

/**
 * Positions that people don't get into, but a search does: some random moves, then played out by the evaluation at two
 * plies, and solved at the end.
 */
export function fromPlay(games, { board, start, solve, random, evaluate, popCount }, wanted) {
  const { words } = board;
  const positions = new Positions();
  const moves = Array.from({ length: 3 }, () => new Int32Array(64));

  const list = (ply) => {
    let count = 0;
    for (let part = 0; part < 2; part++) {
      for (let left = words[board.at + 4 + part]; left !== 0; left &= left - 1) {
        moves[ply][count++] = 32 * part + 31 - Math.clz32(left & -left);
      }
    }
    return count;
  };
  const margin = () => {
    const discs = (from) => popCount(words[from]) + popCount(words[from + 1]);
    return (discs(board.at) - discs(board.at + 2)) * 64;
  };
  const search = (ply, alpha, beta) => {
    const due = board.findMoves();
    if (due === "over") return margin();
    if (due === "pass") {
      board.pass();
      const value = -search(ply, -beta, -alpha);
      board.undo();
      return value;
    }
    if (ply === 0) return evaluate();
    const count = list(ply);
    let best = -Infinity;
    for (let index = 0; index < count && best < beta; index++) {
      board.play(moves[ply][index]);
      const value = -search(ply - 1, -beta, -Math.max(alpha, best));
      board.undo();
      if (value > best) best = value;
    }
    return best;
  };
  /** Plays the move that is best two plies on; the first of those that are alike. */
  const playBest = () => {
    const count = list(2);
    let best = -Infinity;
    let choice = 0;
    for (let index = 0; index < count; index++) {
      board.play(moves[2][index]);
      const value = -search(1, -Infinity, -best);
      board.undo();
      if (value > best) [best, choice] = [value, moves[2][index]];
    }
    board.play(choice);
  };
  /** Gets ready for the next move; false when the game is over. */
  const next = () => {
    const due = board.findMoves();
    if (due === "pass") board.pass();
    return due !== "over" && board.findMoves() === "turn";
  };

  for (let number = 0; number < wanted; number++) {
    const game = random(games.length);
    const from = 4 + random(50);
    replay(board, start, games[game].moves.slice(0, from), () => {});
    for (let left = 1 + random(3); left > 0 && next(); left--) board.play(moves[0][random(list(0))]);
    const kept = [];
    while (next()) {
      if (kept.length === 0 || random(6) === 0) {
        kept.push({ frame: frameOf(board), mover: board.turn });
      }
      if (board.empty <= SOLVED) break;
      playBest();
    }
    const { turn } = board;
    const value = solve(0);
    for (const { frame, mover } of kept) positions.add(frame, mover === turn ? value : -value, game);
  }
  return positions;
}
