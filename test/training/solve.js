/**
 * A plain exact endgame search, for labels: alpha-beta, moves that leave the fewest replies first.
 *
 * @param engine - the bundled engine
 * @param board - an 8×8 board for two; `findMoves` need not have been called
 * @returns a function that gives the final difference of discs for the seat to move, the winner taking the empty squares;
 *   a good guess of it makes it faster
 */
export function makeSolver({ popCount }, board) {
  const { words } = board;
  /** Below that many empty squares, sorting moves costs more than it saves. */
  const SORTED = 5;
  const moves = Array.from({ length: 65 }, () => new Int32Array(64));

  const final = () => {
    const { at } = board;
    const own = popCount(words[at]) + popCount(words[at + 1]);
    const other = popCount(words[at + 2]) + popCount(words[at + 3]);
    return own > other ? 64 - 2 * other : own < other ? 2 * own - 64 : 0;
  };

  const search = (alpha, beta, empty) => {
    const due = board.findMoves();
    if (due === "over") return final();
    if (due === "pass") {
      board.pass();
      const value = -search(-beta, -alpha, empty);
      board.undo();
      return value;
    }
    const list = moves[empty];
    let count = 0;
    for (let part = 0; part < 2; part++) {
      for (let left = words[board.at + 4 + part]; left !== 0; left &= left - 1) {
        list[count++] = 32 * part + 31 - Math.clz32(left & -left);
      }
    }
    if (empty > SORTED) {
      for (let index = 0; index < count; index++) {
        const square = list[index];
        board.play(square);
        const replies =
          board.findMoves() === "turn" ? popCount(words[board.at + 4]) + popCount(words[board.at + 5]) : 0;
        board.undo();
        const key = (replies << 6) | square;
        let place = index;
        for (; place > 0 && list[place - 1] > key; place--) list[place] = list[place - 1];
        list[place] = key;
      }
    }
    let best = -65;
    for (let index = 0; index < count && best < beta; index++) {
      board.play(list[index] & 63);
      const value = -search(-beta, -Math.max(alpha, best), empty - 1);
      board.undo();
      if (value > best) best = value;
    }
    return best;
  };

  return (guess) => {
    const value = search(guess - 1, guess + 1, board.empty);
    if (value === guess) return value;
    return value < guess ? search(-64, value, board.empty) : search(value, 64, board.empty);
  };
}
