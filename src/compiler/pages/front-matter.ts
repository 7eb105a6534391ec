// Reads the front matter of a page, and reports what is wrong in it (D5).
import type * as yamlBlock from "./yaml-block.ts";
import type { Limits } from "../contract/limits.ts";
import { meantAddress } from "../hints/nearest-name.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { longestName, longTexts, type LongTexts } from "../diagnostics/long-texts.ts";
import { type TextPlace, textAt, valueAt } from "../diagnostics/place.ts";
import { childPointer } from "../text/json-pointer.ts";
import type { JsonObject } from "../text/json-value.ts";
import { findField } from "./field-source.ts";
import { sortFields, type FieldContext } from "./front-matter-fields.ts";
import { readPlainMapping } from "./plain-mapping.ts";
import type { FrontMatterBlock } from "../text/front-matter-block.ts";
import type { FrontMatter } from "./page-catalog.ts";
import type { PageHead } from "./page-head.ts";
import { pageFields, type PageField } from "../contract/page-fields.ts";

/** Where problems of a page are reported. */
export interface FrontMatterContext {
  readonly file: string;
  readonly limits: Limits;
  readonly report: Report;
}

/** Front matter without a key. */
export const noFrontMatter: FrontMatter = { rest: undefined };

type ClosedBlock = FrontMatterBlock & { readonly kind: "block" };

/** Reads the front matter of a page (D5). Only a block that is more than plain lines needs a promise and loads a YAML reader. */
export function readFrontMatter(head: PageHead, context: FrontMatterContext): FrontMatter | Promise<FrontMatter> {
  const { block, text } = head;
  if (block.kind === "none") return noFrontMatter;
  if (block.kind !== "block" || head.overLimit) {
    reportUnreadable(head, context);
    return noFrontMatter;
  }
  if (block.second !== undefined) {
    const reason = `a page has one block of it, the one above, so these fields have no effect, and readers see them as text. Write all fields into that block`;
    const place = textAt(context.file, block.second, block.second + 3);
    context.report("front-matter-refused", place, { reason, isRead: true });
  }
  const data = readPlainMapping(text.slice(block.start, block.end));
  // A plain line holds only numbers and words that are written in the one way they print.
  return data === undefined ? readYaml(text, block, context) : sort(data, asPrinted, text, block, context);
}

const asPrinted: FieldContext["writtenText"] = (_, value) => String(value);

function reportUnreadable({ block, text, overLimit }: PageHead, { file, limits, report }: FrontMatterContext): void {
  const fence = (start: number, length: number): TextPlace => textAt(file, start, start + length);
  if (block.kind === "late") {
    const reason = `"---" is not on the first line. Remove the blank lines above it`;
    return report("front-matter-refused", fence(block.start, 3), { reason });
  }
  if (block.kind === "foreign") {
    const reason = `"${block.fence}" asks for it to be run or read as something other than YAML. Write "---" alone, and YAML below it`;
    return report("front-matter-refused", fence(block.start, block.fence.length), { reason });
  }
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  if (overLimit) {
    const reason = `it is longer than ${limits.frontMatterBytes} bytes. Close it earlier, or raise the limit "frontMatterBytes"`;
    return report("front-matter-refused", fence(start, 3), { reason });
  }
  report("front-matter-syntax", fence(start, 3), { problem: `the line "---" that closes it is missing` });
}

let yamlReader: Promise<typeof yamlBlock> | undefined;

async function readYaml(text: string, block: ClosedBlock, context: FrontMatterContext): Promise<FrontMatter> {
  // Loaded on first need, and asked for once: Node takes its time to say that it has a module.
  yamlReader ??= import("./yaml-block.ts");
  const { readYamlBlock } = await yamlReader;
  const result = readYamlBlock(text.slice(block.start, block.end));
  if (result.kind === "mapping") return sort(result.data, result.writtenText, text, block, context);
  reportYaml(result, text, block, context);
  return noFrontMatter;
}

function reportYaml(
  result: Exclude<yamlBlock.YamlBlock, { readonly kind: "mapping" }>,
  text: string,
  block: ClosedBlock,
  { file, report }: FrontMatterContext,
): void {
  const place = textAt(file, block.start, block.end);
  if (result.kind === "refused") return report("front-matter-refused", place, { reason: result.reason });
  if (result.kind === "not-mapping") {
    const expected = `keys with values, such as "title: Start"`;
    return report("front-matter-type", place, { field: undefined, found: result.found, expected });
  }
  const start = Math.min(block.start + result.offset, block.end);
  const end = start + text.slice(start, block.end).split(/\r?\n/, 1)[0]!.trimEnd().length;
  // Also for an unlisted page: its author may have hidden it in what can't be read.
  report("front-matter-syntax", { ...place, start, end }, { problem: result.problem }, { causedBy: [] });
}

function sort(
  data: JsonObject,
  writtenText: FieldContext["writtenText"],
  text: string,
  block: ClosedBlock,
  context: FrontMatterContext,
): FrontMatter {
  const reports = new FieldReports(text, block, writtenText, context);
  const fields = sortFields(data, reports);
  reports.end();
  return fields;
}

/** Reports what is wrong with the fields of one page. Most pages have no problems, so everything else is made when it is first needed. */
class FieldReports implements FieldContext {
  readonly writtenText: FieldContext["writtenText"];
  readonly #text: string;
  readonly #block: ClosedBlock;
  readonly #context: FrontMatterContext;
  #long: LongTexts | undefined;

  constructor(text: string, block: ClosedBlock, writtenText: FieldContext["writtenText"], context: FrontMatterContext) {
    this.writtenText = writtenText;
    this.#text = text;
    this.#block = block;
    this.#context = context;
  }

  cut(field: string, written: string): string {
    if (written.length <= longestName) return written;
    this.#long ??= longTexts(this.#context.report);
    return this.#long.cut(written, `"${field}"`, this.#placeOf(field));
  }

  wrongType(field: string, found: string, expected: string): void {
    this.#context.report("front-matter-type", this.#placeOf(field), { field, found, expected });
  }

  wrongLink(field: string, href: string, reason: string, pointer?: string): void {
    const nearest = meantAddress(href);
    const place = pointer === undefined ? this.#placeOf(field) : valueAt(this.#context.file, pointer);
    this.#context.report("invalid-href", place, { href, reason, nearest }, { suggestion: nearest });
  }

  otherCase(written: string, meant: PageField): void {
    const place = this.#placeOf(written, "key");
    const isFound = this.#text.slice(place.start, place.end) === written;
    // Another value than words may be wrong itself, or make the page another one.
    const isPlain = isFound && pageFields[meant].type === "words";
    const edits = isPlain ? [{ place, written: meant, replaces: written }] : [];
    const suggestion = isFound ? meant : undefined;
    this.#context.report("front-matter-case", place, { written, meant }, { suggestion, edits });
  }

  /** Reports the texts that were cut. */
  end(): void {
    this.#long?.report();
  }

  #placeOf(field: string, at: "key" | "value" = "value"): TextPlace {
    const block = this.#block;
    const text = this.#text.slice(block.start, block.end);
    const source = findField(text, field) ?? { key: [0, text.length], value: [0, text.length] };
    const [start, end] = source[at];
    return textAt(this.#context.file, block.start + start, block.start + end, childPointer("", field));
  }
}
