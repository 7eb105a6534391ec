// Where does a division lead, and which page is its first? (D15, D25)
import { hrefProblem, isExternalHref, localHref, pageUrl } from "../contract/href.ts";
import type { EditionPlan, ExpandedDivision, ExpandedPage } from "../expand/expanded-tree.ts";
import type { EditionView } from "./edition-view.ts";
import type { SiteInput } from "./site-input.ts";

/** The link of a division, nothing when it has no page and no usable `href`; and the key of its first page. */
export interface DivisionLead {
  readonly href?: string;
  readonly external?: true;
  readonly key?: string;
}

/** What a division leads to in an edition; `below` is where a stub inside leads, for a division that has nothing else. */
export function divisionLead(
  division: ExpandedDivision,
  view: EditionView,
  edition: EditionPlan,
  below: string | undefined,
  input: SiteInput,
): DivisionLead {
  const { visible, external, any } = input.firstPages(division, edition);
  const root = view.root?.page;
  const landing = root === undefined || root.missing === true ? visible : root;
  const first = visible ?? any;
  const inside = landing === undefined ? inSite(below) : pageLink(landing, input);
  const link =
    linkOf(division.href, inside, input.basePath) ?? (external === undefined ? {} : pageLink(external, input));
  const key = first === undefined ? linkedKey(link, input) : input.keyOf(first);
  return { ...link, ...(key === undefined ? {} : { key }) };
}

/** A link written in docs.json: normal form and whether it leads out; nothing when it can't be used. */
export function writtenLink(href: string | undefined, basePath: string): Omit<DivisionLead, "key"> {
  if (href === undefined || hrefProblem(href) !== undefined) return {};
  return isExternalHref(href) ? { href: href.trim(), external: true } : { href: localHref(href, basePath) };
}

/** The key of the page that an internal link leads to; undefined when there is no such page. */
export function linkedKey({ href, external }: DivisionLead, { pageAt, keyOf }: SiteInput): string | undefined {
  const page: ExpandedPage | undefined =
    href === undefined || external === true ? undefined : pageAt(href.split(/[?#]/, 1)[0]!);
  return page === undefined ? undefined : keyOf(page);
}

type Link = Omit<DivisionLead, "key">;

function inSite(href: string | undefined): Link | undefined {
  return href === undefined ? undefined : { href };
}

// A page with a `url` is a link to that, also where it is the root of a group (D31).
function pageLink(page: ExpandedPage, { hrefOf, basePath }: SiteInput): Link {
  if (page.url === undefined) return { href: hrefOf(page) };
  return { href: pageUrl(page.url, basePath), ...(isExternalHref(page.url) ? { external: true } : {}) };
}

// Own external `href`; else the page inside; else the own relative `href`.
function linkOf(own: string | undefined, inside: Link | undefined, basePath: string): Link | undefined {
  const written = writtenLink(own, basePath);
  if (written.external === true || inside === undefined) return written.href === undefined ? inside : written;
  return inside;
}
