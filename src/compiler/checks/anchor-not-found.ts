// Finds links to places in pages that are not there. (D116)
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { pageHref } from "../contract/page-path.ts";
import { nearestAnchors } from "../hints/nearest-anchor.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import { linksOfConfig, type AnchorLink } from "./field-hrefs.ts";
import { anchoredBodies, type AnchoredBody } from "./anchored-bodies.ts";
import { anchorsElsewhere, type LackedAnchor } from "./anchors-elsewhere.ts";
import { innerLinks, placeOfLink, usesAt } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageOfFile, unknownAmong } from "./linked-pages.ts";
import type { LinkTarget } from "./resolve-link.ts";

/** Reports each missing anchor once, with all links that lead there. */
export const anchorNotFound: Check = {
  code: "anchor-not-found",
  needs: ["bodies"],
  run: (site, report, leave) => {
    const nearestIn = perObject((body: LoadedBody) => nearestAnchors(site.bodies!.anchorsOf(body).ids));
    const addressOfBody = ({ file }: LoadedBody): string => pageHref(pageOfFile(file, site)?.path ?? file, "");
    const missing = missingAnchors(site, ({ hash, found, file, unknown }) =>
      leave(unknown, { at: [{ file, subject: [`#${hash}`, addressOfBody(found.body)] }] }),
    );
    const groups = [...groupBy(missing, ({ hash, found }) => `${found.body.file}#${hash}`).values()].map((links) => {
      const [{ hash, found }] = links as [MissingAnchor];
      const isDeep = site.bodies!.anchorsOf(found.body).isOfDeepHeading(hash);
      return { links, isDeep, near: isDeep ? undefined : nearestIn(found.body)(hash, site.hints.budget) };
    });
    const lacked = groups.flatMap(({ links, isDeep, near }) =>
      isDeep || near !== undefined ? [] : lackedAnchor(links),
    );
    const pageElsewhere = anchorsElsewhere(lacked, site);
    for (const { links, isDeep, near } of groups) {
      const [{ hash, found, isRedirect }] = links as [MissingAnchor];
      const page = isDeep || near !== undefined ? undefined : pageElsewhere(lackedAnchor(links));
      const { place, related, ...uses } = usesAt(
        links.map((each) => each.place),
        "also linked here",
      );
      const args = {
        anchor: `#${hash}`,
        page: addressOfBody(found.body),
        ...(isRedirect === true ? { isRedirect } : {}),
        via: found.via === undefined ? undefined : pageHref(found.via, ""),
        nearest: near === undefined ? undefined : `#${near}`,
        ...(page === undefined ? {} : { elsewhere: `${pageHref(page, "")}#${hash}`, written: writtenAddress(links) }),
        ...(isDeep ? { isDeep } : {}),
        ...uses,
      };
      report("anchor-not-found", place, args, { related, suggestion: args.nearest ?? args.elsewhere, causedBy: [] });
    }
  },
};

function lackedAnchor(links: readonly MissingAnchor[]): LackedAnchor {
  const [{ hash, found }] = links as [MissingAnchor];
  return { hash, file: found.body.file };
}

/** What all of these links have as their address; undefined if they are written in several ways. */
function writtenAddress(links: readonly MissingAnchor[]): string | undefined {
  const [written, ...others] = new Set(links.map((each) => each.written));
  return others.length === 0 ? written : undefined;
}

/** A link to an anchor that a page does not have. */
export interface MissingAnchor extends AnchorLink {
  readonly found: AnchoredBody;
  /** Its address as it is written, in a body. */
  readonly written?: string;
}

/** A link whose anchor the page may have all the same, in a file. */
interface UnknownAnchor extends Pick<MissingAnchor, "hash" | "found"> {
  readonly file: string;
  /** What may make the anchor. */
  readonly unknown: string;
}

/** The links whose anchor their page certainly lacks. */
export function missingAnchors(
  site: CheckedSite,
  onUnknown: (anchor: UnknownAnchor) => void = () => undefined,
): readonly MissingAnchor[] {
  const bodyAt = anchoredBodies(site);
  const isMissing = (hash: string, target: LinkTarget, file: string, from?: LoadedBody): boolean => {
    const found = isAnyAnchor(hash) ? undefined : bodyAt(target, from);
    if (found === undefined || site.bodies!.anchorsOf(found.body).has(hash)) return false;
    const unknown = unknownAmong(target.paths, site) ?? found.others;
    if (unknown !== undefined) onUnknown({ hash, found, file, unknown });
    return unknown === undefined;
  };
  const inBodies = innerLinks(
    site,
    (target, { kind, hash }, body) => kind === "link" && isMissing(hash, target, body.file, body),
  );
  const inConfig = [...linksOfConfig(site)].filter(({ hash, target, place }) => isMissing(hash, target, place.file));
  return [
    ...inBodies.map((inner): MissingAnchor => ({
      ...inner,
      written: inner.link.address.trim(),
      place: placeOfLink(inner),
      found: bodyAt(inner.target, inner.body)!,
    })),
    ...inConfig.map((link): MissingAnchor => ({ ...link, found: bodyAt(link.target, undefined)! })),
  ];
}

/** True for what is not an anchor, the top of the page, a text to be highlighted, or a state of a program in the page. */
function isAnyAnchor(hash: string): boolean {
  return hash === "" || hash === "top" || hash.startsWith(":~:") || /^\/|=/.test(hash);
}
