// What does front matter that is more than plain lines hold? The only file that knows gray-matter.
import matter from "gray-matter";
import { describeJson, isJsonObject, type JsonObject } from "../text/json-value.ts";
import { parseYaml, type YamlResult } from "../text/yaml.ts";
import { plainJson } from "./plain-json.ts";
import { writtenText } from "./written-text.ts";

/** The text of a field's number or boolean, as the page has it. */
type WrittenText = (field: string, value: number | boolean) => string;

/** What a block holds, or what is wrong with it; `offset` counts from the start of the block. */
export type YamlBlock =
  | { readonly kind: "mapping"; readonly data: JsonObject; readonly writtenText: WrittenText }
  | { readonly kind: "not-mapping"; readonly found: string }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "broken"; readonly problem: string; readonly offset: number };

// gray-matter looks for comments with a regular expression that takes the square of this many steps.
const longestBlankRun = 256;
const blankRun = new RegExp(`\\s{${longestBlankRun + 1}}`);

/** Reads the lines between two fences as YAML. */
export function readYamlBlock(block: string): YamlBlock {
  if (blankRun.test(block)) {
    return { kind: "refused", reason: `it has more than ${longestBlankRun} blanks or line ends in a row; remove some` };
  }
  const result = parseBlock(block);
  if (!result.ok) return failed(result);
  const copy = plainJson(result.value ?? {}, block.length);
  if (!copy.ok) return { kind: "refused", reason: copy.reason };
  if (!isJsonObject(copy.value)) return { kind: "not-mapping", found: describeJson(copy.value) };
  return { kind: "mapping", data: copy.value, writtenText: (field, value) => writtenText(block, field, value) };
}

// More than a page may have, so that the budget of `plainJson` speaks first, and less than a stack holds.
const maxDepth = 100;

/**
 * Lets gray-matter find the block again and takes what its engine reads past it: it would look into the data, whose
 * keys a user chose. Options are always given, for without them it keeps every text and hides the second error (A2).
 */
function parseBlock(block: string): YamlResult {
  let result: YamlResult = { ok: true, value: undefined };
  const yaml = (text: string): object => {
    result = parseYaml(text, { schema: "core", maxDepth });
    return {};
  };
  // A line end after the closing fence: a line `---x` inside the block closes nothing.
  matter(`---\n${block}---\n`, { language: "yaml", delimiters: ["---", "---\n"], engines: { ...refusing, yaml } });
  return result;
}

const refuse = (): object => ({});
/** Every engine that gray-matter brings: some run what they read. */
const refusing = { javascript: refuse, js: refuse, json: refuse, coffee: refuse, cson: refuse, toml: refuse } as const;

function failed(result: YamlResult & { readonly ok: false }): YamlBlock {
  if (result.problem.startsWith("it is nested")) return { kind: "refused", reason: result.problem };
  // The engine's text starts with the line end of the opening fence.
  return { kind: "broken", problem: result.problem, offset: Math.max(0, (result.offset ?? 0) - 1) };
}
