// What the parsers of MDX throw.

/** A message with its place, or the error of a full stack. */
export interface SyntaxFault {
  readonly message?: string;
  readonly reason?: string;
  readonly ruleId?: string;
  readonly source?: string;
  /** A point, or a range. */
  readonly place?: { readonly offset?: number; readonly start?: { readonly offset?: number } };
}

/** Where the parser noticed the fault; undefined if it does not say. */
export function offsetOf({ place }: SyntaxFault): number | undefined {
  return place?.offset ?? place?.start?.offset;
}

/** True if the text ends inside a tag or an expression. */
export function isUnfinishedBy({ ruleId }: SyntaxFault): boolean {
  return ruleId === "unexpected-eof";
}

/** True if the parser of JavaScript refused a statement or an expression. */
export function isOfProgram({ ruleId }: SyntaxFault): boolean {
  return ruleId === "acorn";
}

/** True if a tag has no counterpart in its part of the text. */
export function isOfTags({ source }: SyntaxFault): boolean {
  return source === "mdast-util-mdx-jsx";
}

/** The parser's own message. */
export function wordsOf({ reason, message }: SyntaxFault): string {
  const text = reason ?? message ?? "it can't be parsed";
  return text.charAt(0).toLowerCase() + text.slice(1);
}
