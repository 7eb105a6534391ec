// Reads the comments by which Docusaurus marks lines of a code block.
import type { CodeRule, MagicComments } from "../shown-code.ts";

const opening = /^(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|!|\*>|'|rem\b)\s*/i;
const endings = ["*/", "-->"];

/** The class of lines that are marked and no more, as on the new site. */
const className = "theme-code-block-highlighted-line";
const ofDocusaurus: MagicComments = new Map([
  ["highlight-next-line", { className, place: "line" }],
  ["highlight-start", { className, place: "start" }],
  ["highlight-end", { className, place: "end" }],
]);

/** Numbers behind the opening count instead; without a language nothing is read. */
export const docusaurusMarks: CodeRule = (lines, info, { magicComments = ofDocusaurus }) => {
  if (/\{[\d,-]+\}/.test(info) || !/^\s*[^\s{=]+(?:[\s{]|$)/.test(info)) return undefined;
  const shown: string[] = [];
  const marked = new Set<number>();
  const classes = new Set<string>();
  /** Where the block of a class begins; what is above is marked, or is not. */
  const starts = new Map<string, number>();
  for (const line of lines) {
    const found = magicComments.get(commentText(line) ?? "");
    const next = shown.length + 1;
    if (found === undefined) shown.push(line);
    else classes.add(found.className);
    if (found?.place === "line") marked.add(next);
    if (found?.place === "end") for (let at = starts.get(found.className) ?? 1; at < next; at += 1) marked.add(at);
    if (found !== undefined && found.place !== "line") starts.set(found.className, next);
  }
  if (shown.length === lines.length) return undefined;
  const losses = [...classes]
    .filter((each) => each !== className)
    .map((each) => ({
      feature: `"${each}" of lines in a code block`,
      reason: "the new site has one look for such lines, so they are marked",
    }));
  const inOrder = [...marked].filter((at) => at <= shown.length).toSorted((one, other) => one - other);
  return { lines: shown, marked: inOrder, losses };
};

/** What is in a comment that has its line for itself. */
function commentText(line: string): string | undefined {
  const written = line.trim();
  const begin = opening.exec(written)?.[0];
  if (begin === undefined) return undefined;
  const rest = written.slice(begin.length);
  const inner = begin.startsWith("{") && rest.endsWith("}") ? rest.slice(0, -1).trimEnd() : rest;
  const ending = endings.find((each) => inner.endsWith(each));
  return (ending === undefined ? inner : inner.slice(0, -ending.length)).trim();
}
