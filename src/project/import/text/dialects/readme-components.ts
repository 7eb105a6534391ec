// Writes the components of ReadMe so that Markdown reads what is in them, as MDX does. (D441)
import { fencedBlocks } from "../../../../compiler/text/fenced-blocks.ts";
import { blockFinder, codeBlocks, indentedCode } from "../code-blocks.ts";
import type { ReplacedBlock } from "../text-rules.ts";

/** Components with Markdown in them; their tags stand on lines of their own. */
const holders = new Set(["Callout", "Cards", "Card", "Tabs", "Tab", "Accordion", "Columns", "Column", "Frame"]);

/** What holds Markdown in a `<Table>`. */
const ofTables = new Set(["Table", "thead", "tbody", "tr", "th", "td"]);

const tagLine = /^[ \t]*<(\/?)([A-Z]\w{0,40}|thead|tbody|tr|t[hd])(?:[ \t][^<>\n]{0,2000})?>[ \t]*$/;

/** The text without the indents of what is in components, and with the HTML of `<HTMLBlock>` as it is shown. It has as many lines. */
export function withoutIndents(source: string): string {
  const text = withoutTemplates(source);
  const isCode = blockFinder(codeBlocks(text));
  const open: { readonly name: string; readonly indent: number }[] = [];
  let at = 0;
  return text
    .split("\n")
    .map((line) => {
      const start = at;
      at += line.length + 1;
      const indent = line.search(/\S/);
      const [, slash, name = ""] = isCode(start) ? [] : (tagLine.exec(line) ?? []);
      const isInTable = name === "Table" || open.some((each) => each.name === "Table");
      if (!(holders.has(name) || (isInTable && ofTables.has(name))) || line.trimEnd().endsWith("/>"))
        return line.slice(innerIndent(open.at(-1), indent));
      const opened = open.findLastIndex((each) => each.name === name);
      if (slash === "") open.push({ name, indent });
      else if (opened >= 0) open.length = opened;
      return line.trim();
    })
    .join("\n");
}

function innerIndent(top: { readonly indent: number } | undefined, indent: number): number {
  return top === undefined || indent < 0 ? 0 : Math.min(indent, top.indent + 2);
}

/** The tags that stand on lines of their own, which are blocks then. */
export function componentTags(text: string): readonly ReplacedBlock[] {
  const blocks: ReplacedBlock[] = [];
  const isCode = blockFinder(indentedCode(text));
  let at = 0;
  for (const line of text.split("\n")) {
    if (holders.has(tagLine.exec(line)?.[2] ?? "") && !isCode(at))
      blocks.push({ start: at, end: at + line.length, text: line.trim() });
    at += line.length + 1;
  }
  return blocks;
}

const template = /<HTMLBlock(?:[ \t][^<>\n]{0,500})?>\s{0,20}\{\s{0,20}`/g;
const close = "</HTMLBlock>";

/** `<HTMLBlock>` holds HTML in a template of JavaScript. Blank lines in HTML would end it in Markdown, so they are around it. */
function withoutTemplates(source: string): string {
  const parts: string[] = [];
  const code = fencedBlocks(source);
  const isIndentedCode = blockFinder(indentedCode(source));
  let from = 0;
  let next = 0;
  for (const { 0: begin, index } of source.matchAll(template)) {
    if (index < from || isIndentedCode(index)) continue;
    const end = source.indexOf(close, index);
    if (end < 0) break;
    while (next < code.length && code[next]!.end <= index) next += 1;
    // Neither in a code block nor around one.
    if (next < code.length && code[next]!.start < end) continue;
    const inside = source.slice(index + begin.length, end).trimEnd();
    if (!inside.endsWith("}") || !inside.slice(0, -1).trimEnd().endsWith("`")) continue;
    const html = inside
      .slice(0, -1)
      .trimEnd()
      .slice(0, -1)
      .replaceAll(/\\([`$\\])/g, "$1");
    const all = html.split("\n").map((line) => line.trim());
    const lines = all.filter((line) => line !== "");
    const above = Math.max(
      0,
      all.findIndex((line) => line !== ""),
    );
    const below = source.slice(index, end).split("\n").length - lines.length - above;
    parts.push(source.slice(from, index), "\n".repeat(above), lines.join("\n"), "\n".repeat(Math.max(0, below)));
    from = end + close.length;
  }
  return parts.join("") + source.slice(from);
}
