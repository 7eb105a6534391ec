// Finds the page at a place of the preview.
import type { OpenNavigation } from "../../../outputs/runtime/open-navigation.ts";
import { findPage } from "../../../outputs/runtime/find-page.ts";
import { viewPage, type PageView } from "../../../outputs/runtime/view-page.ts";
import type { Division } from "../../../compiler/site/navigation.ts";
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

/** What is at a place in an edition. */
export function shownPage(site: OpenNavigation, place: Pick<PreviewPlace, "href">, edition: string): ShownPage {
  const address = addressOfPlace(site, place, edition);
  if (address === undefined) return firstPage(site, edition);
  // The page itself comes first: it can be inspected even where a redirect hides it from readers.
  const own = ownValue(site.navigation.pages, address);
  const found = own === undefined ? findPage(site, address) : ({ kind: "page", page: own } as const);
  switch (found.kind) {
    case "page": {
      const view = viewPage(site, found.page, edition);
      return view === undefined ? { kind: "unknown", href: address } : { kind: "page", view };
    }
    case "redirect":
      return { kind: "redirect", href: address, to: found.href, external: found.external };
    case "unknown":
      return { kind: "unknown", href: address };
  }
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
