// What does a YAML text hold?
import { CORE_SCHEMA, JSON_SCHEMA, load, Type, YAMLException, type LoadOptions, type Mark, type Schema } from "js-yaml";
import { indexLines } from "./line-index.ts";
import { wordYaml } from "./yaml-problem-words.ts";

/** Which plain words are numbers and the like: those of JSON with merge keys (`<<`) as specs use them, or YAML 1.2's core as in front matter. */
export type YamlSchema = "json" | "core";

/** What was read, or why it can't be; `offset` in UTF-16 units from 0, `line` and `column` from 1, absent when the whole text is at fault. */
export type YamlResult =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly problem: string;
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
 * Reads one YAML document; an empty text is undefined. Never throws: doubled keys, nesting beyond `maxDepth` and all else is a problem.
 * Aliases share values, and may form a cycle: who copies or prints the value needs a budget.
 */
export function parseYaml(
  text: string,
  options: { readonly schema: YamlSchema; readonly maxDepth: number },
): YamlResult {
  const loadOptions: YamlLoadOptions = { schema: yamlSchemas[options.schema], maxDepth: options.maxDepth };
  try {
    return { ok: true, value: load(text, loadOptions) };
  } catch (error) {
    return explain(error, text, options.maxDepth);
  }
}

function explain(error: unknown, text: string, maxDepth: number): YamlResult {
  if (!(error instanceof YAMLException)) return { ok: false, problem: "it is nested too deeply or too large" };
  const mark = error.mark as Mark | undefined;
  if (mark === undefined) return { ok: false, problem: wordYaml(error.reason, { text, offset: 0, maxDepth }).problem };
  // js-yaml drops a byte order mark before it counts.
  const markLength = text.startsWith("\uFEFF") ? 1 : 0;
  const reported = Math.min(mark.position + markLength, text.length);
  const { problem, offset } = wordYaml(error.reason, { text, offset: reported, maxDepth });
  if (offset === reported) return { ok: false, problem, offset, line: mark.line + 1, column: mark.column + 1 };
  const { line, column } = indexLines(text).position(offset);
  return { ok: false, problem, offset, line, column };
}
