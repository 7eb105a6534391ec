// Finds the groups of mint.json that a tab, an anchor or a version has: those with pages below its address. (D325)
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import { pagePath, type MintDivision, type MintGroup } from "./mint-site.ts";

/** Whether an address leads to another site, for the platform. */
export function isWebUrl(url: string | undefined): boolean {
  return url !== undefined && /^https?:\/\//.test(url);
}

/** A group as docs.json has it. */
export function groupValue({ group, icon, pages }: MintGroup): JsonObject {
  return withoutUndefined({
    group,
    icon,
    pages: pages.map((page) => (typeof page === "string" ? writtenPage(page) : groupValue(page))),
  });
}

/** The paths of all pages in groups, as docs.json has them. */
export function pagesOf(groups: readonly MintGroup[]): readonly string[] {
  return groups.flatMap(({ pages }) =>
    pages.flatMap((page) => (typeof page === "string" ? writtenPage(page) : pagesOf([page]))),
  );
}

function writtenPage(page: string): string {
  return withoutPageExtension(pagePath(page)!);
}

/** The groups of a version; those without a version are in all. */
export function groupsOfVersion(groups: readonly MintGroup[], version: string | undefined): readonly MintGroup[] {
  return groups.filter((group) => isOfVersion(group, version));
}

function isOfVersion(group: MintGroup, version: string | undefined): boolean {
  return version === undefined || group.version === undefined || group.version === version;
}

/** Groups with the pages below an address, and groups with the others. */
export interface SplitGroups {
  readonly matched: readonly MintGroup[];
  readonly others: readonly MintGroup[];
}

/** Separates the groups whose pages are below the address of a division, but not below one of `except`; without a division all match. */
export function splitGroups(
  groups: readonly MintGroup[],
  division: MintDivision | undefined,
  version: string | undefined,
  except: readonly MintDivision[] = [],
): SplitGroups {
  if (isWebUrl(division?.url)) return { matched: [], others: groups };
  const isBelow = (page: string): boolean =>
    (division === undefined || startsBelow(page, division.url)) && !except.some(({ url }) => startsBelow(page, url));
  const matched: MintGroup[] = [];
  const others: MintGroup[] = [];
  for (const group of groups) {
    // The pages of a group of another version are in neither.
    if (!isOfVersion(group, version)) continue;
    const inside: (string | MintGroup)[] = [];
    const outside: (string | MintGroup)[] = [];
    for (const page of group.pages) {
      if (typeof page === "string") (isBelow(page) ? inside : outside).push(page);
      else {
        const split = splitGroups([page], division, version, except);
        for (const each of split.matched) inside.push(each);
        // A nested group with other pages is in both, whole.
        if (split.others.length > 0) outside.push(page);
      }
    }
    if (inside.length > 0) matched.push({ ...group, version: undefined, pages: inside });
    if (outside.length > 0) others.push({ ...group, pages: outside });
  }
  return { matched, others };
}

function startsBelow(page: string, url: string): boolean {
  return withSlashes(page).startsWith(withSlashes(url));
}

function withSlashes(path: string): string {
  return `${withSlash(path)}${path.endsWith("/") ? "" : "/"}`;
}

/** A path that begins with a slash. */
export function withSlash(path: string): string {
  return path.startsWith("/") ? path : `/${path}`;
}

/** The groups of a version whose pages are in no tab or anchor of other versions only. `owners`: the versions by the address of such a division. */
export function groupsForVersion(
  groups: readonly MintGroup[],
  version: string,
  owners: ReadonlyMap<string, ReadonlySet<string>>,
): readonly MintGroup[] {
  const prefixes = [...owners];
  const isIn = (page: string): boolean => {
    const above = prefixes.filter(([url]) => page.startsWith(url));
    return above.length === 0 || above.some(([, versions]) => versions.has(version));
  };
  return groups.flatMap((group) => {
    if (group.version !== undefined && group.version !== version) return [];
    const pages = group.pages.flatMap((page): readonly (string | MintGroup)[] =>
      typeof page === "string" ? (isIn(page) ? [page] : []) : groupsForVersion([page], version, owners),
    );
    return pages.length === 0 ? [] : [{ ...group, version: undefined, pages }];
  });
}
