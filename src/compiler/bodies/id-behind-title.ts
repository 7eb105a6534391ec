// Finds ids that are written after the titles of headings.

/**
 * A heading with an id, such as `## Title {#id}`: the text before the braces, the braces, and the id. There are no braces in
 * the braces, so that a line with many braces is read only once.
 */
export const idBehindTitle: RegExp = /^( {0,3}#{1,6}[ \t][^\n]*)(\{[ \t]*#([^{}\n]+)\}[ \t]*)$/gm;
