// Says why the file of a page is not published, for links to it. (D45)
import type { UnpublishedPageFile } from "../diagnostics/link-codes.ts";
import type { Place, RelatedPlace } from "../diagnostics/place.ts";
import { noPageByName } from "../pages/discover-pages.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";

/** A page file that nobody can open. */
export interface UnpublishedPage extends UnpublishedPageFile {
  /** The line of `.mintignore` that leaves it out. */
  readonly at?: Place;
}

/** Whether `.mintignore` excludes a file; false for a page without one. */
export function isLeftOut(file: string | null, { files }: Pick<CheckedSite, "files">): boolean {
  return file !== null && files.ignoredAt?.(file) !== undefined;
}

/** What a finding about a link to such a page says besides its place. */
export function unpublishedDetails(unpublished: UnpublishedPage | undefined): {
  readonly unpublished: UnpublishedPageFile | undefined;
  readonly leftOut: readonly RelatedPlace[];
} {
  return {
    unpublished: unpublished && { file: unpublished.file, reason: unpublished.reason },
    leftOut: unpublished?.at === undefined ? [] : [{ message: "left out here", place: unpublished.at }],
  };
}

/** Why a page file that no entry names is not published, by its name and by `.mintignore`; undefined if it is. */
export function unpublishedByName(file: string, site: CheckedSite): UnpublishedPage | undefined {
  const at = site.files.ignoredAt?.(file);
  if (at !== undefined) return { file, reason: "ignored", at };
  const reason = noPageByName(file);
  return reason && { file, reason };
}

/** The same, also for a file that pages import. For checks that need bodies: without them nobody knows what is imported. */
export function unpublishedPage(file: string, site: CheckedSite): UnpublishedPage | undefined {
  return unpublishedByName(file, site) ?? (importedParts(site).has(file) ? { file, reason: "imported" } : undefined);
}

const importedParts: (site: CheckedSite) => ReadonlySet<string> = perObject(
  ({ bodies }) => new Set([...(bodies?.bodies.values() ?? [])].flatMap(({ file, isPage }) => (isPage ? [] : [file]))),
);
