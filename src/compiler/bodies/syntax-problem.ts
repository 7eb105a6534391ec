// Says in plain words what is wrong with a block that can't be parsed as MDX, and where.
import { parseMdx, type ParsedBlock } from "./parse-block.ts";
import { isOfProgram, isUnfinishedBy, wordsOf } from "./syntax-fault.ts";

/** Why a block is not valid, and where; offsets in the block. */
export interface SyntaxProblem {
  readonly reason: string;
  readonly start: number;
  readonly end: number;
}

/** The problem of a block. If the parser noticed it only at the end of the block, its place is the tag, expression or statement that is open there. */
export function syntaxProblem(
  text: string,
  { fault, offset }: Extract<ParsedBlock, { readonly ok: false }>,
): SyntaxProblem {
  const isAtEnd = text.slice(offset).trim() === "";
  if (isUnfinishedBy(fault)) {
    const open = openedAt(text);
    if (open !== undefined)
      return { reason: unclosed(open.written), start: open.start, end: open.start + open.written.length };
  }
  const statement = /^(?:import|export)\b/.exec(text)?.[0];
  if (isOfProgram(fault)) {
    const after = statement === undefined ? undefined : textAfterStatements(text, offset);
    if (after !== undefined)
      return { reason: `there is no blank line between this and the ${statement!} above it`, start: after, end: after };
    const what = statement === undefined ? "this expression" : "this import or export";
    const reason = `${what} is not valid JavaScript`;
    if (!isAtEnd) return { reason, start: offset, end: offset };
    const start = statement === undefined ? Math.max(text.lastIndexOf("{"), 0) : 0;
    return { reason, start, end: start + (statement ?? "{").length };
  }
  const sign = fault.ruleId === "unexpected-character" ? textAfterSign(text, offset) : undefined;
  if (sign !== undefined) return { reason: sign, start: offset, end: offset };
  return { reason: wordsOf(fault), start: offset, end: offset };
}

/** Where text begins directly below complete imports and exports: they go on to the next blank line. */
function textAfterStatements(text: string, faultAt: number): number | undefined {
  const lines = [...text.slice(0, faultAt + 1).matchAll(/\n(?!import\b|export\b|\s|\/[/*]|$)/g)].slice(0, triedAtMost);
  const before = lines.find(({ index }) => endsBefore(text, index + 1) && parseMdx(text.slice(0, index)).ok);
  return before && before.index + 1;
}

/** True if a complete statement can't go on in the line that begins at an offset, as it would with `.map(…)` or `+ 2`. */
function endsBefore(text: string, at: number): boolean {
  const line = text.slice(at).split("\n", 1)[0]!;
  const above = text.slice(text.lastIndexOf("\n", at - 2) + 1, at).trimEnd();
  if (/;$|^import\b.*["']$/.test(above) && markOfText.test(line)) return true;
  return beginningOfText.test(line) && !wordOfProgram.test(line);
}

/** Marks of Markdown that are operators of JavaScript, too. */
const markOfText = /^(?:[-+*>|]\s|[*`[(|])/;

/** A tag, a mark of Markdown that is no operator, or words. */
const beginningOfText =
  /^(?:<[/>\p{L}_]|#{1,6}\s|!\[|:::|~~~|\d+[.)]\s|[\p{L}\p{N}][\p{L}\p{N}'’-]*[,.:;!?]?(?:\s*$|\s+[\p{L}\p{N}"“'‘(*_`[<{]))/u;

/** What continues an expression or begins a statement. */
const wordOfProgram =
  /^(?:in|instanceof|as|satisfies|with|assert|from|const|let|var|function|class|async|await|return|throw|typeof|new)\b/;

function unclosed(written: string): string {
  if (written === "{") return `the expression that begins with "{" is not closed: there is no "}" for it`;
  return `the tag "${written}" is not closed: there is no ">" for it`;
}

interface Opened {
  readonly start: number;
  /** `{`, or a tag up to the end of its name. */
  readonly written: string;
}

/** No more are tried, because for each the text before it is parsed. */
const triedAtMost = 30;

/** The tag or expression that is open at the end of a block: the last one that has nothing open before it. */
function openedAt(text: string): Opened | undefined {
  const begins = [...text.matchAll(/\{|<\/?[\w$.:-]*/g)].toReversed().slice(0, triedAtMost);
  const found = begins.find(
    ({ index, 0: written }) => isOpenAfter(text.slice(0, index + written.length)) && !isOpenAfter(text.slice(0, index)),
  );
  return found && { start: found.index, written: found[0] };
}

function isOpenAfter(text: string): boolean {
  const parsed = parseMdx(text);
  return !parsed.ok && isUnfinishedBy(parsed.fault);
}

/** The text after a "<" that is most likely meant as a sign or as a comment. */
function textAfterSign(text: string, offset: number): string | undefined {
  const sign = text.slice(offset - 1, offset + 1);
  if (/^<\d$|^<[=\s-]$/.test(sign)) return `"${sign}" begins no tag; for the sign "<" write "&lt;"`;
  return text.slice(offset - 1, offset + 3) === "<!--" ? `MDX has no comments in "<!--"; write {/* … */}` : undefined;
}
