// How far is the build? One line on the terminal, and nothing where there is none.
const stream = process.stderr;
const redrawEvery = 100;
let nextDraw = Date.now() + 500;
let isDrawn = false;

/** Shows `pages 512/893`, from half a second on and not at every step. For the option `onProgress` of a compile, too. */
export function showProgress({ phase, done, total }) {
  if (!stream.isTTY || process.env.CI || Date.now() < nextDraw) return;
  nextDraw = Date.now() + redrawEvery;
  isDrawn = true;
  stream.write(`\r${`${phase} ${done}/${total}`.slice(0, (stream.columns || 80) - 1)}\u001B[K`);
}

/** Takes the line away. */
export function endProgress() {
  if (isDrawn) stream.write("\r\u001B[K");
}
