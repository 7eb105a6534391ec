// Reads the front matter of a page, and reports what is wrong in it (D5).
import type { Limits } from "../contract/limits.ts";
import { meantAddress } from "../hints/nearest-name.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { longestName, longTexts } from "../diagnostics/long-texts.ts";
import type { TextPlace } from "../diagnostics/place.ts";
import { childPointer } from "../text/json-pointer.ts";
import type { JsonObject } from "../text/json-value.ts";
import { findField } from "./field-source.ts";
import type { FrontMatterBlock } from "../text/front-matter-block.ts";
import { noFrontMatter, sortFields, type FieldContext } from "./front-matter-fields.ts";
import type { FrontMatter } from "./page-catalog.ts";
import type { PageHead } from "./page-head.ts";
import { readPlainMapping } from "./plain-mapping.ts";
import type * as yamlBlock from "./yaml-block.ts";

/** Where problems of a page go. */
export interface FrontMatterContext {
  readonly file: string;
  readonly limits: Limits;
  readonly report: Report;
}

type ClosedBlock = FrontMatterBlock & { readonly kind: "block" };

/** Reads the front matter of a page (D5). Only a block that is more than plain lines takes a promise, and loads a YAML reader. */
export function readFrontMatter(head: PageHead, context: FrontMatterContext): FrontMatter | Promise<FrontMatter> {
  const { block, text } = head;
  if (block.kind === "none") return noFrontMatter;
  if (block.kind !== "block" || head.overLimit) {
    reportUnreadable(head, context);
    return noFrontMatter;
  }
  const data = readPlainMapping(text.slice(block.start, block.end));
  // A plain line holds only numbers and words that are written in the one way they print.
  return data === undefined
    ? readYaml(text, block, context)
    : sort(data, (_, value) => String(value), text, block, context);
}

function reportUnreadable({ block, text, overLimit }: PageHead, { file, limits, report }: FrontMatterContext): void {
  const fence = (start: number, length: number): TextPlace => ({
    kind: "text",
    file,
    start,
    end: start + length,
    pointer: "",
  });
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
  const place: TextPlace = { kind: "text", file, start: block.start, end: block.end, pointer: "" };
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
  { file, report }: FrontMatterContext,
): FrontMatter {
  const placeOf = (field: string): TextPlace => {
    const source = findField(text.slice(block.start, block.end), field) ?? { value: [0, block.end - block.start] };
    const [start, end] = [block.start + source.value[0], block.start + source.value[1]];
    return { kind: "text", file, start, end, pointer: childPointer("", field) };
  };
  const long = longTexts(report);
  const fields = sortFields(data, {
    writtenText,
    cut: (field, written) =>
      written.length <= longestName ? written : long.cut(written, `"${field}"`, placeOf(field)),
    wrongType: (field, found, expected) => report("front-matter-type", placeOf(field), { field, found, expected }),
    wrongLink: (field, href, reason) => {
      const nearest = meantAddress(href);
      const details = nearest === undefined ? {} : { suggestion: nearest };
      report("invalid-href", placeOf(field), { href, reason, nearest }, details);
    },
  });
  long.report();
  return fields;
}
