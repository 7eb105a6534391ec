// Finds page files that no entry names (D45).
import { pageHref, withoutPageExtension } from "../contract/page-path.ts";
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import type { Cause, Report } from "../diagnostics/diagnostic.ts";
import type { LeftPlaces } from "../diagnostics/not-judged.ts";
import { fileAt, otherPlaces } from "../diagnostics/place.ts";
import { isForPathsWithoutPage, readRedirectSource } from "../links/redirect-source.ts";
import { perObject } from "../text/per-object.ts";
import { foldersAbove } from "../text/resolve-path.ts";
import { placeOfLink, type InnerLink } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { isDiscovered, isUnlistedFile } from "../expand/unplaced-pages.ts";
import { purposeOf } from "./file-purpose.ts";
import { linksToPages, pageOfFile } from "./linked-pages.ts";
import { unreadListOf, unreadRedirectOf } from "./lost-parts.ts";
import { missingPages } from "./meant-pages.ts";
import { redirectGraph, redirectsFrom } from "./redirect-graph.ts";
import { unreadSpecAbove } from "./unknown-addresses.ts";
import { unlistedGroups, type UnlistedFile, type UnlistedGroup } from "./unlisted-groups.ts";

/** Reports each published page that nothing names, and each file whose address shows another file. */
export const pageUnlisted: Check = {
  code: "page-unlisted",
  needs: ["all files"],
  readsBodies: true,
  run: (site, report, leave) => {
    const { unplaced, shadowed } = site.expanded;
    for (const { file, shown } of shadowed)
      if (file.frontMatter.hidden !== true) {
        const args = { file: file.file, redirected: false, shown };
        report("page-unlisted", fileAt(file.file), args, { causedBy: entriesThatMeant(file.file) });
      }
    const missing = missingPages(site);
    const meant = new Set(missing.map(({ nearest }) => nearest));
    const meantFiles = new Set(missing.map((each) => each.unlistedFile));
    const plain: UnlistedFile[] = [];
    for (const each of unplaced.filter(isDiscovered)) {
      const { page, file } = each;
      const redirects = page.url === undefined ? redirectsFrom(page.path, site) : [];
      const purpose = purposeOf(file);
      const causedBy = entriesThatMeant(file);
      const isReported = redirects.length > 0 || (isUnlistedFile(each) && purpose !== "skill");
      const unread = isReported ? unknownPlaceOf(page.path, site) : undefined;
      if (unread !== undefined) leave(unread, unlistedPlaces(file, site));
      if (!isReported || unread !== undefined) continue;
      if (redirects.length > 0) {
        const places = redirects.map(({ place }) => place);
        const related = otherPlaces(places, "redirected here");
        report("page-unlisted", fileAt(file), { file, redirected: true }, { related, causedBy });
      } else if (purpose !== undefined && purpose !== "skill")
        report("page-unlisted", fileAt(file), { file, purpose }, { causedBy });
      else if (meant.has(page.path) || meantFiles.has(file))
        report("page-unlisted", fileAt(file), { file, redirected: false }, { causedBy });
      else plain.push({ path: page.path, file });
    }
    for (const group of unlistedGroups(plain, site)) reportGroup(group, site, report);
  },
};

/** A message for a folder is at its first file. In several languages or versions, it may be one of another folder. */
function unlistedPlaces(file: string, { site: { editions } }: CheckedSite): LeftPlaces {
  if (editions.length > 1) return {};
  return { at: [{ file }, ...foldersAbove(file).map((folder) => ({ subject: [folder] }))] };
}

/** Why it is not known whether a page is listed, is the page of an operation, or is redirected. */
function unknownPlaceOf(path: string, site: CheckedSite): string | undefined {
  return unreadListOf(path, site) ?? unreadSpecAbove(path, site) ?? unreadRedirectOf(path, site);
}

function reportGroup({ folder, folders, files }: UnlistedGroup, site: CheckedSite, report: Report): void {
  const [first, ...others] = files.map(({ file }) => file);
  const links = files.map(({ file }) => linksToFile(file, site));
  const linked = site.bodies === undefined ? undefined : links.filter((each) => each.length > 0).length;
  const unless = files.length === 1 ? redirectInDoubt(files[0]!.path, site) : undefined;
  const args = {
    ...argsOf(folder, [first!, ...others], folders),
    ...(unless === undefined ? {} : { unless }),
    ...(linked === undefined ? {} : { linked }),
  };
  const related = otherPlaces(
    links.flatMap((each) => each.map(placeOfLink)),
    "linked here",
  );
  const alsoAt = others.map((file) => ({ message: "also unlisted", place: fileAt(file) }));
  const causedBy = others.length === 0 ? [...entriesThatMeant(first!), frontMatterOf(first!)] : [];
  report("page-unlisted", fileAt(first!), args, { related, alsoAt, causedBy });
}

/** While its front matter can't be read, nobody knows whether a page is hidden. */
function frontMatterOf(file: string): Cause {
  return { code: "front-matter-syntax", at: fileAt(file) };
}

/** The source of a redirect that the platform may or may not apply to the address of a page. A redirect of all paths is meant for paths without a page. */
function redirectInDoubt(path: string, site: CheckedSite): string | undefined {
  const found = redirectGraph(site).find(pageHref(path, ""));
  const source = found?.certain === false ? readRedirectSource(found.redirect.source) : undefined;
  return source === undefined || isForPathsWithoutPage(source) ? undefined : found?.redirect.source;
}

function argsOf(
  folder: string | undefined,
  files: readonly [string, ...string[]],
  folders: number,
): DiagnosticArgs["page-unlisted"] {
  const [file] = files;
  if (folder !== undefined) return { folder, files: files.length, folders, examples: files.slice(0, 3) };
  return files.length === 1 ? { file, redirected: false } : { file, others: files.length - 1 };
}

/** The links to the page of a file in listed pages, and in parts of pages; none if links were not read. */
function linksToFile(file: string, site: CheckedSite): readonly InnerLink[] {
  const page = site.bodies === undefined ? undefined : pageOfFile(file, site);
  return page === undefined ? [] : (linksToUnplaced(site).get(page) ?? []).filter((inner) => isFollowed(inner, site));
}

const linksToUnplaced = perObject((site: CheckedSite) => {
  const unplaced = new Set(site.expanded.unplaced.map(({ page }) => page.file));
  return linksToPages(site, ({ file }) => file !== null && unplaced.has(file));
});

/** A link in an unlisted page does not count, because readers can't reach it. */
function isFollowed({ body }: InnerLink, site: CheckedSite): boolean {
  const page = body.isPage ? pageOfFile(body.file, site) : undefined;
  return page === undefined || site.site.listings.listed.has(page);
}

/** The entries whose most likely meaning is a page: such a page counts as listed. */
function entriesThatMeant(file: string): readonly Cause[] {
  const suggests = withoutPageExtension(file);
  return [
    { code: "page-not-found", suggests },
    { code: "page-not-found", at: fileAt(file) },
    { code: "page-language", at: fileAt(file) },
    { code: "page-outside-root", suggests },
  ];
}
