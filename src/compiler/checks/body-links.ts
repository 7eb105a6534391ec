// Lists the links in the bodies of pages (D115). Links that lead to the same place share what is known of it (D293).
import type { LoadedBody } from "../bodies/body-catalog.ts";
import type { BodyLink } from "../bodies/page-body.ts";
import { decodeSegment, isExternalHref, withoutBasePath, writtenPath } from "../contract/href.ts";
import { routeOf, withoutPageEnding } from "../contract/page-path.ts";
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { otherPlaces, type Place, type RelatedPlace, type TextPlace } from "../diagnostics/place.ts";
import { madeOnce, perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { placeInBody } from "./place-in-body.ts";
import { linkStart, resolveLink, type LinkTarget } from "./resolve-link.ts";
import { sharedTargets } from "./shared-targets.ts";
import { sortedBodies } from "./sorted-bodies.ts";
import { linkAsWritten, type WrittenLink } from "./link-as-written.ts";

/** A link inside the site. */
export interface InnerLink {
  readonly body: LoadedBody;
  readonly link: BodyLink;
  readonly target: LinkTarget;
  /** The part after the "#", decoded; "" without one. */
  readonly hash: string;
}

/**
 * Whether links are asked for. All links of a site that lead to the same paths have the same target, so that what depends on it
 * can be decided once. `body` has the link.
 */
export type LinkTest = (target: LinkTarget, written: WrittenLink, body: LoadedBody) => boolean;

/**
 * The links inside the site that the bodies of pages and parts make, and for which a test is true, sorted by file and place. Example:
 * `innerLinks(site, (target, { kind }) => kind === "link" && isMissing(target))`.
 */
export function innerLinks(site: CheckedSite, isAskedFor: LinkTest): readonly InnerLink[] {
  const found: InnerLink[] = [];
  for (const { body, written, targets } of resolvedBodies(site)) {
    for (const [index, target] of targets.entries()) {
      if (target === undefined || !isAskedFor(target, written[index]!, body)) continue;
      found.push({ body, link: body.links[index]!, target, hash: written[index]!.hash });
    }
  }
  return found;
}

/** A body, and for each of its links what it names and where it leads; undefined for a link that is not inside the site. */
interface ResolvedBody {
  readonly body: LoadedBody;
  readonly written: readonly (WrittenLink | undefined)[];
  readonly targets: readonly (LinkTarget | undefined)[];
}

const resolvedBodies: (site: CheckedSite) => readonly ResolvedBody[] = perObject((site) => {
  const writtenIn = writtenLinks(site);
  const targetsFrom = sharedTargets(site);
  return sortedBodies(site).flatMap((body) => {
    const written = writtenIn(body.links);
    if (written.every((link) => link === undefined)) return [];
    const targetOf = targetsFrom(linkStart(body));
    return { body, written, targets: written.map((link) => link && targetOf(link)) };
  });
});

/** What the links of a list name. Links with one address share it, and bodies with one text share the list. */
function writtenLinks(site: CheckedSite): (links: readonly BodyLink[]) => readonly (WrittenLink | undefined)[] {
  const known = new Map<BodyLink["kind"], Map<string, { readonly written: WrittenLink | undefined }>>();
  const ofLink = (link: BodyLink): WrittenLink | undefined => {
    const ofKind = madeOnce(known, link.kind, () => new Map());
    return madeOnce(ofKind, link.address, () => ({ written: linkAsWritten(link, site) })).written;
  };
  return perObject((links) => links.map(ofLink));
}

/** A link of a body as a link inside the site; undefined if it leads out of it, or names no page. */
export function resolvedLink(link: BodyLink, body: LoadedBody, site: CheckedSite): InnerLink | undefined {
  const written = linkAsWritten(link, site);
  const target = written && resolveLink(written, linkStart(body), site);
  return target && { body, link, target, hash: written.hash };
}

/** A relative link of a part: it leads to another page from each page that shows the part. */
export interface PartLink {
  /** The part. */
  readonly file: string;
  /** The last segments of the paths of the pages that it may lead to. */
  readonly end: string;
}

/** Every relative link of the parts that pages import. */
export function relativeLinksOfParts(site: CheckedSite): readonly PartLink[] {
  return sortedBodies(site).flatMap(({ file, isPage, links }) =>
    isPage
      ? []
      : links
          .flatMap(({ kind, address }) => (kind === "link" ? endOfRelative(address.trim()) : []))
          .map((end) => ({ file, end })),
  );
}

function endOfRelative(address: string): readonly string[] {
  const written = writtenPath(address);
  if (isExternalHref(address) || written.startsWith("/") || /[{}\\]/.test(address)) return [];
  const segments = written.split("/").filter((segment) => !["", ".", ".."].includes(segment));
  const end = routeOf(withoutPageEnding(segments.map(decodeSegment).join("/")));
  return end === "" || end === "/" ? [] : [end];
}

/** The place of the address of a link. */
export function placeOfLink({ body, link }: Pick<InnerLink, "body" | "link">): TextPlace {
  return placeInBody(body, link);
}

/** Links that are reported together: the place of the first, the other places, and their number. */
export interface LinkUses {
  readonly place: Place;
  readonly related: readonly RelatedPlace[];
  readonly links: number;
  readonly files: number;
}

/** The uses of links; there is at least one link. */
export function linkUses(all: readonly InnerLink[]): LinkUses {
  return usesAt(all.map(placeOfLink), all[0]?.link.kind === "asset" ? "also shown here" : "also linked here");
}

/** The uses at these places; there is at least one place. */
export function usesAt(places: readonly Place[], also: string): LinkUses {
  const [first, ...others] = places;
  const files = new Set(places.map(({ file }) => file)).size;
  return { place: first!, related: otherPlaces(others, also), links: places.length, files };
}

/** The edit that makes a link lead to another address; its query and anchor are kept. */
export function rewrittenLink(inner: InnerLink, address: string): readonly StringEdit[] {
  if (inner.body.isSpec === true) return [];
  const written = inner.link.address.trim();
  const { prefix: lead } = inner.target;
  const prefix = lead !== undefined && withoutBasePath(address, lead) === address ? lead : "";
  const text = `${prefix}${address}${written.slice(writtenPath(written).length)}`;
  // Other characters would end the address in Markdown, or the attribute.
  if (/[\s"'<>()]/.test(text)) return [];
  return [{ place: placeOfLink(inner), written: text, replaces: inner.link.address }];
}
