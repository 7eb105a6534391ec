// Reads a JSON file of a site.
import type { Host } from "../../compiler/host/host.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { pointerSegments } from "../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";

/** The value of a JSON file; undefined if there is none, or if it can't be read. */
export function jsonFile(file: string, host: Pick<Host, "readText">): JsonValue | undefined {
  const text = host.readText(file);
  try {
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\uFEFF/, "")) as JsonValue);
  } catch {
    return undefined;
  }
}

/** Returns the values in the JSON files of a site; each file is read once. */
export function jsonValues(host: Pick<Host, "readText">): (source: ConfigSource) => JsonValue | undefined {
  const files = new Map<string, { readonly value: JsonValue | undefined }>();
  return ({ file, pointer }) => {
    let { value } = madeOnce(files, file, () => ({ value: jsonFile(file, host) }));
    for (const segment of pointerSegments(pointer)) {
      if (Array.isArray(value)) value = (value as readonly JsonValue[])[Number(segment)];
      else if (isJsonObject(value)) value = value[segment];
      else return undefined;
    }
    return value;
  };
}
