// Lists the bodies of pages and parts.
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { compareText } from "../text/compare-text.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { purposeOf } from "./file-purpose.ts";
import { placedPages } from "./link-targets.ts";

/** Every body that was read, sorted by file. Files for programs and for the repository (AGENTS.md) are not pages, unless they are listed. */
export function sortedBodies(site: CheckedSite): readonly LoadedBody[] {
  return bodiesOf(site).forReaders;
}

/** The bodies of such files, sorted, too: they are published, and nobody judges their links. */
export function bodiesNotForReaders(site: CheckedSite): readonly LoadedBody[] {
  return bodiesOf(site).others;
}

const bodiesOf = perObject((site: CheckedSite) => {
  const all = [...(site.bodies?.bodies.values() ?? [])].toSorted((a, b) => compareText(a.file, b.file));
  const isForReaders = ({ file }: LoadedBody): boolean => purposeOf(file) === undefined || placedFiles(site).has(file);
  return { forReaders: all.filter(isForReaders), others: all.filter((body) => !isForReaders(body)) };
});

const placedFiles: (site: CheckedSite) => ReadonlySet<string | null> = perObject(
  (site) => new Set(placedPages(site).map(({ file }) => file)),
);
