// Lists the bodies of pages and parts.
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { compareText } from "../text/compare-text.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { purposeOf } from "./file-purpose.ts";
import { placedPages } from "./link-targets.ts";

/** Every body that was read, sorted by file. Files for programs and for the repository (AGENTS.md) are not pages, unless they are listed. */
export const sortedBodies: (site: CheckedSite) => readonly LoadedBody[] = perObject((site) => {
  const all = [...(site.bodies?.bodies.values() ?? [])];
  const isForReaders = ({ file }: LoadedBody): boolean => purposeOf(file) === undefined || placedFiles(site).has(file);
  return all.filter(isForReaders).toSorted((a, b) => compareText(a.file, b.file));
});

const placedFiles: (site: CheckedSite) => ReadonlySet<string | null> = perObject(
  (site) => new Set(placedPages(site).map(({ file }) => file)),
);
