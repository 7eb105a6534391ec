// Turns `<Code>` of Starlight into a code block, if its code is written in it. (D442)
import { codeFence } from "../../../../outputs/page-writer/source/safe-text.ts";
import { withCharacters } from "../../html-words.ts";
import { literal } from "../component-tag.ts";
import { linePrefix, withoutPrefix } from "../held-parts.ts";
import type { NoteAt, ReplacedBlock } from "../text-rules.ts";

const beginning = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)<Code(?=\s)/gm;
/** An element has fewer. */
const mostAttributes = 20;

/** The patterns of what is in an element. */
interface ElementPatterns {
  readonly attribute: RegExp;
  readonly ending: RegExp;
}

/** In a quote, lines begin with its marks. */
const [plain, quoted] = ["[ \\t]", "[ \\t>]"].map((lineStart): ElementPatterns => {
  const gap = String.raw`[ \t]*(?:\n${lineStart}*)*`;
  const value = String.raw`"([^"\n]*)"|'([^'\n]*)'|\{\`([^\`]*)\`\}|(\{[^{}\`]*\})`;
  return {
    attribute: new RegExp(String.raw`(?=\s)${gap}([\w-]+)(?:=(?:${value}))?`, "y"),
    ending: new RegExp(String.raw`${gap}/>[ \t]*$`, "my"),
  };
}) as [ElementPatterns, ElementPatterns];

/** The code blocks in place of the elements that stand on lines of their own, in the lists and quotes of these lines. */
export function codeElements(text: string, note: NoteAt): readonly ReplacedBlock[] {
  const blocks: ReplacedBlock[] = [];
  for (const { 0: begin, 1: prefix = "", index } of text.matchAll(beginning)) {
    const found = readElement(text, index + begin.length, prefix);
    const block = found === undefined ? undefined : codeBlock(found.attributes);
    if (found === undefined || block === undefined) continue;
    for (const name of block.lost) note(index, `"${name}" of <Code>`, "it is left out");
    const next = linePrefix(prefix);
    const lines = block.lines.map((line, at) => (at === 0 ? prefix : next) + line);
    const marks = /^[ \t>]*>/.exec(next)?.[0];
    blocks.push({ start: index, end: found.end, text: lines.join("\n"), ...(marks === undefined ? {} : { marks }) });
  }
  return blocks;
}

type Attributes = ReadonlyMap<string, string | undefined>;

/** The attributes with their texts, undefined for what is computed, and the end of the element. Undefined for any other element. */
function readElement(
  text: string,
  from: number,
  prefix: string,
): { readonly attributes: Attributes; readonly end: number } | undefined {
  const { attribute, ending } = prefix.includes(">") ? quoted : plain;
  const attributes = new Map<string, string | undefined>();
  let at = from;
  while (attributes.size < mostAttributes) {
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    if (found === null) break;
    const [, name = "", double, single, template, expression] = found;
    attributes.set(name, valueOf(double ?? single, template, expression, linePrefix(prefix)));
    at = attribute.lastIndex;
  }
  ending.lastIndex = at;
  return ending.test(text) ? { attributes, end: ending.lastIndex } : undefined;
}

function valueOf(
  written: string | undefined,
  template: string | undefined,
  expression: string | undefined,
  prefix: string,
): string | undefined {
  if (written !== undefined) return withCharacters(written);
  if (template === undefined) return expression === undefined ? undefined : literal(expression);
  if (/\\|\$\{/.test(template)) return undefined;
  const lines = template.split("\n").map((line, at) => (at === 0 ? line : withoutPrefix(line, prefix)));
  return lines
    .join("\n")
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
}

function codeBlock(
  attributes: Attributes,
): { readonly lines: readonly string[]; readonly lost: readonly string[] } | undefined {
  const code = attributes.get("code");
  if (code === undefined) return undefined;
  const fence = codeFence(code, 3);
  const language = attributes.get("lang")?.replaceAll(/[^\w+#.-]/g, "") ?? "";
  const title = attributes.get("title")?.replaceAll(/["`]/g, "");
  const info = `${language}${title === undefined ? "" : `${language === "" ? "text" : ""} title="${title}"`}`;
  const lost = [...attributes.keys()].filter((name) => !["code", "lang", "title"].includes(name));
  return { lines: [fence + info, ...code.split("\n"), fence], lost };
}
