// Finds the body that has the anchors of the page behind a link. (D116)
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { localTarget } from "../contract/href.ts";
import type { PagePath } from "../contract/page-path.ts";
import { perKey } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { pageOfFile, pageShownAt } from "./linked-pages.ts";
import { pageAtEnd } from "./redirect-end.ts";
import { tailOf } from "./redirect-graph.ts";
import type { LinkTarget } from "./resolve-link.ts";

/** The body of the page that a link certainly leads to. */
export interface AnchoredBody {
  readonly body: LoadedBody;
  /** What else may make anchors of the page; undefined if all of them are in its file. */
  readonly others: string | undefined;
  /** The path of the link, if redirects lead from there to the page. */
  readonly via?: PagePath | undefined;
}

/** A look-up of the body that a link leads to; undefined if that is not certain. `from` is the body with the link. */
export function anchoredBodies(
  site: CheckedSite,
): (target: LinkTarget, from: LoadedBody | undefined) => AnchoredBody | undefined {
  const ofFile = perKey((file: string) => ({ found: anchoredBody(file, site) }));
  const ofTarget = perKey(({ paths }: LinkTarget) => {
    const via = redirected(paths, site);
    const file = pageShownAt(via === undefined ? paths : [via.end], site)?.file ?? undefined;
    const { found } = file === undefined ? {} : ofFile(file);
    return { found: found && { ...found, via: via?.path } };
  });
  return (target, from) => {
    if (target.paths.length > 0) return ofTarget(target).found;
    return from?.isPage === true ? ofFile(from.file).found : undefined;
  };
}

/** The only path that a link may lead to, and the page at the end of redirects from there; undefined if it is not certain that there is one. */
function redirected(
  paths: readonly PagePath[],
  site: CheckedSite,
): { readonly path: PagePath; readonly end: PagePath } | undefined {
  const [path] = paths;
  const to = path !== undefined && paths.length === 1 ? pageAtEnd(path, site)?.to : undefined;
  // An anchor of the destination may replace that of the link.
  const end = to === undefined || tailOf(to).includes("#") ? undefined : localTarget(to);
  // Readers arrive there for the time being or for good, and where it is for good, a fix writes the address of the page (D152, D419).
  return path === undefined || end === undefined ? undefined : { path, end };
}

/** The body of a page file; undefined if it is none, or leads elsewhere. */
export function anchoredBody(file: string, site: CheckedSite): AnchoredBody | undefined {
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
