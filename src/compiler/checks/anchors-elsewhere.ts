// Finds the one page that has an anchor which the page of a link lacks, because its section is there now. (D626)
import { routeOf } from "../contract/page-path.ts";
import { groupBy } from "../text/group-by.ts";
import { madeOnce } from "../text/per-object.ts";
import { folderOf } from "../text/resolve-path.ts";
import type { CheckedSite } from "./check.ts";
import { leavesEdition } from "./leaves-edition.ts";

/** An anchor, and the file of the page that lacks it. */
export interface LackedAnchor {
  readonly hash: string;
  readonly file: string;
}

/**
 * A look-up of the path of that page; undefined if no page or several pages have the anchor. Only listed pages count, in the languages and versions of the page
 * that lacks it. A single word may be the title of a section anywhere, so the page is searched for it in the same folder only.
 */
export function anchorsElsewhere(
  lacked: readonly LackedAnchor[],
  site: CheckedSite,
): (anchor: LackedAnchor) => string | undefined {
  const holders = holdersOf(new Set(lacked.map(({ hash }) => hash)), site);
  const inFolder = groupBy([...new Set([...holders.values()].flat())], folderOf);
  return ({ hash, file }) => {
    const [only, ...others] = (holders.get(hash) ?? []).filter((path) => !leavesEdition(file, path, site));
    if (only === undefined || others.length > 0) return undefined;
    const isNear = inFolder.get(folderOf(file))?.includes(only) === true;
    return isNear || wordsIn(hash) > 1 ? only : undefined;
  };
}

function wordsIn(id: string): number {
  return id.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** The paths of the listed pages that have each of these anchors. */
function holdersOf(wanted: ReadonlySet<string>, site: CheckedSite): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  if (wanted.size === 0) return found;
  for (const [page, { hidden }] of site.site.listings.listed) {
    const body = page.file === null ? undefined : site.bodies!.bodies.get(page.file);
    if (body === undefined || (page.hidden ?? hidden)) continue;
    const ids = new Set(site.bodies!.anchorsOf(body).ids);
    for (const id of ids) if (wanted.has(id)) madeOnce(found, id, (): string[] => []).push(routeOf(page.path));
  }
  return found;
}
