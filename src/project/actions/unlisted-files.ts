// Finds the pages that no list of docs.json has.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";

/** The files of the pages that are in no list and not hidden. */
export function unlistedFiles({ pages }: ResolvedNavigation): readonly string[] {
  return Object.values(pages).flatMap((page) => (isUnlisted(page) && page.hidden !== true ? (page.file ?? []) : []));
}
