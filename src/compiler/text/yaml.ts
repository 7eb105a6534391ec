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

/** Which plain words are numbers and the like: those of JSON with merge keys (`<<`) as specs use them, or YAML 1.2's core as in front matter. */
export type YamlSchema = "json" | "core";

/** What was read, or why it can't be, as a clause; `offset` in UTF-16 units from 0, `line` and `column` from 1, absent when the whole text is at fault. */
export type YamlResult =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly problem: string;
      /** Present where nothing is wrong but that lists and mappings nest too deep. */
      readonly isTooDeep?: true;
      readonly offset?: number;
      readonly line?: number;
      readonly column?: number;
    };

/** The options of js-yaml 4.3, which its types lack in part. */
export type YamlLoadOptions = LoadOptions & { readonly maxDepth: number };

// JSON_SCHEMA has no merge keys, and the authors of specs use them.
const mergeKey = new Type("tag:yaml.org,2002:merge", {
  kind: "scalar",
  resolve: (key: unknown) => key === "<<" || key === null,
});

/** The schemas by name. Neither makes dates: `2024-01-02` stays the text it is. */
export const yamlSchemas: Readonly<Record<YamlSchema, Schema>> = {
  json: JSON_SCHEMA.extend({ implicit: [mergeKey] }),
  core: CORE_SCHEMA,
};

/**
 * Reads one YAML document; an empty text is undefined. Never throws: repeated keys, nesting beyond `maxDepth` and all else is a problem.
 * Aliases share values, and may form a cycle: code that copies or prints the value needs a budget.
 */
export function parseYaml(
  text: string,
  options: { readonly schema: YamlSchema; readonly maxDepth: number },
): YamlResult {
  const loadOptions: YamlLoadOptions = {
    schema: yamlSchemas[options.schema],
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

/** Ends a reading that would take too long. Most texts need no look at their nodes. */
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

/** A key is known by the colon behind it. The types of js-yaml lack the anchor of a node. */
const refuseLongNames: Listener = (event, state: State & { readonly anchor?: string | null }) => {
  const { result, input, position, anchor } = state;
  if (event !== "close") return;
  if (typeof anchor === "string" && anchor.length > longestKey) throw new LongName(longAnchorProblem);
  if (typeof result !== "string" || result.length <= longestKey) return;
  if (isFollowedByColon(input, position)) throw new LongName(longKeyProblem);
};

const longAnchorProblem = `it has an anchor of more than ${longestKey} characters; shorten it`;

/**
 * Ends a reading in which aliases repeat long lists: js-yaml writes out a list that is used as a key, each time anew, so
 * that n aliases of a list of length n take the square of n steps.
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
