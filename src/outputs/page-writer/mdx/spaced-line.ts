// Writes a text in one line.

/** The text with a space for each line end and other space. */
export function spacedLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is replaced
  return text.replaceAll(/[\s\0\u2028\u2029]+/g, " ");
}
