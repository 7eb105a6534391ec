// Writes code blocks of MDX as VitePress reads them.
import { codeTitle } from "../pages/code-titles.ts";

/** What a code block has, of its first line and below it. */
export interface CodeBlock {
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value: string;
}

/** A code block with its title, if it has one; titles are shown only in a group. */
export function codeBlock(code: CodeBlock, title: string | undefined): string {
  let longest = 2;
  for (const [run] of code.value.matchAll(/(?<!`)`+/g)) longest = Math.max(longest, run.length);
  const fence = "`".repeat(longest + 1);
  const lang = /^[\w+#.-]+$/.test(code.lang ?? "") ? code.lang! : "txt";
  const lines = /(?:^|\s|highlight=)\{([\d,\s-]+)\}/.exec(code.meta ?? "")?.[1]?.replaceAll(/\s/g, "");
  const shown = title === undefined ? "" : ` [${title.replaceAll(/[[\]{}`<>]/g, " ").trim()}]`;
  return `${fence}${lang}${lines === undefined ? "" : `{${lines}}`}${shown}\n${code.value}\n${fence}`;
}

/** Code blocks as one group with a tab for each. */
export function codeGroup(blocks: readonly CodeBlock[]): string {
  const texts = blocks.map((code, index) => codeBlock(code, codeTitle(code.meta) ?? code.lang ?? `Code ${index + 1}`));
  return [":::: code-group", ...texts, "::::"].join("\n\n");
}
