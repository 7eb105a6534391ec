// What does the text of a spec hold, whether it is JSON or YAML? (D9)
import { isJsonObject } from "../text/json-value.ts";
import { parseJson } from "../text/json-text.ts";
import { findLongKey, longKeyProblem } from "../text/long-keys.ts";
import { parseYaml } from "../text/yaml.ts";

/** A syntax error: a clause without a full stop, and UTF-16 offsets, absent when the whole text is at fault. */
export interface SpecProblem {
  readonly problem: string;
  readonly start?: number;
  readonly end?: number;
}

/** What was read; `jsonProblem` says why a file that calls itself JSON had to be read as YAML. */
export type ParsedSpec =
  | { readonly kind: "read"; readonly value: unknown; readonly jsonProblem?: SpecProblem }
  | { readonly kind: "broken"; readonly problem: SpecProblem };

// Deeper than any schema people write; less than would fill the stack.
const deepest = 500;

/** Reads a spec: JSON where `JSON.parse` takes it, else YAML. `isJson`: its name ends in ".json". Never throws. */
export function parseSpec(text: string, isJson: boolean): ParsedSpec {
  const json = readJson(text);
  if (json !== undefined) return json;
  const yaml = parseYaml(text, { schema: "json", maxDepth: deepest });
  if (isJson && !(yaml.ok && isJsonObject(yaml.value))) return { kind: "broken", problem: problemOfJson(text) };
  if (yaml.ok)
    return isJson
      ? { kind: "read", value: yaml.value, jsonProblem: problemOfJson(text) }
      : { kind: "read", value: yaml.value };
  const { problem, offset } = yaml;
  return { kind: "broken", problem: offset === undefined ? { problem } : { problem, start: offset, end: offset } };
}

// Only what begins like JSON is tried: YAML would be refused at its first letter, yet looked at whole before.
function readJson(text: string): ParsedSpec | undefined {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (!/^[ \t\r\n]*[{[]/.test(body)) return undefined;
  const longKey = findLongKey(text);
  if (longKey !== undefined) return { kind: "broken", problem: { problem: longKeyProblem, ...longKey } };
  try {
    return { kind: "read", value: JSON.parse(body) as unknown };
  } catch {
    return undefined;
  }
}

function problemOfJson(text: string): SpecProblem {
  const [first] = parseJson(text, { depth: deepest }).problems;
  return first ?? { problem: `it is nested deeper than ${deepest} levels` };
}
