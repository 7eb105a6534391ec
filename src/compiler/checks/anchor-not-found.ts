// Finds links to places in pages that are not there. (D116)
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { localTarget } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import { nearestAnchors } from "../hints/nearest-anchor.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey, perObject } from "../text/per-object.ts";
import { anchorLinks, type AnchorLink } from "./anchor-links.ts";
import { usesAt } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageOfFile, pageShownAt, unknownAmong } from "./linked-pages.ts";
import { certainEnd, tailOf } from "./redirect-graph.ts";

/** Reports each missing anchor once, with all links that lead there. */
export const anchorNotFound: Check = {
  code: "anchor-not-found",
  needs: ["bodies"],
  run: (site, report, leave) => {
    const nearestIn = perObject((body: LoadedBody) => nearestAnchors(site.bodies!.anchorsOf(body).ids));
    const bodyAt = perKey((file: string) => ({ found: bodyOf(file, site) }));
    const pathBehind = perKey((path: PagePath) => ({ path: pathBehindRedirects(path, site) }));
    const missing = [...anchorLinks(site)].flatMap((link) => {
      if (isAnyAnchor(link.hash)) return [];
      const file = fileOf(link, pathBehind, site);
      const found = file === undefined ? undefined : bodyAt(file).found;
      if (found === undefined || site.bodies!.anchorsOf(found.body).has(link.hash)) return [];
      const unknown = unknownAmong(link.paths, site) ?? found.others;
      if (unknown !== undefined) leave(unknown);
      return unknown === undefined ? [{ link, body: found.body }] : [];
    });
    for (const links of groupBy(missing, ({ link, body }) => `${body.file}#${link.hash}`).values()) {
      const [{ link, body }] = links as [(typeof links)[number]];
      const near = nearestIn(body)(link.hash, site.hints.budget);
      const { place, related, ...uses } = usesAt(
        links.map((each) => each.link.place),
        "also linked here",
      );
      const page = pageHref(pageOfFile(body.file, site)?.path ?? body.file, "");
      const [path] = link.paths;
      const isRedirected = path !== undefined && link.paths.length === 1 && pathBehind(path).path !== undefined;
      const via = isRedirected ? pageHref(path, "") : undefined;
      const args = {
        anchor: `#${link.hash}`,
        page,
        ...(link.isRedirect ? { isRedirect: true as const } : {}),
        via,
        nearest: near === undefined ? undefined : `#${near}`,
        ...uses,
      };
      report("anchor-not-found", place, args, { related, suggestion: args.nearest, causedBy: [] });
    }
  },
};

/** True for what is not an anchor, the top of the page, a text to be highlighted, or a state of a program in the page. */
function isAnyAnchor(hash: string): boolean {
  return hash === "" || hash === "top" || hash.startsWith(":~:") || /^\/|=/.test(hash);
}

/** The path at the end of redirects; undefined if it is not certain that they lead to a page. */
type PathBehind = (path: PagePath) => { readonly path: PagePath | undefined };

/** The file of the page that a link certainly leads to. */
function fileOf({ body, paths }: AnchorLink, pathBehind: PathBehind, site: CheckedSite): string | undefined {
  if (paths.length === 0) return body?.isPage === true ? body.file : undefined;
  const [path] = paths;
  // Where redirects lead, a fix writes the address of the page, and the anchor has to be there (D152).
  const behind = path !== undefined && paths.length === 1 ? pathBehind(path).path : undefined;
  return pageShownAt(behind === undefined ? paths : [behind], site)?.file ?? undefined;
}

/** An anchor of the destination may replace that of the link. */
function pathBehindRedirects(path: PagePath, site: CheckedSite): PagePath | undefined {
  const end = certainEnd(path, site);
  return end === undefined || tailOf(end).includes("#") ? undefined : localTarget(end);
}

/** The body of a page, and what else may make anchors of the page; undefined if all of them are in its file. */
interface AnchoredBody {
  readonly body: LoadedBody;
  readonly others: string | undefined;
}

function bodyOf(file: string, site: CheckedSite): AnchoredBody | undefined {
  const body = site.bodies!.bodies.get(file);
  const page = pageOfFile(file, site);
  if (body === undefined || page === undefined || page.url !== undefined) return undefined;
  const { api, mode, "openapi-schema": schema } = page.frontmatter ?? {};
  if (page.operation !== undefined || api !== undefined || schema !== undefined)
    return { body, others: "the platform makes anchors on pages of an API" };
  if (mode !== undefined && mode !== "wide" && mode !== "center")
    return { body, others: "which headings have anchors depends on the mode of the page" };
  const isOpen = site.bodies!.anchorsOf(body).isOpen;
  return { body, others: isOpen ? "components or programs in the page may make anchors" : undefined };
}
