// Reads front matter that is more than plain lines. The only file that knows gray-matter.
import matter from "gray-matter";
import { describeJson, isJsonObject, type JsonObject, setOwn, type JsonValue } from "../text/json-value.ts";
import { parseYaml, type YamlResult } from "../text/yaml.ts";
import { findField } from "./plain-mapping.ts";
import { readingLimits } from "../text/reading-limits.ts";

/** The text of a field's number or boolean, as the page has it. */
type WrittenText = (field: string, value: number | boolean) => string;

/** What a block holds, or what is wrong with it; `offset` counts from the start of the block. */
export type YamlBlock =
  | { readonly kind: "mapping"; readonly data: JsonObject; readonly writtenText: WrittenText }
  | { readonly kind: "not-mapping"; readonly found: string }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "broken"; readonly problem: string; readonly offset: number };

const limits = readingLimits.frontMatter;
const blankRun = new RegExp(`\\s{${limits.blankRun + 1}}`);

/** Reads the lines between two fences as YAML. */
export function readYamlBlock(block: string): YamlBlock {
  if (blankRun.test(block)) {
    return { kind: "refused", reason: `it has more than ${limits.blankRun} spaces or line ends in a row; remove some` };
  }
  const result = parseBlock(block);
  if (!result.ok) return failed(result);
  const copy = plainJson(result.value ?? {}, block.length);
  if (!copy.ok) return { kind: "refused", reason: copy.reason };
  if (!isJsonObject(copy.value)) return { kind: "not-mapping", found: describeJson(copy.value) };
  return { kind: "mapping", data: copy.value, writtenText: (field, value) => writtenText(block, field, value) };
}

/**
 * What gray-matter reads. Its answer is wrapped, because gray-matter looks at some keys of what an engine returns, and the
 * keys of front matter are the user's. Options are always given: without them gray-matter keeps every text, and hides the
 * second error.
 */
function parseBlock(block: string): YamlResult {
  const { data } = matter(`---\n${block}---\n`, options);
  // Of a block that holds nothing but comments gray-matter asks no engine.
  return (data as { readonly read?: YamlResult }).read ?? { ok: true, value: undefined };
}

const refuse = (): object => ({});
/** Every engine that gray-matter brings: some run what they read. */
const refusing = { javascript: refuse, js: refuse, json: refuse, coffee: refuse, cson: refuse, toml: refuse } as const;

const options = {
  language: "yaml",
  // With the line end: a line `---x` inside the block closes nothing.
  delimiters: ["---", "---\n"] as [string, string],
  engines: {
    ...refusing,
    yaml: (text: string) => ({ read: parseYaml(text, { schema: "core", maxDepth: limits.parsedDepth }) }),
  },
};

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

/** A copy as plain JSON, or why there is none. */
type PlainJsonResult =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly reason: string };

class TooMuch extends Error {}

/** What the parser makes of a mapping that is a key, or is in a list that is one. */
const keyOfMapping = "[object Object]";

/**
 * Copies what a YAML reader made of a text of `length` UTF-16 units: aliases are written out, nothing is shared, and no
 * cycle is left.
 */
function plainJson(value: unknown, length: number): PlainJsonResult {
  const ancestors: object[] = [];
  let values = 0;
  let characters = 0;

  // Without aliases there are no more than in the text.
  function count(text: string): string {
    characters += text.length;
    if (characters > length + limits.aliasedCharacters)
      throw new TooMuch("its aliases make it far longer than it is written; use fewer of them");
    return text;
  }

  function copy(source: unknown): JsonValue {
    values += 1;
    if (values > limits.values)
      throw new TooMuch(
        `it holds more than ${limits.values} values once its aliases are written out; write less into it`,
      );
    if (typeof source === "string") return count(source);
    if (typeof source === "number") return jsonNumber(source);
    if (typeof source !== "object" || source === null) return source as JsonValue;
    if (ancestors.includes(source)) throw new TooMuch("an alias in it refers to what holds it; remove it");
    if (ancestors.length === limits.depth)
      throw new TooMuch(`it is nested deeper than ${limits.depth} levels; nest it less`);
    ancestors.push(source);
    const result = Array.isArray(source) ? source.map(copy) : copyMapping(source);
    ancestors.pop();
    return result;
  }

  function copyMapping(source: object): JsonValue {
    const result: Record<string, JsonValue> = {};
    for (const [key, entry] of Object.entries(source)) {
      if (key.includes(keyOfMapping)) throw new TooMuch("it has a key that is a mapping; write the key in quotes");
      setOwn(result, count(key), copy(entry));
    }
    return result;
  }

  try {
    return { ok: true, value: copy(value) };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, reason: error.message };
    throw error;
  }
}

/** YAML has numbers that JSON lacks: they stay strings, as YAML writes them, and a negative zero is 0. */
function jsonNumber(number: number): JsonValue {
  if (Number.isFinite(number)) return number + 0;
  if (Number.isNaN(number)) return ".nan";
  return number > 0 ? ".inf" : "-.inf";
}
