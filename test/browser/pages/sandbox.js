// The frame is of another origin and tells by message what happened in it.
const told = new Promise((resolve) => window.addEventListener("message", ({ data }) => resolve(data)));
window.told = told;
