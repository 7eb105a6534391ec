// Finds the files that are back at their paths of an earlier state, while the site names them where they were meanwhile. (D537)
import { localTarget, withoutBasePath } from "../../compiler/contract/href.ts";
import { pageHref, routeOf, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { lastSegments, prefixChange } from "../../outputs/diff/moved-folders.ts";
import { Pairing } from "../../outputs/diff/pairing.ts";
import type { OpenedSite } from "../change/opened-site.ts";

/** One of the two states. */
export interface OpenedState {
  readonly opened: Pick<OpenedSite, "navigation" | "names">;
  /** The paths of all its files, from the docs root. */
  readonly files: ReadonlySet<string>;
}

/**
 * The paths of such files by those that the site names. A list names a page without a file that it did not name earlier, and a page that lists had is in none: a
 * redirect leads from one to the other, or their paths have a common end that no others have. With a whole folder, its other files are back, too.
 */
export function movedBack(
  before: OpenedState,
  now: OpenedState,
  moves: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const { pages, site } = now.opened.navigation;
  const known = new Set([...moves.keys()].map(withoutPageExtension));
  const missing = Object.values(pages).flatMap((page) =>
    page.missing === true && !known.has(page.path) && !isListed(page.path, before) ? [page.path] : [],
  );
  const arrived = new Set(moves.values());
  const homeless = Object.values(pages).flatMap(({ file, path }) => {
    if (file === null || arrived.has(file) || !before.files.has(file)) return [];
    return isListed(path, before) && !isListed(path, now) ? [file] : [];
  });
  if (missing.length === 0 || homeless.length === 0) return new Map();
  const pairing = new Pairing<string>();
  const byRoute = new Map(missing.map((path) => [routeOf(path), path]));
  const find = redirectFinder(now.opened.names.redirects);
  for (const file of homeless) {
    const found = find(pageHref(withoutPageExtension(file), ""));
    const target = found?.plain === true ? localTarget(withoutBasePath(found.destination, site.basePath)) : undefined;
    const path = target === undefined ? undefined : byRoute.get(routeOf(target));
    if (path !== undefined && !pairing.to.has(path)) pairing.pair(path, file);
  }
  for (const segments of [3, 2, 1])
    pairing.pairUnique(missing, homeless, {
      before: (path) => lastSegments(path, segments),
      after: (file) => lastSegments(withoutPageExtension(file), segments),
    });
  const back = [...pairing.to].map(([path, file]) => [path + /\.mdx?$/i.exec(file)![0], file] as const);
  return new Map([...back, ...withFolders(back, before, now)]);
}

/** Whether lists name a page. */
function isListed(path: string, { opened }: OpenedState): boolean {
  const page = opened.navigation.pages[opened.navigation.site.basePath + pageHref(path, "")];
  return page?.placements.some(({ node }) => node !== null) === true;
}

/** The files that no list names, in folders that are back as a whole. */
function withFolders(
  back: readonly (readonly [from: string, to: string])[],
  before: OpenedState,
  now: OpenedState,
): readonly (readonly [from: string, to: string])[] {
  const folders = new Map(
    back.flatMap(([from, to]) => {
      const change = prefixChange({ from: `/${from}`, to: `/${to}` });
      return [[`${change.to}/`.slice(1), `${change.from}/`.slice(1)] as const];
    }),
  );
  const isGone = (folder: string): boolean => ![...now.files].some((file) => file.startsWith(folder));
  const whole = [...folders].filter(([to, from]) => to !== "" && from !== "" && isGone(from));
  const paired = new Set(back.map(([, to]) => to));
  return [...now.files].flatMap((file) => {
    const [to, from] = whole.find(([folder]) => file.startsWith(folder)) ?? [];
    if (to === undefined || paired.has(file) || !before.files.has(file)) return [];
    return isListed(withoutPageExtension(file), now) ? [] : [[from! + file.slice(to.length), file] as const];
  });
}
