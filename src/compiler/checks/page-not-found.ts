// Finds entries without a page; one finding per page or missing folder, with every place that names it, and every link if bodies are read.
import type { Report, StringEdit } from "../diagnostics/diagnostic.ts";
import { fileAt, otherPlaces, placeOf, type Place, type RelatedPlace } from "../diagnostics/place.ts";
import { isUnlistedFile } from "../expand/unplaced-pages.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey, perObject } from "../text/per-object.ts";
import { foldersAbove } from "../text/resolve-path.ts";
import { placeOfLink, type InnerLink } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageFileAt } from "./link-targets.ts";
import { linksToMissing } from "./links-to-missing.ts";
import { entriesOfUnreadFiles, missingPages, type MissingPage } from "./meant-pages.ts";

/** Reports each page that is missing. */
export const pageNotFound: Check = {
  code: "page-not-found",
  needs: [],
  readsBodies: true,
  run: (site, report, leave) => {
    for (const { path, source } of entriesOfUnreadFiles(site)) {
      const { file } = placeOf(source);
      const subjects = [path, ...foldersAbove(path)].map((word) => ({ file, subject: [word] }));
      leave('the limit "readBytes" left out their files', { at: subjects });
    }
    const missing = missingPages(site);
    const folders = missingFolders(missing, site);
    const linksTo = linksToMissing(site);
    for (const [folder, pages] of folders) {
      const links = pages.flatMap(({ path }) => linksTo.get(path) ?? []);
      reportFolder(folder, pages, links, report);
    }
    const inFolders = new Set([...folders.values()].flat());
    for (const page of missing) {
      if (inFolders.has(page)) continue;
      const { path, entries, redirect, nearest, isEvident, isLeftBehind, unlistedFile } = page;
      const links = linksTo.get(path) ?? [];
      const [first, ...others] = entries.map(({ source }) => placeOf(source));
      const related = [
        ...(redirect === undefined ? [] : [{ message: "redirected here", place: redirect.place }]),
        ...otherPlaces(others, "also listed here"),
        ...linkedHere(links),
      ];
      const linked = countOf(links);
      const edits = isEvident ? rewritten(nearest, [first!, ...others]) : [];
      if (isLeftBehind && nearest !== undefined) {
        const old = pageFileAt(nearest, site) ?? `${nearest}.md`;
        const alsoAt = [{ message: "the page in no list", place: fileAt(old) }];
        report("page-not-found", first!, { path, old, ...linked }, { related, alsoAt });
        continue;
      }
      if (unlistedFile !== undefined) {
        const alsoAt = [{ message: "the page in no list", place: fileAt(unlistedFile) }];
        report("page-not-found", first!, { path, unlistedFile, ...linked }, { related, alsoAt });
        continue;
      }
      const details = { related, suggestion: nearest, edits };
      const nearestFile = nearest === undefined ? undefined : unlisted(site).get(nearest);
      report("page-not-found", first!, { path, nearest, nearestFile, redirected: redirect?.to, ...linked }, details);
    }
  },
};

/** The files of pages in no list, by the paths of these. */
const unlisted = perObject(
  ({ expanded }: CheckedSite): ReadonlyMap<string, string> =>
    new Map(expanded.unplaced.filter(isUnlistedFile).map(({ page, file }) => [page.path, file])),
);

/** With fewer missing pages, the pages of a folder are reported one by one. */
const fewest = 3;

/** The outermost missing folders, with their pages that no suggestion was found for. */
function missingFolders(
  missing: readonly MissingPage[],
  { files }: CheckedSite,
): ReadonlyMap<string, readonly MissingPage[]> {
  const isThere = perKey((folder: string) => files.isFolder(folder));
  const unexplained = missing.filter(({ nearest, redirect }) => nearest === undefined && redirect === undefined);
  // A folder that is asked for is an input of the result.
  if (unexplained.length < fewest) return new Map();
  const groups = groupBy(unexplained, ({ path }) => foldersAbove(path).find((folder) => !isThere(folder)));
  return new Map(
    [...groups].flatMap(([folder, pages]) =>
      folder === undefined || pages.length < fewest ? [] : [[folder, pages] as const],
    ),
  );
}

function reportFolder(
  folder: string,
  pages: readonly MissingPage[],
  links: readonly InnerLink[],
  report: Report,
): void {
  const [first, ...others] = pages.flatMap(({ entries }) => entries.map(({ source }) => placeOf(source)));
  const alsoAt = others.map((place) => ({ message: "also below it", place }));
  const examples = pages.slice(0, 3).map(({ path }) => path);
  const args = { folder, entries: others.length + 1, examples, ...countOf(links) };
  report("page-not-found", first!, args, { alsoAt, related: linkedHere(links) });
}

function linkedHere(links: readonly InnerLink[]): readonly RelatedPlace[] {
  return otherPlaces(links.map(placeOfLink), "linked here");
}

function countOf({ length }: readonly InnerLink[]): { readonly links?: number } {
  return length === 0 ? {} : { links: length };
}

function rewritten(path: string | undefined, places: readonly Place[]): readonly StringEdit[] {
  return path === undefined ? [] : places.map((place) => ({ place, written: path }));
}
