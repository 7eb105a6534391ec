// Reads a page of the old site: its front matter, its text, and the heading that it begins with.
import { readYamlBlock, type YamlBlock } from "../../compiler/pages/yaml-block.ts";
import { findFrontMatter } from "../../compiler/text/front-matter-block.ts";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import type { TextDialect } from "./import-kind.ts";
import { multimarkdownFields } from "./multimarkdown-fields.ts";
import { plainTitle } from "./plain-title.ts";
import { withShownFields } from "./text/dialects/vitepress-fields.ts";
import { writtenAttributes } from "./text/written-attributes.ts";

/** A page as it is written. */
export interface OldPage {
  /** Its front matter; empty if it has none, or none that can be read. */
  readonly data: JsonObject;
  /** Why its front matter can't be read, as a clause. */
  readonly problem: string | undefined;
  /** The text below the front matter; in VitePress with the fields that it shows. */
  readonly body: string;
  /** The line of the file that the body begins with, from 1. */
  readonly firstLine: number;
  readonly heading: PageHeading | undefined;
}

/** A heading at the beginning of a text: of the first level, unless nothing but the text shows a title. */
export interface PageHeading {
  /** Without Markdown. */
  readonly title: string;
  /** From 1; above 1 only where nothing but the text shows a title. */
  readonly level: number;
  /** The id that is written behind it. */
  readonly id: string | undefined;
  /** What is written with it, such as classes. */
  readonly others: string;
  /** Its place in the body. */
  readonly start: number;
  readonly end: number;
}

/** Reads the text of a page of a dialect. */
export function readOldPage(written: string, dialect?: TextDialect): OldPage {
  const text = written.replaceAll("\r\n", "\n");
  const block = findFrontMatter(text, true);
  const plain = dialect === "mkdocs" && block.kind !== "block" ? multimarkdownFields(text) : undefined;
  const end = block.kind === "block" ? block.close : (plain?.end ?? 0);
  const read = block.kind === "block" ? readYamlBlock(text.slice(block.start, block.end)) : undefined;
  const data = read?.kind === "mapping" ? read.data : (plain?.data ?? {});
  const below = text.slice(end);
  const body = dialect === "vitepress" ? withShownFields(below, data) : below;
  return {
    data,
    problem: problemOf(read),
    body,
    firstLine: lineCount(text.slice(0, end)),
    heading: headingOf(body, dialect !== undefined && untitled.has(dialect) ? anyLevel : firstLevel),
  };
}

function problemOf(read: YamlBlock | undefined): string | undefined {
  if (read === undefined || read.kind === "mapping") return undefined;
  if (read.kind === "not-mapping") return `it is ${read.found}`;
  return read.kind === "refused" ? read.reason : read.problem;
}

function lineCount(before: string): number {
  return before.split("\n").length;
}

/** Show no title of a page but that in its text, so one of a lower level that says the title is the title, too. */
const untitled: ReadonlySet<TextDialect> = new Set<TextDialect>(["mdbook", "vitepress"]);

/** How a heading is written: with signs, or by the line below it. */
interface HeadingForms {
  readonly signs: RegExp;
  readonly line: RegExp;
}

const firstLevel: HeadingForms = { signs: /^ {0,3}(#)[ \t](.*)$/, line: /^ {0,3}=+[ \t]*$/ };
const anyLevel: HeadingForms = { signs: /^ {0,3}(#{1,6})[ \t](.*)$/, line: /^ {0,3}(?:=+|-+)[ \t]*$/ };

/** Before the heading there may be blank lines, comments, imports and exports of one line, and the title that mdBook shows in the tab. */
const before = /^\s*$|^(?:import|export)\s.*$|^\{\{#title[ \t][^{}]*\}\}\s*$/;
const comments = [
  { begin: /^ {0,3}<!--/, end: "-->" },
  { begin: /^ {0,3}\{\/\*/, end: "*/}" },
];
const mostBefore = 100;

/** The heading that a text begins with. */
function headingOf(body: string, forms: HeadingForms): PageHeading | undefined {
  let at = 0;
  for (let line = 0; line < mostBefore && at < body.length; line += 1) {
    const end = lineEnd(body, at);
    const text = body.slice(at, end);
    const [, signs = "", written] = forms.signs.exec(text) ?? [];
    if (written !== undefined)
      return { title: plainTitle(written), level: signs.length, ...attributesOf(written), start: at, end };
    const last = before.test(text) ? end : commentEnd(body, at, text);
    if (last === undefined) return underlined(body, at, end, forms);
    at = last + 1;
  }
  return undefined;
}

/** The end of the line that ends the comment at the beginning of a line, if nothing is behind it. */
function commentEnd(body: string, start: number, line: string): number | undefined {
  for (const { begin, end } of comments) {
    const length = begin.exec(line)?.[0].length;
    const found = length === undefined ? -1 : body.indexOf(end, start + length);
    if (found < 0) continue;
    const last = lineEnd(body, found);
    return body.slice(found + end.length, last).trim() === "" ? last : undefined;
  }
  return undefined;
}

/** What is in braces behind a heading. */
function attributesOf(heading: string): Pick<PageHeading, "id" | "others"> {
  const inner = /\{:?([^{}]*)\}\s*$/.exec(heading)?.[1];
  return (inner === undefined ? undefined : writtenAttributes(inner)) ?? { id: undefined, others: "" };
}

function underlined(body: string, start: number, end: number, { line }: HeadingForms): PageHeading | undefined {
  const next = lineEnd(body, end + 1);
  const below = body.slice(end + 1, next);
  if (!line.test(below)) return undefined;
  const written = body.slice(start, end);
  return { title: plainTitle(written), level: below.includes("=") ? 1 : 2, ...attributesOf(written), start, end: next };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** The text without its heading, and without the blank lines after it; what is before it stays. */
export function withoutHeading(body: string, { start, end }: PageHeading): string {
  return (
    body.slice(0, start) +
    body
      .slice(end)
      .replace(/^(?:[ \t]*\n)+/, "\n")
      .replace(/^\n/, "")
  );
}
