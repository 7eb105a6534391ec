// What is docs.json once each `$ref` is followed, and which file does each value come from?
import { hintBudget } from "../../../src/compiler/hints/hint-budget.ts";
import { defaultLimits } from "../../../src/compiler/contract/limits.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import type { ConfigValue, OpenValue } from "../../../src/compiler/syntax/config-value.ts";
import { loadConfig } from "../../../src/compiler/syntax/load-config.ts";
import { childPointer } from "../../../src/compiler/text/json-pointer.ts";
import { setOwn, type JsonValue } from "../../../src/compiler/text/json-value.ts";

/** docs.json with its `$ref`s followed. */
export interface ResolvedConfig {
  /** What can't be reached stays a `$ref`. */
  readonly value: JsonValue;
  /** For each place in a file (`file#pointer`), where it stands in `value`; several when a file is named twice. */
  readonly pointers: ReadonlyMap<string, readonly string[]>;
}

const lost: JsonValue = { $ref: "lost.json" };

/** Follows every `$ref` of `docs.json`; undefined when it can't be read, or not all of it. */
export function resolveConfig(files: Readonly<Record<string, string>>): ResolvedConfig | undefined {
  const host = memoryHost(files);
  const codes = new Set<string>();
  const report = (code: string): void => void codes.add(code);
  const loaded = loadConfig({ config: "docs.json", host, limits: defaultLimits, hints: hintBudget(), report });
  if (loaded === undefined) return undefined;
  const pointers = new Map<string, string[]>();
  const value = resolve(loaded.root, "", loaded.open, ({ file, pointer }, target) => {
    const place = `${file}#${pointer}`;
    pointers.set(place, [...(pointers.get(place) ?? []), target]);
  });
  // What lies beyond a limit is not read, and which part that is depends on who reads it.
  return codes.has("limit-exceeded") ? undefined : { value, pointers };
}

function resolve(
  value: ConfigValue,
  target: string,
  open: OpenValue,
  note: (value: ConfigValue, target: string) => void,
): JsonValue {
  note(value, target);
  const opened = open(value);
  if (opened.kind === "lost") return lost;
  if (opened.at !== value) note(opened.at, target);
  if (opened.kind === "scalar") return opened.value;
  if (opened.kind === "list")
    return opened.items.map((item, index) => resolve(item, childPointer(target, index), open, note));
  const object: Record<string, JsonValue> = {};
  for (const [key, field] of opened.fields) setOwn(object, key, resolve(field, childPointer(target, key), open, note));
  return opened.partial === true ? { ...object, $ref: "lost.json" } : object;
}
