// Finds images and other media of pages that are not there. (D117)
import { isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import { isIconPath } from "../contract/shown-files.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { childPointer } from "../text/json-pointer.ts";
import { baseName, foldersAbove } from "../text/resolve-path.ts";
import { groupBy } from "../text/group-by.ts";
import { isHiddenPath } from "../text/hidden-path.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, linkUses, usesAt } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { divisionsOf, fieldValuePlace } from "./division-check.ts";
import { allPages } from "./linked-pages.ts";
import { unreadRedirectAt } from "./lost-parts.ts";
import { redirectGraph } from "./redirect-graph.ts";
import type { LinkTarget } from "./resolve-link.ts";

/** With the option `assets`, reports each missing file that pages show, at its first use. */
export const assetNotFound: Check = {
  code: "asset-not-found",
  needs: ["bodies"],
  run: (site, report, leave) => {
    if (!site.assets) return;
    const { find } = redirectGraph(site);
    // Whether a hidden file is there is not known, and no host shows it.
    const isMissing = (path: PagePath): boolean =>
      !isHiddenPath(path) && !site.files.isFile(path) && find(path) === undefined;
    const isPicture = perKey(({ paths }: LinkTarget) => paths.some((path) => picture.test(path)));
    const judged = perKey(({ paths }: LinkTarget) => {
      // An address without an extension may be answered by a program.
      if (!paths.some((path) => baseName(path).includes(".")) || !paths.every(isMissing)) return { isThere: true };
      return {
        isThere: false,
        unknown: paths.map((path) => unreadRedirectAt(path, site)).find((reason) => reason !== undefined),
      };
    });
    const missing = innerLinks(site, (target, { kind }, { file }) => {
      if (kind === "link" && !isPicture(target)) return false;
      const { isThere, unknown } = judged(target);
      if (unknown !== undefined) leave(unknown, { at: [{ file, subject: [pageHref(target.paths[0]!, "")] }] });
      return !isThere && unknown === undefined;
    });
    const inHeads = picturesOf(site).flatMap(({ href, place }) => {
      const path = isExternalHref(href) ? undefined : localTarget(href.replace(/^(?:\.?\/)?/, "/"));
      if (path === undefined || !baseName(path).includes(".") || !isMissing(path)) return [];
      const unknown = unreadRedirectAt(path, site);
      if (unknown !== undefined) leave(unknown, { at: [{ file: place.file, subject: [pageHref(path, "")] }] });
      return unknown === undefined ? [{ path, place }] : [];
    });
    for (const [path, uses] of groupBy(inHeads, (each) => each.path)) {
      const { place, related, ...counts } = usesAt(
        uses.map((each) => each.place),
        "also shown here",
      );
      report("asset-not-found", place, { target: pageHref(path, ""), ...counts }, { related, causedBy: [] });
    }
    for (const [path, links] of groupBy(missing, ({ target }) => target.paths[0]!)) {
      const { place, related, ...uses } = linkUses(links);
      const absent = foldersAbove(path).find((each) => !site.files.isFolder(each));
      const folder = absent === undefined ? undefined : pageHref(absent, "");
      report("asset-not-found", place, { target: pageHref(path, ""), folder, ...uses }, { related, causedBy: [] });
    }
  },
};

/** Links to such files are links to pictures, and no build makes them. */
const picture = /\.(?:png|jpe?g|gif|svg|webp|ico|mp4|webm|mp3)$/i;

interface Picture {
  readonly href: string;
  readonly place: Place;
}

/** The pictures that docs.json and front matter name. */
function picturesOf(site: CheckedSite): readonly Picture[] {
  const ofSite = site.bound.site.pictures.map(({ href, source: { file, pointer } }) => ({
    href,
    place: valueAt(file, pointer),
  }));
  const ofDivisions = divisionsOf(site).flatMap(({ division }) => {
    const { icon } = division;
    return typeof icon === "string" && isIconPath(icon)
      ? [{ href: icon, place: fieldValuePlace(division, "icon") }]
      : [];
  });
  const ofPages = allPages(site).flatMap(({ file, icon, frontmatter }) =>
    ["og:image", "twitter:image", "icon"].flatMap((field) => {
      const href = field === "icon" ? icon : frontmatter?.[field];
      if (file === null || typeof href !== "string" || (field === "icon" && !isIconPath(href))) return [];
      return [{ href, place: valueAt(file, childPointer("", field)) }];
    }),
  );
  return [...ofSite, ...ofDivisions, ...ofPages];
}
