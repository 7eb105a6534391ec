// Turns `<Code>` of Starlight into a code block, if its code is written in it. (D442)
import { codeFence } from "../../../../outputs/page-writer/source/safe-text.ts";
import type { NoteAt, ReplacedBlock } from "../text-rules.ts";

const beginning = /^[ \t]*<Code(?=\s)/gm;
const attribute = /\s+([\w-]+)(?:=(?:"([^"\n]*)"|'([^'\n]*)'|\{`([^`]*)`\}|\{([^{}`]*)\}))?/y;
const ending = /\s*\/>[ \t]*$/my;
/** An element has fewer. */
const mostAttributes = 20;

/** The code blocks in place of the elements that stand on lines of their own. */
export function codeElements(text: string, note: NoteAt): readonly ReplacedBlock[] {
  const blocks: ReplacedBlock[] = [];
  for (const { 0: begin, index } of text.matchAll(beginning)) {
    const found = readElement(text, index + begin.length);
    const block = found === undefined ? undefined : codeBlock(found.attributes);
    if (found === undefined || block === undefined) continue;
    for (const name of block.lost) note(index, `"${name}" of <Code>`, "it is left out");
    blocks.push({ start: index, end: found.end, text: block.text });
  }
  return blocks;
}

type Attributes = ReadonlyMap<string, string | undefined>;

/** The attributes with their texts, undefined for what is computed, and the end of the element. Undefined for any other element. */
function readElement(
  text: string,
  from: number,
): { readonly attributes: Attributes; readonly end: number } | undefined {
  const attributes = new Map<string, string | undefined>();
  let at = from;
  while (attributes.size < mostAttributes) {
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    if (found === null) break;
    const [, name = "", double, single, template] = found;
    attributes.set(name, double ?? single ?? (template === undefined ? undefined : templateText(template)));
    at = attribute.lastIndex;
  }
  ending.lastIndex = at;
  return ending.test(text) ? { attributes, end: ending.lastIndex } : undefined;
}

function templateText(template: string): string | undefined {
  if (/\\|\$\{/.test(template)) return undefined;
  return template.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}

function codeBlock(attributes: Attributes): { readonly text: string; readonly lost: readonly string[] } | undefined {
  const code = attributes.get("code");
  if (code === undefined) return undefined;
  const fence = codeFence(code, 3);
  const language = attributes.get("lang")?.replaceAll(/[^\w+#.-]/g, "") ?? "";
  const title = attributes.get("title")?.replaceAll(/["`]/g, "");
  const info = `${language}${title === undefined ? "" : `${language === "" ? "text" : ""} title="${title}"`}`;
  const lost = [...attributes.keys()].filter((name) => !["code", "lang", "title"].includes(name));
  return { text: `${fence}${info}\n${code}\n${fence}`, lost };
}
