// The same server by its other name is another origin.
const script = document.createElement("script");
const host = location.hostname === "localhost" ? "127.0.0.1" : "localhost";
script.src = `http://${host}:${location.port}/dist/reversi-board.iife.js`;
document.head.append(script);
