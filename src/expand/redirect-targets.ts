// Which redirects lead to no page? One diagnostic a destination, with every redirect that leads there. (D44)
import { addressedPath, isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import { decoded, isWildcard, segmentsOf } from "../links/redirect-source.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { ExpandedPage } from "./expanded-tree.ts";
import { firstHop, type FindRedirect, type SiteRedirect } from "../links/follow-redirects.ts";
import { isTarget, nearestTarget, type LinkTargets } from "./link-targets.ts";
import { routeOf } from "../routes/route-of.ts";

/** What a redirect can lead to. */
export interface RedirectTargets extends Omit<LinkTargets, "pageOfFile"> {
  /** Whether the docs folder has a folder of just this path. */
  readonly isFolder: (path: string) => boolean;
  /** Every page of the site by its address without the first slash, also those told to be missing. */
  readonly routes: ReadonlyMap<string, ExpandedPage>;
  readonly find: FindRedirect;
}

/** Gathers destinations that are not there. */
export interface MissingTargets {
  /** True when nothing is where a destination leads, and no other redirect may be. */
  readonly isMissing: (destination: string) => boolean;
  readonly add: (redirect: SiteRedirect) => void;
  readonly tell: () => void;
}

/** An empty gatherer. */
export function missingTargets(targets: RedirectTargets): MissingTargets {
  const gathered = new Map<string, SiteRedirect[]>();
  const isThere = (path: PagePath): boolean =>
    isTarget(path, targets) || isUnlisted(path, targets) || targets.isPageFolder(path) || targets.isUnknown(path);
  const isMissing = (destination: string): boolean => {
    if (isExternalHref(destination)) return false;
    const folder = fixedFolder(destination);
    if (folder === "") return false;
    if (folder !== undefined)
      return !targets.isPageFolder(folder) && !targets.isFolder(folder) && !isThere(folder as PagePath);
    const path = localTarget(destination);
    const address = addressedPath(destination);
    const isShown = address !== undefined && targets.routes.has(routeOf(address));
    return !isShown && (path === undefined || !isThere(path));
  };
  return {
    isMissing,
    add: (redirect) => {
      const { destination } = redirect;
      if (!isMissing(destination) || targets.find(firstHop(redirect).to) !== undefined) return;
      const folder = fixedFolder(destination);
      const missing = folder === undefined ? decoded(segmentsOf(destination)) : `${folder}/`;
      const known = gathered.get(missing);
      if (known === undefined) gathered.set(missing, [redirect]);
      else known.push(redirect);
    },
    tell: () => {
      for (const redirects of gathered.values()) tellMissing(redirects, targets);
    },
  };
}

function tellMissing(redirects: readonly SiteRedirect[], targets: RedirectTargets): void {
  const { source, destination } = redirects[0]!;
  const places = redirects.map(({ destinationAt: { file, pointer } }) => valueAt(file, pointer));
  const folder = fixedFolder(destination);
  const page = pageOfFile(destination, targets);
  const nearest = folder === undefined ? (page ?? suggestion(destination, targets)) : undefined;
  const args = {
    example: source,
    destination,
    nearest: nearest === undefined ? undefined : nearest + tailOf(destination),
    folder: folder === undefined ? undefined : `/${folder}`,
    redirects: redirects.length,
  };
  const edits =
    page === undefined
      ? undefined
      : redirects.map((redirect, index) => ({
          place: places[index]!,
          written: `${page}${tailOf(redirect.destination)}`,
        }));
  targets.report("redirect-target-missing", places[0]!, args, {
    related: otherPlaces(places.slice(1), "also led there"),
    ...(args.nearest === undefined ? {} : { suggestion: args.nearest }),
    ...(edits === undefined ? {} : { edits }),
  });
}

/** The address of the page that a destination names by its file. */
function pageOfFile(destination: string, targets: RedirectTargets): string | undefined {
  const path = localTarget(destination);
  const plain = path?.replace(/\.mdx?$/i, "") as PagePath | undefined;
  const isPage = plain !== undefined && (targets.isPage(plain) || isUnlisted(plain, targets));
  return isPage && plain !== path ? pageHref(plain, "") : undefined;
}

// A page that is redirected itself is no place to lead to.
function suggestion(destination: string, targets: RedirectTargets): string | undefined {
  const nearest = nearestTarget(localTarget(destination), targets);
  return nearest === undefined || targets.find(nearest) !== undefined ? undefined : nearest;
}

/** The query and hash of an address. */
export function tailOf(address: string): string {
  return address.slice(address.split(/[?#]/, 1)[0]!.length);
}

/** The path before the first wildcard of a destination; undefined when it has none. */
function fixedFolder(destination: string): string | undefined {
  const segments = segmentsOf(destination);
  const at = segments.findIndex(isWildcard);
  return at === -1 ? undefined : decoded(segments.slice(0, at));
}

/** Page files that no entry names have an address too; each page can be had as Markdown. */
function isUnlisted(path: PagePath, { isPage, isFile }: RedirectTargets): boolean {
  const plain = path.replace(/\.md$/, "") as PagePath;
  if (plain !== path && isPage(plain)) return true;
  return [".mdx", ".md", "/index.mdx", "/index.md"].some((ending) => isFile(plain + ending));
}
