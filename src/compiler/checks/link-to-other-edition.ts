// Finds links that were copied with their page into another language or version, and still lead into the first one. (D581)
import { withoutBasePath, writtenPath } from "../contract/href.ts";
import { pageHref, routeOf, withoutPageExtension } from "../contract/page-path.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey, perObject } from "../text/per-object.ts";
import { baseName } from "../text/resolve-path.ts";
import { innerLinks, linkUses, type InnerLink } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { editionFoldersOf } from "./edition-folders.ts";
import { editionsApart, firstInEdition, leavesEdition, type EditionsApart } from "./leaves-edition.ts";
import { pageShownAt } from "./linked-pages.ts";
import { unreadListOf } from "./lost-parts.ts";
import { pagesLike } from "./pages-like.ts";
import type { LinkTarget } from "./resolve-link.ts";

/** A link that was copied into another language or version. */
interface CopiedLink {
  readonly inner: InnerLink;
  readonly apart: EditionsApart;
  /** The page to which it leads, as a path. */
  readonly to: string;
  /** The same page in the language and version of the link. */
  readonly own: string;
  /** The path of the page that it was copied from. */
  readonly copiedFrom: string;
}

/** Reports such links once for each page to which they lead, as they are written. */
export const linkToOtherEdition: Check = {
  code: "link-to-other-edition",
  needs: ["bodies"],
  run: (site, report, leave) => {
    const { languages, versions } = site.site.tree.plans;
    if (languages.length < 2 && versions.length < 2) return;
    const shownAt = perObject(({ paths }: LinkTarget) => ({ to: pageShownAt(paths, site)?.path }));
    const leaving = innerLinks(site, (target, { kind }, { file, isSpec }) => {
      if (kind !== "link" || isSpec === true) return false;
      const { to } = shownAt(target);
      return to !== undefined && leavesEdition(file, to, site);
    });
    const copied = leaving
      .flatMap((inner) => copiedLink(inner, shownAt(inner.target).to!, site) ?? [])
      .filter(({ inner, to, apart }) => {
        // Another place of the page may be in the language and version of the link.
        const unread = unreadListOf(to, site);
        const at = [{ file: inner.body.file, subject: [apart.axis, apart.from, apart.to] }];
        if (unread !== undefined) leave(unread, { at });
        return unread === undefined;
      });
    for (const alike of groupBy(copied, reportOf).values()) {
      const { inner, apart, to, copiedFrom, ...first } = alike[0]!;
      const { place, related, ...uses } = linkUses(alike.map((each) => each.inner));
      const own = pageHref(first.own, "");
      const args = { target: pageHref(to, ""), written: writtenIn(inner), own, copiedFrom, ...apart, ...uses };
      report("link-to-other-edition", place, args, { related, suggestion: own, causedBy: [] });
    }
  },
};

/** Equal for links that are one report: the same suggestion replaces the same text at all of its places. */
function reportOf({ inner, apart, own }: CopiedLink): string {
  return JSON.stringify([apart, writtenIn(inner), own]);
}

/** The path of a link as it is written, without what other links begin with. */
function writtenIn({ link, target: { prefix = "" } }: InnerLink): string {
  const path = writtenPath(link.address.trim());
  return prefix === "" ? path : withoutBasePath(path, prefix);
}

/** A link that leaves its edition for a page, as a copied one; undefined for one that may lead out of it on purpose. */
function copiedLink(inner: InnerLink, to: string, site: CheckedSite): CopiedLink | undefined {
  const { file } = inner.body;
  if (isStartOfEdition(to, site)) return undefined;
  const apart = editionsApart(file, to, site);
  const from = withoutPageExtension(file);
  const own = firstInEdition(file, pagesLike(to, site), site);
  // A link to the page itself lets readers change the language.
  if (apart === undefined || own === undefined || routeOf(own) === routeOf(from)) return undefined;
  const copiedFrom = pagesLike(from, site).find(
    (page) =>
      routeOf(page) !== routeOf(from) &&
      !leavesEdition(page, to, site) &&
      inner.target.paths.some((path) => linkedFrom(site)(page).has(path)),
  );
  return copiedFrom === undefined ? undefined : { inner, apart, to, own, copiedFrom };
}

/** Whether a page opens a language or version as a whole: `/v2` is what a text about the current version means. */
function isStartOfEdition(page: string, site: CheckedSite): boolean {
  const route = routeOf(page);
  return route === "" || editionFoldersOf(baseName(route), site).length > 0;
}

/** The paths to which the links of a page lead. */
const linkedFrom: (site: CheckedSite) => (page: string) => ReadonlySet<string> = perObject((site) => {
  const links = groupBy(
    innerLinks(site, (_, { kind }) => kind === "link"),
    ({ body }) => withoutPageExtension(body.file),
  );
  return perKey((page) => new Set((links.get(page) ?? []).flatMap(({ target }) => target.paths)));
});
