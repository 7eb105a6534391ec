// How is a user's text printed where it could steer what reads it?

/** One dot for each character that a terminal or a log would obey: controls, line ends, and marks that turn text round. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, "·");
}
