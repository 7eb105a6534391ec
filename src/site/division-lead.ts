// Where does a division lead, and which page is its first? (D15, D25)
import { hrefProblem, isExternalHref, localHref } from "../contract/href.ts";
import type { EditionPlan, ExpandedDivision, ExpandedPage } from "../expand/expanded-tree.ts";
import { rootOf, type EditionView } from "./edition-view.ts";
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
  const { visible, any } = input.firstPages(division, edition);
  const root = rootOf(view)?.page;
  const landing = root === undefined || root.missing === true ? visible : root;
  const first = visible ?? any;
  const link = linkOf(division.href, landing === undefined ? below : input.hrefOf(landing), input.basePath);
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

// Own external `href`; else the page inside; else the own relative `href`.
function linkOf(own: string | undefined, inside: string | undefined, basePath: string): Omit<DivisionLead, "key"> {
  const written = writtenLink(own, basePath);
  return written.external === true || inside === undefined ? written : { href: inside };
}
