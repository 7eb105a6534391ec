// Decides whether a body is so simple that its tags can't be wrong, because parsing the whole takes thirty times as long.
import { readingLimits } from "../../../compiler/text/reading-limits.ts";
import { withoutFencedBlocks } from "../../../compiler/text/fenced-blocks.ts";
import { wholeBody, type BodyReader } from "../../../compiler/bodies/read-body.ts";
import { hasCodeInList, inlineCode } from "./code-in-lines.ts";

const tag =
  /<(?:(\/)[A-Za-z]\w*(?:\.[A-Za-z]\w*)*|[A-Za-z]\w*(?:\.[A-Za-z]\w*)*(?:[ \t](?:[^<>{}\n]|(?<==)\{\w+\})*)?\/?)>/g;
/** A tag with attributes on lines of their own. */
const longTag = /<([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)(?:\s+[\w:-]+(?:=(?:"[^"<>{}]*"|'[^'<>{}]*'|\{\w+\}))?)*\s*(\/?)>/g;
/** It is no mark of emphasis. */
const inWord = /(?<=[\p{L}\p{N}])_+(?=[\p{L}\p{N}])/gu;
// Words in marks that can only open and only close, which therefore belong together whatever is around them.
const emphasis = /(?<![^\s>(])(\*\*?|__?)(?=[\p{L}\p{N}])[^*_~`[\]<>{}|!\\&\n]*(?<=[\p{L}\p{N}])\1(?![^\s<.,:;?)])/gu;
const link = /\[[\p{L}\p{N} .,:]+\]\([\w/.:#?=-]+\)/gu;

/**
 * True if the body is certainly valid MDX: its blocks are valid, its tags are paired, and each pair is either on one line with
 * only simple emphasis and links, or each of its tags has its own line, at the beginning of the line or in even blocks.
 */
export function isPlainMdx(body: string, read: BodyReader = wholeBody): boolean {
  if (hasCodeInList(body) || !hasPlainLines(body)) return false;
  // It takes longer than to look at the lines.
  const { isOpen, problem } = read(body);
  return !isOpen && problem === undefined;
}

function hasPlainLines(body: string): boolean {
  const open: number[] = [];
  return simplerLines(body).every((line) => {
    const indent = line.search(/\S/);
    if (indent === -1) return true;
    // What is less far to the right may end the list that a tag is in.
    if (indent < (open.at(-1) ?? 0)) return false;
    // A cell ends an expression, a footnote is no place for one, and no host reads a formula.
    if (line.includes("{") && /[|$]|\[\^/.test(line)) return false;
    const rest = line.replaceAll(tag, "").replaceAll(inWord, "").trim();
    const tags = [...line.matchAll(tag)].filter(([whole]) => !whole.endsWith("/>"));
    if (rest.includes("<") || /^(?:import|export)\b/.test(line)) return false;
    if (tags.length === 0) return true;
    if (rest !== "") return arePaired(tags) && !/[*_~[\]|!]/.test(rest);
    if (arePaired(tags)) return true;
    const [only, ...others] = tags;
    if (others.length > 0 || indent % 2 === 1) return false;
    if (only![1] !== undefined) return open.pop() === indent;
    return open.push(indent) < readingLimits.page.depth / 2;
  });
}

/** Whether each tag is closed by the next one. */
function arePaired(tags: readonly RegExpMatchArray[]): boolean {
  return tags.length % 2 === 0 && tags.every((each, index) => (each[1] === "/") === (index % 2 === 1));
}

/** Lines without code blocks, in which code, emphasis and links are replaced by words. */
function simplerLines(body: string): readonly string[] {
  const text = withoutFencedBlocks(body).replaceAll(
    longTag,
    (_written, name: string, end: string) => `<${name}${end}>`,
  );
  return text.replaceAll(emphasis, "text").replaceAll(link, "text").replaceAll(inlineCode, codeWord).split("\n");
}

/** A cell ends code that has "|" in it: then what is in the code counts as if it were beside it. */
function codeWord(code: string): string {
  if (!code.includes("|")) return "code";
  return /[{<]/.test(code) ? "code|{" : "code|";
}
