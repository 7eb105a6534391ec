// Writes code blocks of MDX in the form for VitePress. (D181)
import { codeTitle } from "../source/code-titles.ts";
import { codeLabel, vueLines } from "./vue-text.ts";

/** The first line and the text of a code block. */
export interface CodeBlock {
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value: string;
}

/** A code block with its title, if it has one; titles are shown only in a group. */
export function codeBlock(code: CodeBlock, title?: string, isFirst = false): string {
  const lang = languageOf(code.lang);
  const label = title === undefined ? "" : codeLabel(title);
  if (hasOtherMeaning(code.value)) return plainBlock(code.value, lang, label, isFirst);
  let longest = 2;
  for (const [run] of code.value.matchAll(/(?<!`)`+/g)) longest = Math.max(longest, run.length);
  const fence = "`".repeat(longest + 1);
  const lines = linesOf(code);
  return `${fence}${lang}${lines === "" ? "" : `{${lines}}`}${label === "" ? "" : ` [${label}]`}\n${code.value}\n${fence}`;
}

/** Code blocks as one group with a tab for each. */
export function codeGroup(blocks: readonly CodeBlock[]): string {
  const texts = blocks.map((code, index) =>
    codeBlock(code, codeTitle(code.meta) ?? code.lang ?? `Code ${index + 1}`, index === 0),
  );
  // A row of colons ends a group also where it is code.
  let longest = 3;
  for (const { value } of blocks)
    for (const [, run = ""] of value.matchAll(/^[ \t]*(:+)/gm)) longest = Math.max(longest, run.length);
  const fence = ":".repeat(longest + 1);
  return [`${fence} code-group`, ...texts, fence].join("\n\n");
}

/** The language, if it is a plain name: for others VitePress runs the code (`js-vue`), numbers its lines, or stops. */
function languageOf(lang: string | null | undefined): string {
  const name = lang ?? "";
  return /^[A-Za-z][\w+#.-]{0,29}$/.test(name) && !/-vue$|^(?:ansi|constructor)$/i.test(name) ? name : "txt";
}

/** The marked lines that the code has: VitePress makes a list of all numbers, even of missing lines. */
function linesOf({ meta, value }: CodeBlock): string {
  const written = /(?:^|\s|highlight=)\{([\d,\s-]+)\}/.exec(meta ?? "")?.[1] ?? "";
  const count = value.split("\n").length;
  const ranges = written
    .replaceAll(/\s/g, "")
    .split(",")
    .slice(0, mostRanges)
    .flatMap((part) => {
      const [, first = "", last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
      const [from, to] = [Math.max(1, Number(first)), Math.min(count, Number(last))];
      return first === "" || from > to ? [] : [from === to ? `${from}` : `${from}-${to}`];
    });
  return ranges.join(",");
}

const mostRanges = 50;

/** Matches files that VitePress would include, and words that it would remove from the code. The words for changed lines have the same meaning on the platform, so they are allowed. */
function hasOtherMeaning(code: string): boolean {
  return /<!--\s*@include:|\[!code (?!\+\+|--)/.test(code);
}

/** The code without colors, on one line, because an empty line would end it. */
function plainBlock(code: string, lang: string, label: string, isFirst: boolean): string {
  const title = label === "" ? "" : ` data-title="${label}"`;
  const names = `language-${lang} vp-adaptive-theme${isFirst && label !== "" ? " active" : ""}`;
  const head = `<button title="Copy Code" class="copy"></button><span class="lang">${lang}</span>`;
  return `<div class="${names}"${title}>${head}<pre class="vp-code" v-pre><code>${vueLines(code)}</code></pre></div>`;
}
