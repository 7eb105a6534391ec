// Which strings does docs.json hold, its references followed?
import { posix } from "node:path";
import type { JsonValue } from "../../src/index.ts";
import { childPointer } from "../../src/compiler/text/json-pointer.ts";
import { isJsonObject } from "../../src/compiler/text/json-value.ts";
import type { SeedSite } from "./seed-sites.ts";
import { structureOf } from "./structured-file.ts";

/** A value of a file. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** A string of docs.json, or of a file that it refers to. */
export interface WrittenString {
  readonly text: string;
  readonly place: Place;
  /** The `$ref`s that lead to it, outermost first. */
  readonly refs: readonly Place[];
}

/** All strings of a value, with those behind its `$ref`s; `refs` are those that lead to the value. */
export function stringsIn(
  value: JsonValue,
  place: Place,
  site: SeedSite,
  refs: readonly Place[] = [],
): readonly WrittenString[] {
  if (typeof value === "string") return [{ text: value, place, refs }];
  if (Array.isArray(value))
    return value.flatMap((item: JsonValue, index) => stringsIn(item, below(place, index), site, refs));
  if (!isJsonObject(value)) return [];
  const { $ref } = value;
  const target = typeof $ref === "string" ? referred($ref, place.file, site, refs) : undefined;
  const own = Object.entries(value).flatMap(([key, field]) =>
    key === "$ref" && target !== undefined ? [] : stringsIn(field, below(place, key), site, refs),
  );
  if (target === undefined) return own;
  const { file, document } = target;
  const kept = isJsonObject(document)
    ? Object.fromEntries(Object.entries(document).filter(([key]) => !Object.hasOwn(value, key)))
    : document;
  return [...own, ...stringsIn(kept, { file, pointer: "" }, site, [...refs, below(place, "$ref")])];
}

function below({ file, pointer }: Place, key: string | number): Place {
  return { file, pointer: childPointer(pointer, key) };
}

function referred(
  $ref: string,
  from: string,
  { files }: SeedSite,
  refs: readonly Place[],
): { readonly file: string; readonly document: JsonValue } | undefined {
  const written = $ref.trim();
  const file = posix.join(written.startsWith("/") ? "" : posix.dirname(from), written.replace(/^\/+/, ""));
  const text = Object.hasOwn(files, file) ? files[file] : undefined;
  if (text === undefined || !file.endsWith(".json") || refs.length > 16) return undefined;
  const document = structureOf(file, text)?.document;
  return document === undefined ? undefined : { file, document };
}
