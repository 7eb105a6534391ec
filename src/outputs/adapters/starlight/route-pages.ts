// Makes what the route middleware sets on each page, and the sidebars that pages share.
import { alternatesOf } from "../../runtime/alternates.ts";
import { barsOf, globalAnchors } from "../../runtime/bars.ts";
import { eyebrowOf, type Eyebrow } from "../../runtime/breadcrumbs.ts";
import { openNavigation } from "../../runtime/open-navigation.ts";
import { languageChoices, versionChoices, type Choice } from "../../runtime/reader-choices.ts";
import { viewPage, type PageView } from "../../runtime/view-page.ts";
import type { Division, LanguageOption, ResolvedNavigation, VersionOption } from "../../../compiler/site/navigation.ts";
import type { Neighbor } from "../../../compiler/site/page.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";
import { indexedPages } from "../indexed-pages.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import { placedEntries, type PlacedEntries, type SidebarPlace } from "./sidebar-entries.ts";
import { slugOf } from "./starlight-slug.ts";
import type {
  StarlightBarEntry,
  StarlightChoice,
  StarlightNeighbor,
  StarlightPage,
  StarlightSidebar,
} from "./starlight-route.ts";

/** The pages by slug, and the sidebars that they name. */
export interface RoutePages {
  readonly sidebars: { readonly [name: string]: StarlightSidebar };
  readonly pages: { readonly [slug: string]: StarlightPage };
}

/** Makes the data of all pages, each in the first edition that shows it. */
export function routePages(navigation: ResolvedNavigation, icons: DrawnIcons): RoutePages {
  const site = openNavigation(navigation);
  const isIndexed = indexedPages(navigation);
  const placed = new Map<string, PlacedEntries>();
  const sidebars = new Map<string, StarlightSidebar>();
  const pages = Object.values(navigation.pages).flatMap((page) => {
    const view = viewPage(site, page);
    if (view === undefined) return [];
    const name = `${view.edition.id}/${view.sidebar.id}`;
    const entries = madeOnce(placed, name, () => placedEntries(view, icons));
    madeOnce(sidebars, name, () => sidebarOf(view, entries, icons));
    return [[slugOf(page.href, navigation), pageOf(view, name, entries, isIndexed(page))] as const];
  });
  return { sidebars: Object.fromEntries(sidebars), pages: Object.fromEntries(pages) };
}

function sidebarOf(view: PageView, { entries }: PlacedEntries, icons: DrawnIcons): StarlightSidebar {
  const barEntry = (division: Division, isActive: boolean): StarlightBarEntry => {
    const { label, href, external, tag, description, icon } = division;
    const current = isActive ? (true as const) : undefined;
    return withoutUndefined({ label, href, external, current, tag, description, iconClass: icons.classOf(icon) });
  };
  return {
    entries,
    bars: barsOf(view).map(({ entries: shown, active }) => shown.map((entry) => barEntry(entry, entry === active))),
    anchors: globalAnchors(view).map(({ anchor }) => barEntry(anchor, false)),
  };
}

function pageOf(view: PageView, sidebar: string, placed: PlacedEntries, isIndexed: boolean): StarlightPage {
  return withoutUndefined({
    sidebar,
    place: placeOf(view, placed),
    lang: view.lang,
    dir: view.dir,
    home: view.edition.href,
    noindex: isIndexed ? undefined : (true as const),
    eyebrow: labelsOf(eyebrowOf(view)),
    prev: neighborOf(view.placement.prev),
    next: neighborOf(view.placement.next),
    languages: languageChoices(view).map(choiceOf),
    versions: versionChoices(view).map(choiceOf),
    alternates: alternatesOf(view),
  });
}

function labelsOf(eyebrow: Eyebrow): readonly string[] {
  if (eyebrow.kind === "breadcrumbs") return eyebrow.items.map(({ label }) => label);
  return eyebrow.kind === "section" ? [eyebrow.label] : [];
}

/** The place of a page; a hidden page has the place of the innermost visible group that contains it. */
function placeOf({ placement }: PageView, { links, groups }: PlacedEntries): SidebarPlace {
  const link = placement.node === null ? undefined : links.get(placement.node);
  return link ?? groups.get(placement.trail.findLast((id) => groups.has(id)) ?? "") ?? [];
}

function neighborOf(neighbor: Neighbor | null): StarlightNeighbor | undefined {
  return neighbor === null ? undefined : { label: neighbor.label, href: neighbor.href };
}

function choiceOf({ label, target, current }: Choice<LanguageOption> | Choice<VersionOption>): StarlightChoice {
  return withoutUndefined({ label, href: target, current: current ? (true as const) : undefined });
}
