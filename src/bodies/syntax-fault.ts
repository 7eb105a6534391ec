// What the parsers of MDX throw.

/** A message with its place, or the error of a stack that is full. */
export interface SyntaxFault {
  readonly message?: string;
  readonly reason?: string;
  readonly ruleId?: string;
  readonly source?: string;
  readonly place?: { readonly offset?: number };
}

/** True where the text ends inside a tag or an expression. */
export function isUnfinishedBy({ ruleId }: SyntaxFault): boolean {
  return ruleId === "unexpected-eof";
}

/** True where the parser of JavaScript refused a statement or an expression. */
export function isOfProgram({ ruleId }: SyntaxFault): boolean {
  return ruleId === "acorn";
}

/** The words of the parser. */
export function wordsOf({ reason, message }: SyntaxFault): string {
  const text = reason ?? message ?? "it can't be parsed";
  return text.charAt(0).toLowerCase() + text.slice(1);
}
