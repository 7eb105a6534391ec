// Finds code that is in a line, or begins behind the mark of a list.

/** Code between single marks on one line. */
export const inlineCode: RegExp = /(?<![`\\])`(?!`)[^`\n]*(?<!`)`(?!`)/g;

/** Whether code begins behind the mark of a list, with which it ends, so that its lines are no fenced block. */
export function hasCodeInList(body: string): boolean {
  return /^[ \t]*(?:[-*+>]|\d{1,9}[.)])[^\n]*(?:```|~~~)/m.test(body);
}
