// Finds the translations of removed pages that stay. (D552)
import { withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { pagesInOthers } from "./pages-in-editions.ts";
import type { LeftName } from "./edit-plan.ts";

/** A page that stays in an older version is there on purpose, so that only languages are compared. So is one to which readers are sent. */
export function leftTranslations(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  removed: ReadonlyMap<string, string | undefined>,
): readonly LeftName[] {
  const { basePath } = before.site;
  const files = new Map(Object.values(before.pages).map(({ href, file }) => [withoutBasePath(href, basePath), file]));
  const targets = new Set([...removed.values()].map((to) => files.get(writtenPath(to ?? ""))));
  const now = new Set(Object.values(after.pages).flatMap(({ file, language }) => (language === null ? [] : [file])));
  const left = [...removed.keys()].flatMap((file) => {
    const others = pagesInOthers(file, before, { languages: true, versions: false });
    return others.flatMap((other): readonly LeftName[] => {
      if (removed.has(other.file) || targets.has(other.file) || !now.has(other.file)) return [];
      const reason = `the same page in another language is removed: ${withoutPageExtension(file)}`;
      return [{ file: other.file, line: 1, written: withoutPageExtension(other.file), reason }];
    });
  });
  return [...new Map(left.map((each) => [each.file, each])).values()];
}
