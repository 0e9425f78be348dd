// Two tabs play each other: this script carries each tab's moves to the other. A network would do as well.
const board = document.querySelector("reversi-board");
const channel = new BroadcastChannel("reversi-board-demo");
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin only
const send = (message) => channel.postMessage(message);
await board.ready;

channel.addEventListener("message", ({ data: { type, game, square, ply } }) => {
  if (type === "hello") {
    board.seats = "human host";
    send({ type: "welcome", game: board.save() });
  } else if (type === "move") {
    // With its ply, a move that comes late or twice does no harm.
    board.play(square, { ply });
  } else {
    if (type === "welcome") board.seats = "host human";
    board.load(game);
  }
});

board.addEventListener("move", ({ detail: { source, square, ply } }) => {
  if (source === "user") send({ type: "move", square, ply });
});
for (const name of ["gamestart", "undo"]) {
  board.addEventListener(name, () => {
    if (document.hasFocus()) send({ type: "game", game: board.save() });
  });
}

// The first tab is Black; one that finds another already there is White, and takes its game over.
send({ type: "hello" });
