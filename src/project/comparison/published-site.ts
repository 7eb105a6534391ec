// Makes what readers get of a compiled site: without the pages that the platform does not publish, and the entries that it does not find. (D615)
import type { Host } from "../../compiler/host/host.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import { ignoredInSite } from "../../compiler/pages/ignored-in-site.ts";
import { sourceNames } from "../../compiler/source-folders.ts";
import type { Division, Edition, PageNode, ResolvedNavigation, Source } from "../../compiler/site/navigation.ts";
import type { Page, Placement } from "../../compiler/site/page.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";

/** What is recorded of what readers do not get. */
export type Unpublished = Pick<SiteRecord, "ignoredAt" | "config" | "unreached">;

/**
 * The site, in which a page of a file that `.mintignore` leaves out counts as one without a file, and no list has a page by an
 * entry that the platform does not find. The navigation is not changed.
 */
export function publishedSite(navigation: ResolvedNavigation, unpublished: Unpublished): ResolvedNavigation {
  return withoutIgnored(withoutUnreached(navigation, unpublished), unpublished);
}

/** The site without the files that `.mintignore` leaves out, where only its result and its files are known. */
export async function withoutIgnoredFiles(
  navigation: ResolvedNavigation,
  host: Pick<Host, "readText">,
  { sources }: Pick<CompileOptions, "sources">,
): Promise<ResolvedNavigation> {
  const ignoredAt = await ignoredInSite(host, sourceNames(sources ?? {}), () => undefined);
  return withoutIgnored(navigation, { ignoredAt });
}

function withoutIgnored(
  navigation: ResolvedNavigation,
  { ignoredAt }: Pick<Unpublished, "ignoredAt">,
): ResolvedNavigation {
  if (ignoredAt === undefined) return navigation;
  return withPages(navigation, (page) =>
    page.file !== null && ignoredAt(page.file) !== undefined ? { ...page, missing: true } : page,
  );
}

function withPages(navigation: ResolvedNavigation, change: (page: Page) => Page): ResolvedNavigation {
  const pages = Object.entries(navigation.pages).map(([href, page]) => [href, change(page)] as const);
  return { ...navigation, pages: Object.fromEntries(pages) };
}

function withoutUnreached(navigation: ResolvedNavigation, { unreached, config }: Unpublished): ResolvedNavigation {
  const nameOf = ({ file = config, pointer }: Source): string => `${file}\n${pointer}`;
  const names = new Set(unreached().map(nameOf));
  if (names.size === 0) return navigation;
  /** The nodes that were left out, each with its edition. */
  const left = new Set<string>();
  const isKept = (child: Division | PageNode, { id }: Edition): boolean => {
    if (child.kind !== "page" || !names.has(nameOf(child.source))) return true;
    left.add(`${id}\n${child.id}`);
    return false;
  };
  const reached = <Kind extends Division>(division: Kind, edition: Edition): Kind => ({
    ...division,
    children: division.children
      .filter((child) => isKept(child, edition))
      .map((child) => (child.kind === "page" ? child : reached(child, edition))),
  });
  const editions = navigation.editions.map((edition) => ({ ...edition, tree: reached(edition.tree, edition) }));
  const placementsOf = ({ placements }: Page): readonly Placement[] => {
    const kept = placements.flatMap((placement) => {
      const shown = placement.editions.filter((id) => !left.has(`${id}\n${placement.node ?? ""}`));
      return shown.length === 0 ? [] : [{ ...placement, editions: shown }];
    });
    if (kept.length > 0) return kept;
    const all = [...new Set(placements.flatMap((placement) => placement.editions))];
    return [{ editions: all, node: null, sidebar: "", trail: [], prev: null, next: null }];
  };
  return withPages({ ...navigation, editions }, (page) => ({ ...page, placements: placementsOf(page) }));
}
