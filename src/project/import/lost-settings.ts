// Names the settings of an old configuration that an import does not take over. (D480)
import { childPointer } from "../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { baseName } from "../../compiler/text/resolve-path.ts";
import type { ImportLoss } from "./import-loss.ts";

/** A part of a configuration, and where it is. */
export interface WrittenSettings {
  readonly value: JsonObject;
  readonly file: string;
  /** Absent: the whole file. */
  readonly pointer?: string;
}

/**
 * A loss for each setting that is in none of the lists: `known` has the paths, with dots, of those that are imported or that mean nothing for a
 * docs.json site. Of an object with a known field, the others are named.
 */
export function lostSettings(
  { value, file, pointer = "" }: WrittenSettings,
  known: readonly string[],
): readonly ImportLoss[] {
  const isKnown = new Set(known);
  const isAbove = (path: string): boolean => known.some((each) => each.startsWith(`${path}.`));
  const lost = (fields: JsonObject, above: string, at: string): readonly ImportLoss[] =>
    Object.entries(fields).flatMap(([name, each]) => {
      const path = `${above}${name}`;
      const here = childPointer(at, name);
      if (isKnown.has(path) || isUnset(each)) return [];
      if (isJsonObject(each) && isAbove(path)) return lost(each, `${path}.`, here);
      return [lostSetting(path, file, here)];
    });
  return lost(value, "", pointer);
}

/** A setting that docs.json has no place for. */
export function lostSetting(what: string, file: string, pointer: string): ImportLoss {
  return { feature: `a setting of ${baseName(file)}`, reason: "it is left out", file, pointer, what, isNamed: true };
}

/** Whether a value says nothing. */
export function isUnset(value: JsonValue): boolean {
  if (value === null || value === false || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
