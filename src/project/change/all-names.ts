// Lists every name of a file in a site: those that the compiler finds, and those in docs.json and in specs beside them.
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { configReferences, withReferredFiles } from "./config-references.ts";
import type { OpenedSite } from "./opened-site.ts";
import { specReferences } from "./spec-references.ts";

/** The names in a site whose files are `files`. Specs are searched if a file that can be one moves. */
export function allNames(
  { names, host }: Pick<OpenedSite, "names" | "host">,
  files: () => readonly string[],
  moves: ReadonlyMap<string, string>,
): readonly SiteName[] {
  const configFiles = withReferredFiles(names.configFiles, host);
  return [
    ...names.names,
    ...configFiles.flatMap((file) => configReferences(file, host)),
    ...specReferences({ host, files, others: configFiles, moves }),
  ];
}
