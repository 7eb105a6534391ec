// Finds where a division leads, and the key of its first page (D15, D25).
import { hrefProblem, isExternalHref, localHref, pageUrl, writtenPath } from "../contract/href.ts";
import type { EditionPlan, ExpandedDivision, ExpandedPage } from "../expand/expanded-tree.ts";
import type { SiteContext } from "./site-context.ts";

/** The link of a division, if it has a page or a usable `href`, and the key of its first page. */
export interface DivisionHref {
  readonly href?: string;
  readonly external?: true;
  readonly key?: string;
}

/** A division in an edition; `stubBelow` is the target of a stub inside it. */
export interface LinkedDivision {
  readonly division: ExpandedDivision;
  readonly edition: EditionPlan;
  readonly stubBelow: string | undefined;
}

/** The link of a division in an edition. The target of a stub below is used only if there is nothing else. */
export function divisionHref({ division, edition, stubBelow }: LinkedDivision, context: SiteContext): DivisionHref {
  const { visible, external, any } = context.firstPages(division, edition);
  const root = context.viewOf(division, edition).root?.page;
  const landing = root === undefined || root.missing === true ? visible : root;
  const first = visible ?? any;
  const landingLink = landing === undefined ? inSite(stubBelow) : pageLink(landing, context);
  const link =
    linkOf(division.href, landingLink, context.basePath) ?? (external === undefined ? {} : pageLink(external, context));
  const key = first === undefined ? linkedKey(link, context) : context.keyOf(first);
  return { ...link, ...(key === undefined ? {} : { key }) };
}

/** A link of docs.json: its normal form, and whether it is external; empty if it can't be used. */
export function writtenLink(href: string | undefined, basePath: string): Omit<DivisionHref, "key"> {
  if (href === undefined || hrefProblem(href) !== undefined) return {};
  return isExternalHref(href) ? { href: href.trim(), external: true } : { href: localHref(href, basePath) };
}

/** The key of the page that an internal link leads to; undefined if there is no such page. */
export function linkedKey({ href, external }: DivisionHref, { pageAt, keyOf }: SiteContext): string | undefined {
  const page: ExpandedPage | undefined =
    href === undefined || external === true ? undefined : pageAt(writtenPath(href));
  return page === undefined ? undefined : keyOf(page);
}

type Link = Omit<DivisionHref, "key">;

function inSite(href: string | undefined): Link | undefined {
  return href === undefined ? undefined : { href };
}

// A page with a `url` is a link to that, also where it is the root of a group (D31).
function pageLink(page: ExpandedPage, { hrefOf, basePath }: SiteContext): Link {
  if (page.url === undefined) return { href: hrefOf(page) };
  return { href: pageUrl(page.url, basePath), ...(isExternalHref(page.url) ? { external: true } : {}) };
}

// Own external `href`; else the page inside; else the own relative `href`.
function linkOf(own: string | undefined, landingLink: Link | undefined, basePath: string): Link | undefined {
  const written = writtenLink(own, basePath);
  if (written.external === true || landingLink === undefined) return written.href === undefined ? landingLink : written;
  return landingLink;
}
