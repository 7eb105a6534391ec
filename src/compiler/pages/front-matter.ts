// Reads the front matter of a page, and reports what is wrong in it (D5).
import type * as yamlBlock from "./yaml-block.ts";
import type { Limits } from "../contract/limits.ts";
import { iconIn, plainReader } from "../contract/decode-value.ts";
import { meantAddress } from "../hints/nearest-name.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { longestName, longTexts, type LongTexts } from "../diagnostics/long-texts.ts";
import { type TextPlace, textAt, valueAt } from "../diagnostics/place.ts";
import { childPointer } from "../text/json-pointer.ts";
import { type JsonObject, describeJson, setOwn, type JsonValue } from "../text/json-value.ts";
import { findField } from "./field-source.ts";
import { readRelated } from "./related-entries.ts";
import { readPlainMapping } from "./plain-mapping.ts";
import type { FrontMatterBlock } from "../text/front-matter-block.ts";
import type { FrontMatter } from "./page-catalog.ts";
import type { PageHead } from "./page-head.ts";
import { parseEntry } from "../contract/endpoint-entry.ts";
import { isRemote } from "../contract/spec-attachment.ts";
import { isPageGroups, pageGroups } from "../contract/page-groups.ts";
import { hrefProblem } from "../contract/href.ts";
import {
  fieldInOtherCase,
  pageFieldRow,
  pageFields,
  type PageField,
  type PageFieldRow,
  type PageFieldType,
  type RelatedEntry,
} from "../contract/page-fields.ts";

/** Where problems of a page are reported. */
export interface FrontMatterContext {
  readonly file: string;
  readonly limits: Limits;
  readonly report: Report;
}

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
  report("front-matter-syntax", { ...place, start, end }, { problem: result.problem });
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

const expectedByType: Readonly<Record<PageFieldType, string>> = {
  words: "a string",
  string: "a string, in quotes where it looks like something else",
  endpoint: `an endpoint such as "GET /users" or "openapi.json GET /users"`,
  boolean: "true or false",
  link: "an address",
  related: `false, or a list of addresses and of "Label: address" pairs`,
  groups: `a list of names, or a list of rules with "includes" or "excludes"`,
  icon: `a name, or an object with "name", "style" and "library"`,
};

/** What sorting needs apart from the values. */
export interface FieldContext {
  /** The text of a number or boolean as written in the page. */
  readonly writtenText: (field: string, value: number | boolean) => string;
  /** Called for a value of a type that can't be used. */
  wrongType(field: string, found: string, expected: string): void;
  /** Called for a key that differs from a field only in capitals. */
  otherCase(written: string, meant: PageField): void;
  /** Cuts a string that is too long, and reports it. */
  cut(field: string, text: string): string;
  /** Called for an address that a browser must not open (D15); `pointer` is given if it is inside the value of the field. */
  wrongLink(field: string, href: string, reason: string, pointer?: string): void;
}

/** Front matter without a key. */
export const noFrontMatter: FrontMatter = { rest: undefined };

/** Sorts the keys of front matter by meaning (D5); blank values and null count as absent. */
export function sortFields(data: JsonObject, context: FieldContext): FrontMatter {
  const sorted: Record<string, unknown> = {};
  let rest: Record<string, JsonValue> | undefined;
  // Keys are own ones: readers of front matter make plain objects.
  for (const field in data) {
    const value = data[field]!;
    const row = pageFieldRow(field);
    if (row === undefined) {
      rest ??= {};
      if (field === "__proto__") setOwn(rest, field, value);
      else rest[field] = value;
    } else if (row.type === "groups" && value !== null) {
      if (!isPageGroups(value)) context.wrongType(field, describeJson(value), expectedByType.groups);
      sorted[field] = pageGroups(value);
    } else if (value !== null && !isBlank(value)) {
      if (row.type === "related") {
        const related = usableRelated(field, value, context);
        if (related !== undefined) sorted[field] = related;
        continue;
      }
      const used = usableValue(row, field, value, context);
      if (used === undefined) context.wrongType(field, describeJson(value), expectedByType[row.type]);
      else if (row.type === "endpoint" && namesNoEndpoint(used))
        context.wrongType(field, `"${used.trim().slice(0, longestShown)}"`, expectedByType.endpoint);
      else if (row.type !== "link" || isLink(field, used, context)) sorted[field] = used;
    }
  }
  if (rest !== undefined) reportOtherCases(data, context);
  sorted["rest"] = rest;
  return sorted as unknown as FrontMatter;
}

/** Reports the first misspelt key of each field that the page does not have. */
function reportOtherCases(data: JsonObject, context: FieldContext): void {
  const meant = new Set<PageField>();
  for (const [key, value] of Object.entries(data)) {
    const field = fieldInOtherCase(key);
    if (field === undefined || meant.has(field) || Object.hasOwn(data, field) || value === null || isBlank(value))
      continue;
    meant.add(field);
    context.otherCase(key, field);
  }
}

function isLink(field: string, value: JsonValue, context: FieldContext): boolean {
  const problem = typeof value === "string" ? hrefProblem(value) : undefined;
  if (typeof value === "string" && problem !== undefined) context.wrongLink(field, value, problem);
  return problem === undefined;
}

function usableRelated(field: string, value: JsonValue, context: FieldContext): readonly RelatedEntry[] | undefined {
  const read = readRelated(value);
  if (read.kind === "wrong") {
    context.wrongType(field, read.found, expectedByType.related);
    return undefined;
  }
  return read.entries.flatMap((entry) => {
    const { link, label, pointer } = entry;
    const problem = hrefProblem(link);
    if (problem !== undefined) context.wrongLink(field, link, problem, pointer);
    if (problem !== undefined) return [];
    return [label === undefined ? entry : { ...entry, label: context.cut(field, label) }];
  });
}

/** True for a text that is neither an endpoint nor a spec alone. */
function namesNoEndpoint(value: JsonValue): value is string {
  if (typeof value !== "string" || parseEntry(value).kind === "endpoint") return false;
  const word = value.trim();
  return !(isRemote(word) || /\.(json|ya?ml)$/i.test(word)) || /\s/.test(word);
}

const longestShown = 100;

function isBlank(value: JsonValue): boolean {
  return typeof value === "string" && value.trim() === "";
}

function usableValue(
  { type, isUnbounded }: PageFieldRow,
  field: string,
  value: JsonValue,
  context: FieldContext,
): JsonValue | undefined {
  if (type === "boolean") return asFlag(value);
  if (typeof value === "string") return isUnbounded === true ? value : context.cut(field, value);
  if (type === "icon") return iconIn(value, plainReader);
  const isWritten = type === "words" && (typeof value === "number" || typeof value === "boolean");
  return isWritten ? context.writtenText(field, value) : undefined;
}

/** `noindex: "true"` occurs on real sites and can mean only one thing. */
function asFlag(value: JsonValue): boolean | undefined {
  if (typeof value !== "string") return typeof value === "boolean" ? value : undefined;
  const word = value.trim().toLowerCase();
  return word === "true" || word === "false" ? word === "true" : undefined;
}
