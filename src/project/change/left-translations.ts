// Finds the translations of removed pages that stay. (D552)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { pagesInOthers } from "./pages-in-editions.ts";
import type { LeftName } from "./edit-plan.ts";

/** A page that stays in an older version is there on purpose, so that only languages are compared. */
export function leftTranslations(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  removed: ReadonlyMap<string, unknown>,
): readonly LeftName[] {
  const now = new Set(Object.values(after.pages).flatMap(({ file, language }) => (language === null ? [] : [file])));
  const left = [...removed.keys()].flatMap((file) => {
    const others = pagesInOthers(file, before, { languages: true, versions: false });
    return others.flatMap((other): readonly LeftName[] => {
      if (removed.has(other.file) || !now.has(other.file)) return [];
      const reason = `the same page in another language is removed: ${withoutPageExtension(file)}`;
      return [{ file: other.file, line: 1, written: withoutPageExtension(other.file), reason }];
    });
  });
  return [...new Map(left.map((each) => [each.file, each])).values()];
}
