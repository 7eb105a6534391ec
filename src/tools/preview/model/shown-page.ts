// Finds the page at a place of the preview.
import type { OpenNavigation } from "../../../outputs/runtime/open-navigation.ts";
import { findPage } from "../../../outputs/runtime/find-page.ts";
import { viewAt, viewPage, type PageView } from "../../../outputs/runtime/view-page.ts";
import type { Division } from "../../../compiler/site/navigation.ts";
import type { Placement } from "../../../compiler/site/page.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { PreviewPlace } from "./preview-place.ts";

/** What the preview shows in the site. */
export type ShownPage =
  | { readonly kind: "page"; readonly view: PageView }
  /** Readers who open the address are redirected to another one. */
  | { readonly kind: "redirect"; readonly href: string; readonly to: string; readonly external: boolean }
  /** The edition has no page at the address. */
  | { readonly kind: "unknown"; readonly href: string }
  /** The edition has no page at all that could be shown. */
  | { readonly kind: "empty" };

/** The address of a place in an edition; undefined for the entrance of an edition without one. */
export function addressOfPlace(
  site: OpenNavigation,
  { href }: Pick<PreviewPlace, "href">,
  edition: string,
): string | undefined {
  return href === "" ? site.editionOf(edition)?.href : href;
}

/** What is at a place in an edition. A page that several divisions list is shown in the one that is nearest to "within". */
export function shownPage(
  site: OpenNavigation,
  place: Pick<PreviewPlace, "href" | "within">,
  edition: string,
): ShownPage {
  const address = addressOfPlace(site, place, edition);
  if (address === undefined) return firstPage(site, edition);
  // The page itself comes first: it can be inspected even where a redirect hides it from readers.
  const own = ownValue(site.navigation.pages, address);
  const found = own === undefined ? findPage(site, address) : ({ kind: "page", page: own } as const);
  switch (found.kind) {
    case "page": {
      const view = viewPage(site, found.page, edition);
      return view === undefined ? { kind: "unknown", href: address } : { kind: "page", view: viewWithin(view, place) };
    }
    case "redirect":
      return { kind: "redirect", href: address, to: found.href, external: found.external };
    case "unknown":
      return { kind: "unknown", href: address };
  }
}

function viewWithin(view: PageView, { within }: Pick<PreviewPlace, "within">): PageView {
  const nearness = ({ node }: Placement): number => commonDivisions(node ?? "", within);
  const [nearest = view.placement] = placesIn(view).toSorted((a, b) => nearness(b) - nearness(a));
  return nearest === view.placement ? view : viewAt(view.site, view.page, view.edition, nearest);
}

function placesIn({ page, edition }: PageView): readonly Placement[] {
  return page.placements.filter(({ editions }) => editions.includes(edition.id));
}

/** The number of divisions above both, since an id begins with those of the divisions above. */
function commonDivisions(one: string, other: string): number {
  const theirs = other.split("/");
  const ours = one.split("/");
  const end = ours.findIndex((name, index) => name !== theirs[index]);
  return end === -1 ? ours.length : end;
}

/** What names the place of a page: the sidebar that is shown, if others of the edition list the page, too. */
export function withinOf(view: PageView): string {
  const { sidebar } = view.placement;
  return placesIn(view).some((place) => place.sidebar !== sidebar) ? sidebar : "";
}

/** The first page of an edition. An edition whose pages are all hidden has no entrance, but can be shown. */
function firstPage(site: OpenNavigation, edition: string): ShownPage {
  const page = Object.values(site.navigation.pages).find(({ placements }) =>
    placements.some(({ editions }) => editions.includes(edition)),
  );
  const view = page && viewPage(site, page, edition);
  return view === undefined ? { kind: "empty" } : { kind: "page", view };
}

/** The name of the root in a place, because its id is empty. */
export const rootName = "/";

/** The division that is inspected; undefined if the page is inspected. */
export function inspectedDivision({ site, edition }: PageView, node: string): Division | undefined {
  if (node === "") return undefined;
  const found =
    site.nodeOf(edition.id, node === rootName ? "" : node) ?? edition.global.anchors.find(({ id }) => id === node);
  return found === undefined || found.kind === "page" ? undefined : found;
}

/** The edition that a place names; the default one if the site has no such edition. */
export function editionOfPlace<Edition extends { readonly id: string; readonly default: boolean }>(
  editions: readonly Edition[],
  id: string,
): Edition | undefined {
  return editions.find((each) => each.id === id) ?? editions.find((each) => each.default) ?? editions[0];
}
