// Decides whether a file to write is a part of the compiled site.
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CompileResult } from "../compiler/compile-result.ts";
import { headReader } from "./files/read-file.ts";
import { isOnePlace, isWithin, realPlace } from "./settings/repository-path.ts";
import type { SiteSettings } from "./settings/site-settings.ts";
import { UsageError } from "./settings/usage-error.ts";

/** Whether the site was compiled from this file: if it were replaced, the next compile would fail. */
export function isSource(
  file: string,
  root: string,
  { result, settings }: { readonly result: Pick<CompileResult, "inputs">; readonly settings: SiteSettings },
): boolean {
  const { configuration, lock, baseline } = settings;
  if ([configuration, lock, baseline].some((given) => given !== undefined && isOnePlace(given.file, file))) return true;
  // Links are followed, because a repository can have some. Only a file that exists in the docs folder is a file of the site.
  if (!isWithin(realpathSync(root), file) || !existsSync(file)) return false;
  const place = realPlace(resolve(file));
  const read = result.inputs.filter(({ kind }) => kind !== "listing" && kind !== "absent");
  return read.some((input) => realPlace(join(root, input.file)) === place) && (place === undefined || !isResult(place));
}

/** Whether navc wrote the file at a real path: a compile looks into each JSON file, because it may be a spec, and this one is none. */
function isResult(real: string): boolean {
  return /^\{\s*"formatVersion"\s*:/.test(headReader(() => true)(real, 40) ?? "");
}

/** Throws `UsageError` if `file` is one of the other files that a command reads; `what` would replace it. */
export function demandUnread(file: string, read: readonly (string | undefined)[], what: string): void {
  if (read.some((other) => other !== undefined && isOnePlace(other, file)))
    throw new UsageError(`${file} is what this command reads, and ${what} would replace it. Name another file for -o.`);
}

/** Why `file` is not written; `what` would replace it, and `option` names it. */
export function replacesSource(what: string, file: string, option: string): string {
  return `${file} is a part of the site, and ${what} would replace it. Name another file for ${option}.`;
}
