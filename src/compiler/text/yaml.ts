// Parses YAML.
import {
  CORE_SCHEMA,
  JSON_SCHEMA,
  load,
  Type,
  YAMLException,
  type LoadOptions,
  type Mark,
  type Schema,
  type State,
} from "js-yaml";
import { indexLines } from "./line-index.ts";
import { isFollowedByColon, longestKey, longKeyProblem } from "./json-keys.ts";
import { yamlProblem } from "./yaml-problem.ts";
import { readingLimits } from "./reading-limits.ts";

/** Which plain words are numbers and other values: those of JSON, with merge keys (`<<`), for specs; the core schema of YAML 1.2 for front matter. */
export type YamlSchema = "json" | "core";

/** The value, or why it can't be read, as a clause. `offset` is in UTF-16 units from 0, `line` and `column` are from 1; they are absent if the whole text is wrong. */
export type YamlResult =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly problem: string;
      /** Present if the only fault is that lists and mappings are nested too deeply. */
      readonly isTooDeep?: true;
      readonly offset?: number;
      readonly line?: number;
      readonly column?: number;
    };

/** The options of js-yaml 4.3; some are missing from its types. */
export type YamlLoadOptions = LoadOptions & { readonly maxDepth: number };

// JSON_SCHEMA has no merge keys, and the authors of specs use them.
const mergeKey = new Type("tag:yaml.org,2002:merge", {
  kind: "scalar",
  resolve: (key: unknown) => key === "<<" || key === null,
});

/** The schemas by name. Neither makes dates: `2024-01-02` stays a text. */
export const yamlSchemas: Readonly<Record<YamlSchema, Schema>> = {
  json: JSON_SCHEMA.extend({ implicit: [mergeKey] }),
  core: CORE_SCHEMA,
};

/**
 * Reads one YAML document; an empty text is undefined. Never throws: repeated keys, more than `maxDepth` levels and all other faults are problems.
 * Aliases share values, and may form a cycle: code that copies or prints the value needs a budget.
 */
export function parseYaml(
  text: string,
  options: { readonly schema: YamlSchema | Schema; readonly maxDepth: number },
): YamlResult {
  const { schema } = options;
  const loadOptions: YamlLoadOptions = {
    schema: typeof schema === "string" ? yamlSchemas[schema] : schema,
    maxDepth: options.maxDepth,
    ...listening(text),
  };
  try {
    return { ok: true, value: load(text, loadOptions) };
  } catch (error) {
    return explain(error, text, options.maxDepth);
  }
}

class TooManyAliases extends Error {}

/** `message` is a clause. */
class LongName extends Error {}

type Listener = (...parameters: Parameters<NonNullable<LoadOptions["listener"]>>) => void;

/** Ends a reading that would take too long. For most texts the nodes need not be examined. */
function listening(text: string): { readonly listener?: Listener } {
  const watchAliases = text.includes("*") && text.includes("&") ? aliasBudget() : undefined;
  const watchNames = text.length > longestKey ? refuseLongNames : undefined;
  if (watchAliases === undefined || watchNames === undefined) {
    const listener = watchAliases ?? watchNames;
    return listener === undefined ? {} : { listener };
  }
  return {
    listener: (event, state) => {
      watchAliases(event, state);
      watchNames(event, state);
    },
  };
}

/** A key is recognized by the colon after it. The types of js-yaml lack the anchor of a node. */
const refuseLongNames: Listener = (event, state: State & { readonly anchor?: string | null }) => {
  const { result, input, position, anchor } = state;
  if (event !== "close") return;
  if (typeof anchor === "string" && anchor.length > longestKey) throw new LongName(longAnchorProblem);
  if (typeof result !== "string" || result.length <= longestKey) return;
  if (isFollowedByColon(input, position)) throw new LongName(longKeyProblem);
};

const longAnchorProblem = `it has an anchor of more than ${longestKey} characters; shorten it`;

/**
 * Ends a reading in which aliases repeat long lists. js-yaml writes a list that is used as a key as text, again for each use,
 * so n aliases of a list of length n need n² steps.
 */
function aliasBudget(): Listener {
  const lengths = new WeakMap<readonly unknown[], number>();
  let repeated = 0;
  return (event, { kind, result }) => {
    // Only an alias has no kind of its own.
    if (event !== "close" || kind !== null || !Array.isArray(result)) return;
    const list: readonly unknown[] = result;
    const length = lengths.get(list) ?? list.reduce<number>((sum, item) => sum + lengthOf(item), 0);
    lengths.set(list, length);
    repeated += length;
    if (repeated > readingLimits.yaml.repeatedCharacters) throw new TooManyAliases();
  };
}

function lengthOf(item: unknown): number {
  return typeof item === "string" ? item.length + 1 : 16;
}

function explain(error: unknown, text: string, maxDepth: number): YamlResult {
  if (error instanceof TooManyAliases)
    return { ok: false, problem: "its aliases repeat too much text; use fewer, or shorter lists" };
  if (error instanceof LongName) return { ok: false, problem: error.message };
  if (!(error instanceof YAMLException))
    return { ok: false, problem: "it is nested too deeply or too large", isTooDeep: true };
  const mark = error.mark as Mark | undefined;
  if (mark === undefined) {
    const { offset: _, ...fault } = yamlProblem(error.reason, { text, offset: 0, maxDepth });
    return { ok: false, ...fault };
  }
  // js-yaml drops a byte order mark before it counts.
  const markLength = text.startsWith("\uFEFF") ? 1 : 0;
  const reported = Math.min(mark.position + markLength, text.length);
  const fault = yamlProblem(error.reason, { text, offset: reported, maxDepth });
  if (fault.offset === reported) return { ok: false, ...fault, line: mark.line + 1, column: mark.column + 1 };
  const { line, column } = indexLines(text).position(fault.offset);
  return { ok: false, ...fault, line, column };
}
