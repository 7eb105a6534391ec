// Finds the names of files in docs.json that its tree does not have: `$ref`s, and the folders of `seo.paths`.
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { localTarget } from "../../compiler/contract/href.ts";
import type { Host } from "../../compiler/host/host.ts";
import { valueAt } from "../../compiler/diagnostics/place.ts";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { jsonFile } from "./json-file.ts";
import { folderOf, resolvePath } from "../../compiler/text/resolve-path.ts";

/** The names of files and folders in a file of docs.json; none if it can't be read. */
export function configReferences(file: string, host: Pick<Host, "readText" | "stat">): readonly SiteName[] {
  const value = jsonFile(file, host);
  return value === undefined ? [] : [...references(value, file, ""), ...seoPaths(value, file, host)];
}

/** These files, and all that they refer to. */
export function withReferredFiles(files: readonly string[], host: Pick<Host, "readText" | "stat">): readonly string[] {
  const all = new Set(files);
  // A set that grows while it is read is read to its end.
  for (const file of all)
    for (const { target, form } of configReferences(file, host))
      if (form.kind === "file" && host.stat(target)?.kind === "file") all.add(target);
  return [...all];
}

/** Folders with metadata of their own. */
function seoPaths(value: JsonValue, file: string, host: Pick<Host, "stat">): readonly SiteName[] {
  const seo = isJsonObject(value) ? value["seo"] : undefined;
  const paths = isJsonObject(seo) ? seo["paths"] : undefined;
  return (Array.isArray(paths) ? (paths as readonly JsonValue[]) : []).flatMap((each, index) => {
    const written = isJsonObject(each) ? each["path"] : undefined;
    const path = typeof written === "string" ? localTarget(written) : undefined;
    if (typeof written !== "string" || path === undefined) return [];
    const target = [`${path}.mdx`, `${path}.md`].find((page) => host.stat(page)?.kind === "file") ?? path;
    const place = valueAt(file, `/seo/paths/${index}/path`);
    return [{ place, written, part: written, target, form: { kind: "address", from: "root", lead: "" } }];
  });
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
