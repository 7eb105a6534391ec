// Finds ids that are written behind the titles of headings.

/**
 * A heading with an id, such as `## Title {#id}`: all before the braces, the braces, and the id. What is in the braces has none
 * itself, so that a line with many is read once.
 */
export const idBehindTitle: RegExp = /^( {0,3}#{1,6}[ \t][^\n]*)(\{[ \t]*#([^{}\n]+)\}[ \t]*)$/gm;
