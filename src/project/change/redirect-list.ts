// Finds the list of redirects of a docs.json that has no redirect yet.
import type { Host } from "../../compiler/host/host.ts";
import { isJsonObject } from "../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../compiler/text/resolve-path.ts";
import { jsonFile } from "./json-file.ts";
import { UsageError } from "../settings/usage-error.ts";

/** The list of redirects: its file, and the pointer to it. */
export interface RedirectList {
  readonly file: string;
  readonly list: string;
}

/** Where the list is or will be; undefined if there is something else in its place. */
export function redirectList(config: string, host: Pick<Host, "readText">): RedirectList | undefined {
  const site = jsonFile(config, host);
  const written = isJsonObject(site) ? site["redirects"] : undefined;
  if (written === undefined || Array.isArray(written)) return { file: config, list: "/redirects" };
  const target = isJsonObject(written) ? written["$ref"] : undefined;
  const file =
    typeof target === "string" ? resolvePath(target.startsWith("/") ? "" : folderOf(config), target) : undefined;
  return file !== undefined && Array.isArray(jsonFile(file, host)) ? { file, list: "" } : undefined;
}

/** The list, for a redirect that has to be added. Throws `UsageError` if there is none. */
export function usable(list: RedirectList | undefined): RedirectList {
  if (list !== undefined) return list;
  throw new UsageError(
    '"redirects" of docs.json is no list, so no redirect can be added. Make it a list first: "redirects": []',
  );
}
