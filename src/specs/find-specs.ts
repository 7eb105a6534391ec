// Which specs lie in the docs folder though nobody names them? (D10)
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Host } from "../host/host.ts";
import { kindOfSpec, readSpec } from "./read-spec.ts";
import type { SpecDocument } from "./spec-catalog.ts";
import { specFiles } from "./spec-files.ts";

/** Every file below the root that could be a spec, in path order; installed packages and folders with a dot in front are no part of the docs. */
export function listSpecFiles(host: Host): readonly string[] {
  const paths = host.list({ extensions: ["json", "yaml", "yml"], ignore: ["**/node_modules/**", "**/.git/**"] });
  return paths.filter((path) => !/(^|\/)(\.|node_modules\/)/.test(path)).toSorted();
}

/** False for a text that surely has no "openapi", "swagger" or "asyncapi" at its top. */
export function looksLikeSpec(text: string): boolean {
  return (
    /^[ \t{,]*["']?(openapi|swagger|asyncapi)["']?\s*:/m.test(text) ||
    /["'](openapi|swagger|asyncapi)["']\s*:/.test(text)
  );
}

// Nobody asked for these files, so nothing in them is anybody's mistake.
const silent: Report = () => {};

/** The documents among the files at `paths`, in their order. Files that are no specs, or can't be read, are passed over. */
export async function findSpecs(
  paths: readonly string[],
  host: Host,
  limits: Limits,
): Promise<readonly SpecDocument[]> {
  const files = specFiles(host, limits);
  const documents: SpecDocument[] = [];
  for (const path of paths) {
    if ((host.stat(path)?.size ?? Infinity) > limits.specBytes || !looksLikeSpec(host.readText(path) ?? "")) continue;
    const opened = files.open(path, silent);
    if (opened.kind !== "file" || kindOfSpec(opened.file.value) === undefined) continue;
    const document = await readSpec(opened.file, { files, limits }, silent);
    if (document !== undefined) documents.push(document);
  }
  return documents;
}
