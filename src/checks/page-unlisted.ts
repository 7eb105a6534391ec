// Finds page files that no entry leads to (D45).
import { withoutPageExtension } from "../contract/page-path.ts";
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import type { Cause, Report } from "../diagnostics/diagnostic.ts";
import { fileAt, otherPlaces } from "../diagnostics/place.ts";
import { placeOfLink, type InnerLink } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { isUnlisted } from "../expand/unplaced-pages.ts";
import { linksToPages, pageOfFile } from "./linked-pages.ts";
import { missingPages } from "./meant-pages.ts";
import { redirectOfPage } from "./redirect-graph.ts";
import { unlistedGroups, type UnlistedFile, type UnlistedGroup } from "./unlisted-groups.ts";

/** Reports each published page that nothing names, and each file whose address shows another. */
export const pageUnlisted: Check = {
  code: "page-unlisted",
  // Nobody can open a page that is redirected, so without all redirects it is not known what is wrong with it.
  needs: ["all files", "all pages", "all redirects"],
  run: (site, report) => {
    const { unplaced, shadowed } = site.expanded;
    for (const { file, shown } of shadowed)
      if (file.frontMatter.hidden !== true) {
        const args = { file: file.file, redirected: false, shown };
        report("page-unlisted", fileAt(file.file), args, { causedBy: entriesThatMeant(file.file) });
      }
    const meant = new Set(missingPages(site).map(({ nearest }) => nearest));
    const plain: UnlistedFile[] = [];
    for (const { page, file } of unplaced.filter(isUnlisted)) {
      const redirect = page.url === undefined ? redirectOfPage(page.path, site) : undefined;
      if (redirect === undefined && !meant.has(page.path)) plain.push({ path: page.path, file });
      else {
        const related = redirect === undefined ? [] : [{ message: "redirected here", place: redirect.place }];
        const args = { file, redirected: redirect !== undefined };
        report("page-unlisted", fileAt(file), args, { related, causedBy: entriesThatMeant(file) });
      }
    }
    for (const group of unlistedGroups(plain, site)) reportGroup(group, site, report);
  },
};

function reportGroup({ folder, folders, files }: UnlistedGroup, site: CheckedSite, report: Report): void {
  const [first, ...others] = files.map(({ file }) => file);
  const links = files.map(({ file }) => linksToFile(file, site));
  const linked = site.bodies === undefined ? undefined : links.filter((each) => each.length > 0).length;
  const args = { ...argsOf(folder, [first!, ...others], folders), ...(linked === undefined ? {} : { linked }) };
  const related = otherPlaces(
    links.flatMap((each) => each.map(placeOfLink)),
    "linked here",
  );
  const alsoAt = others.map((file) => ({ message: "also unlisted", place: fileAt(file) }));
  const causedBy = others.length === 0 ? entriesThatMeant(first!) : [];
  report("page-unlisted", fileAt(first!), args, { related, alsoAt, causedBy });
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

/** The links to the page of a file, in other files; none if links were not read. */
function linksToFile(file: string, site: CheckedSite): readonly InnerLink[] {
  const page = site.bodies === undefined ? undefined : pageOfFile(file, site);
  return page === undefined ? [] : (linksToPages(site).get(page) ?? []);
}

/** A page that a wrong entry most likely means counts as listed. */
function entriesThatMeant(file: string): readonly Cause[] {
  const suggests = withoutPageExtension(file);
  return [
    { code: "page-not-found", suggests },
    { code: "page-not-found", at: fileAt(file) },
    { code: "page-language", at: fileAt(file) },
    { code: "page-outside-root", suggests },
  ];
}
