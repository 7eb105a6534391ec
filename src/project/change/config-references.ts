// Finds the `$ref`s between the files that docs.json is made of.
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { valueAt } from "../../compiler/diagnostics/place.ts";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../compiler/text/resolve-path.ts";

/** The names of other files in a file of docs.json; none if it can't be read. */
export function configReferences(file: string, text: string | undefined): readonly SiteName[] {
  const value = parsed(text);
  return value === undefined ? [] : references(value, file, "");
}

function references(value: JsonValue, file: string, pointer: string): readonly SiteName[] {
  if (Array.isArray(value))
    return value.flatMap((each: JsonValue, index) => references(each, file, childPointer(pointer, index)));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const at = childPointer(pointer, key);
    if (key !== "$ref" || typeof each !== "string") return references(each, file, at);
    const [path = ""] = each.split("#", 1);
    const target = resolvePath(path.startsWith("/") ? "" : folderOf(file), path);
    if (path === "" || target === undefined) return [];
    const from = path.startsWith("/") ? ("root" as const) : ("folder" as const);
    return [{ place: valueAt(file, at), written: each, part: path, target, form: { kind: "file", from } }];
  });
}

function parsed(text: string | undefined): JsonValue | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\uFEFF/, "")) as JsonValue);
  } catch {
    return undefined;
  }
}
