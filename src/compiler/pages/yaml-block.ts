// Reads front matter that is not simple YAML. Only this file uses gray-matter.
import matter from "gray-matter";
import { describeJson, isJsonObject, type JsonObject } from "../text/json-value.ts";
import { plainJson, type PlainFault } from "../text/plain-json.ts";
import { parseYaml, type YamlResult } from "../text/yaml.ts";
import { findField } from "./field-source.ts";
import { readingLimits } from "../text/reading-limits.ts";

/** The text of a field's number or boolean, as the page has it. */
type WrittenText = (field: string, value: number | boolean) => string;

/** The contents of a block, or what is wrong with it; `offset` counts from the start of the block. */
export type YamlBlock =
  | { readonly kind: "mapping"; readonly data: JsonObject; readonly writtenText: WrittenText }
  | { readonly kind: "not-mapping"; readonly found: string }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "broken"; readonly problem: string; readonly offset: number };

const limits = readingLimits.frontMatter;
const blankRun = new RegExp(`\\s{${limits.blankRun + 1}}`);

const refusals: Readonly<Record<PlainFault, string>> = {
  values: `it holds more than ${limits.values} values once its aliases are written out; write less into it`,
  depth: `it is nested deeper than ${limits.depth} levels; nest it less`,
  characters: "its aliases make it far longer than it is written; use fewer of them",
  cycle: "an alias in it refers to what holds it; remove it",
  "mapping key": "it has a key that is a mapping; write the key in quotes",
};

/** Reads the lines between two fences as YAML. */
export function readYamlBlock(block: string): YamlBlock {
  if (blankRun.test(block)) {
    return { kind: "refused", reason: `it has more than ${limits.blankRun} spaces or line ends in a row; remove some` };
  }
  const result = parseBlock(block);
  if (!result.ok) return failed(result);
  // Without aliases there are no more characters than in the text.
  const characters = block.length + limits.aliasedCharacters;
  const { values, depth } = limits;
  const copy = plainJson(result.value ?? {}, { values, depth, characters, refusesMappingKeys: true });
  if (!copy.ok) return { kind: "refused", reason: refusals[copy.fault] };
  if (!isJsonObject(copy.value)) return { kind: "not-mapping", found: describeJson(copy.value) };
  return { kind: "mapping", data: copy.value, writtenText: (field, value) => writtenText(block, field, value) };
}

/**
 * Reads a block with gray-matter. The result of the engine is wrapped, because gray-matter looks at some of its keys, and these
 * may be keys of front matter. Options are always given: without them gray-matter caches every text and hides the second error.
 */
function parseBlock(block: string): YamlResult {
  // gray-matter makes a Buffer of each text, and browsers have none.
  if (typeof Buffer === "undefined") return parseYamlBlock(`\n${block}`);
  const { data } = matter(`---\n${block}---\n`, options);
  // Of a block that holds nothing but comments gray-matter asks no engine.
  return (data as { readonly read?: YamlResult }).read ?? { ok: true, value: undefined };
}

const refuse = (): object => ({});
/** Replaces every engine of gray-matter, because some run what they read. */
const refusing = { javascript: refuse, js: refuse, json: refuse, coffee: refuse, cson: refuse, toml: refuse } as const;

const options = {
  language: "yaml",
  // With the line end: a line `---x` inside the block closes nothing.
  delimiters: ["---", "---\n"] as [string, string],
  engines: {
    ...refusing,
    yaml: (text: string) => ({ read: parseYamlBlock(text) }),
  },
};

function parseYamlBlock(text: string): YamlResult {
  return parseYaml(text, { schema: "core", maxDepth: limits.parsedDepth });
}

function failed(result: YamlResult & { readonly ok: false }): YamlBlock {
  if (result.isTooDeep === true) return { kind: "refused", reason: result.problem };
  // The engine's text starts with the line end of the opening fence.
  return { kind: "broken", problem: result.problem, offset: Math.max(0, (result.offset ?? 0) - 1) };
}

/** The text of a number or boolean as it is written: `24.10` rather than 24.1 (D5). */
function writtenText(block: string, key: string, value: number | boolean): string {
  const field = findField(block, key)?.written ?? "";
  const written = field.replace(/[ \t]#.*/s, "").trim();
  const read = parseYaml(written, { schema: "core", maxDepth: 4 });
  // Anything but the value itself, such as an alias, is not its text.
  if (!read.ok || read.value !== value) return String(value);
  return written.replace(/^(?:[!&]\S*[ \t]+)+/, "");
}
