const board = document.querySelector("reversi-board");
void playOneMove(board);

async function playOneMove(played) {
  await played.ready;
  played.play("f5");
  await played.finish();
  parent.postMessage(played.game.transcript, "*");
}
