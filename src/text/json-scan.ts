// Where do the tokens of a JSON text end, also of a broken one?

const quote = 34;
const asterisk = 42;
const slash = 47;
const backslash = 92;
const lineFeed = 10;
const carriageReturn = 13;

/**
 * The offset after the string that opens at `start`. As in jsonc-parser a backslash takes any character with it and
 * a line break ends a string that nobody closed, so that both see the same brackets.
 */
export function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === lineFeed || code === carriageReturn) return at;
    if (code === backslash) at++;
  }
  return text.length;
}

/** The offset after the comment that opens at `start`, or `start + 1` when a slash stands there alone. */
export function commentEnd(text: string, start: number): number {
  const second = text.charCodeAt(start + 1);
  if (second === asterisk) {
    const close = text.indexOf("*/", start + 2);
    return close === -1 ? text.length : close + 2;
  }
  if (second !== slash) return start + 1;
  let at = start + 2;
  while (at < text.length && text.charCodeAt(at) !== lineFeed && text.charCodeAt(at) !== carriageReturn) at++;
  return at;
}
