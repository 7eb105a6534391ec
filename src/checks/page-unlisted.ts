// Finds page files that no entry leads to (D45).
import { withoutPageExtension } from "../contract/page-path.ts";
import type { Cause } from "../diagnostics/diagnostic.ts";
import { fileAt } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";
import { isUnlisted } from "../expand/unplaced-pages.ts";
import { redirectOfPage } from "./redirect-graph.ts";

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
    for (const each of unplaced.filter(isUnlisted)) {
      const { page, file } = each;
      const redirect = page.url === undefined ? redirectOfPage(page.path, site) : undefined;
      const related = redirect === undefined ? [] : [{ message: "redirected here", place: redirect.place }];
      const args = { file, redirected: redirect !== undefined };
      report("page-unlisted", fileAt(file), args, { related, causedBy: entriesThatMeant(file) });
    }
  },
};

/** A page that a wrong entry most likely means counts as listed. */
function entriesThatMeant(file: string): readonly Cause[] {
  const suggests = withoutPageExtension(file);
  return [
    { code: "page-not-found", suggests },
    { code: "page-outside-root", suggests },
  ];
}
