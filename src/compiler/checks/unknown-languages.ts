// Finds languages and versions whose pages are not all known, and says why. (D189)
import type { HiddenArea } from "../contract/unknown-fact.ts";
import { placeKey } from "../syntax/config-value.ts";
import { perObject } from "../text/per-object.ts";
import { groupBy } from "../text/group-by.ts";
import type { CheckedSite } from "./check.ts";
import { pageFileAt } from "./link-targets.ts";
import { pathsIn, unreadLists } from "./lost-parts.ts";

/** A language and a version, or all of them. */
interface UnknownEdition {
  readonly language: string | undefined;
  readonly version: string | undefined;
  readonly reason: string;
}

/** Why the pages of a language in one of the versions are not all known; undefined if they are. */
export function unknownPagesOf(language: string, versions: readonly string[], site: CheckedSite): string | undefined {
  const all = [...unknownBranches(site), ...unknownLists(site)];
  return all.find((each) => concerns(each, language, versions))?.reason;
}

/** Why the language of a list in `language` is not certain; undefined if it is. */
export function unknownLanguageReason(language: string, site: CheckedSite): string | undefined {
  return unknownBranches(site).find((each) => each.language === language)?.reason;
}

function concerns(each: UnknownEdition, language: string, versions: readonly string[]): boolean {
  if (each.language !== undefined && each.language !== language) return false;
  return each.version === undefined || versions.length === 0 || versions.includes(each.version);
}

/** Languages and versions whose names do not identify them. */
const unknownBranches: (site: CheckedSite) => readonly UnknownEdition[] = perObject(({ unknown }) =>
  unknown.flatMap(({ kind, area }): readonly UnknownEdition[] => {
    const named = kind === "branch" ? editionOf(area) : undefined;
    if (named === undefined) return [];
    const name = (area.kind === "division" ? area.division.at(-1)?.label : undefined) ?? "";
    return [{ ...named, reason: `"${name}" is no language or version of its own` }];
  }),
);

/** Languages and versions with a list that could not be read. */
const unknownLists: (site: CheckedSite) => readonly UnknownEdition[] = perObject((site) => {
  // A language that could not be read is none of those that were.
  const languages = new Set(
    site.config.lost.filter(({ hides }) => hides === "languages").map(({ at }) => placeKey(at)),
  );
  const factsAt = groupBy(site.config.unknown, placeKey);
  return unreadLists(site).flatMap(({ part: { at }, texts, makesPages, reason }) => {
    const hasPages = makesPages || pathsIn(texts).some((path) => pageFileAt(path, site) !== undefined);
    if (!hasPages || languages.has(placeKey(at))) return [];
    return (factsAt.get(placeKey(at)) ?? []).map(({ area }) => ({ ...editionOf(area), reason }));
  });
});

function editionOf(area: HiddenArea): Pick<UnknownEdition, "language" | "version"> {
  const names = area.kind === "division" ? area.division : [];
  return {
    language: names.findLast(({ kind }) => kind === "language")?.label,
    version: names.findLast(({ kind }) => kind === "version")?.label,
  };
}
