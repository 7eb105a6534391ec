// Makes one document from a spec and all files that it refers to, for a validator that may not read files.
import { childPointer } from "../text/json-pointer.ts";
import { isJsonObject, ownValue, setOwn, type JsonObject, type JsonValue } from "../text/json-value.ts";
import type { SpecFile } from "./spec-files.ts";
import { childOf, fieldOf, wholeFile, type SpecReading, type SpecValue } from "./spec-value.ts";

/** A document without references to other documents. */
export interface WholeSpec {
  readonly document: JsonObject;
  /** Where the value is written that has this path after each `$ref` is replaced by its target; if there is none, where the nearest value above it is written. */
  readonly originOf: (path: readonly string[]) => SpecValue;
}

/** The field of the document with the other files. */
const filesField = "x-navc-files";

/** An address that does not exist. A validator that does not follow addresses treats it as valid. */
const elsewhere = "https://navc.invalid/";

/** An object or a list of the document. */
type Copy = JsonValue[] | Record<string, JsonValue>;

/** Makes the document. A `$ref` to an address is kept, and a `$ref` without a target becomes an address. */
export function wholeSpec(spec: SpecFile, follow: SpecReading["follow"]): WholeSpec {
  const files = new Map<string, SpecFile>();
  const copies = new Map<unknown, JsonValue>();
  const refTo = ({ file, pointer }: SpecValue): string => {
    if (file.source === spec.source) return `#${encodeURI(pointer)}`;
    files.set(file.source, file);
    return `#${encodeURI(childPointer(`/${filesField}`, file.source) + pointer)}`;
  };
  const refToFound = (target: SpecValue | undefined): string => (target === undefined ? elsewhere : refTo(target));
  const waiting: { readonly at: SpecValue; readonly copy: Copy }[] = [];
  /** A copy that is filled later, so that no level takes room on the stack. */
  const begun = (at: SpecValue): JsonValue => {
    const { value } = at;
    if (typeof value !== "object" || value === null) return value as JsonValue;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const copy: Copy = Array.isArray(value) ? [] : {};
    copies.set(value, copy);
    waiting.push({ at, copy });
    return copy;
  };
  const fill = (at: SpecValue, copy: Copy): void => {
    if (Array.isArray(copy)) {
      for (const index of (at.value as readonly unknown[]).keys()) copy.push(begun(childOf(at, index)!));
      return;
    }
    const value = at.value as JsonObject;
    const ref = ownValue(value, "$ref");
    for (const key of Object.keys(value))
      if (key !== "$ref" || typeof ref !== "string") setOwn(copy, key, begun(childOf(at, key)!));
    if (typeof ref === "string") copy["$ref"] = isAddress(ref) ? ref : refToFound(follow(at)[1]);
  };
  const copyOf = (whole: SpecValue): JsonValue => {
    const made = begun(whole);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) fill(next.at, next.copy);
    return made;
  };
  const document = copyOf(wholeFile(spec)) as Record<string, JsonValue>;
  const others: Record<string, JsonValue> = {};
  // A file that is copied may name more files, which are at the end of the map then.
  for (const [source, file] of files) setOwn(others, source, copyOf(wholeFile(file)));
  if (files.size > 0) document[filesField] = others;
  return { document, originOf: (path) => originOf(path, wholeFile(spec), follow) };
}

function isAddress(target: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]+:|\/\/)/i.test(target);
}

function originOf(path: readonly string[], root: SpecValue, follow: SpecReading["follow"]): SpecValue {
  let layers: readonly SpecValue[] = [root];
  for (const key of path) {
    const last = layers.at(-1)!;
    const child = isJsonObject(last.value) ? fieldOf(layers, key) : childOf(last, key);
    if (child === undefined) break;
    layers = follow(child);
  }
  return layers.at(-1)!;
}
