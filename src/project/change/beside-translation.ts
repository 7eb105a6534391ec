// Finds the place of an unlisted page by its translations: beside the page that is beside one of these. (D561)
import type { NamedEntry } from "../../compiler/checks/site-names.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { elementAt } from "./entry-edits.ts";
import type { EntryTarget } from "./site-change.ts";

/** A place beside a page. */
type BesidePage = Extract<EntryTarget, { page: string }>;

/** Finds the place; undefined for a page without a listed translation, and if its language lists none of the pages beside that one. */
export function besideTranslation(
  entries: readonly NamedEntry[],
  { pages }: Pick<ResolvedNavigation, "pages">,
): (page: Page) => BesidePage | undefined {
  const all = Object.values(pages).filter(({ file }) => file !== null);
  const byFile = new Map(all.map((page) => [page.file!, page]));
  const byKey = groupBy(all, ({ key }) => key);
  const listed = new Set(entries.map(({ page }) => page));
  const lists = groupBy(entries, listOf);
  const entryOf = new Map(entries.map((entry) => [entry.page, entry]));
  return (page) => {
    const translation = (byKey.get(page.key) ?? []).find(
      ({ file, language, version }) => listed.has(file!) && language !== page.language && version === page.version,
    );
    const entry = translation === undefined ? undefined : entryOf.get(translation.file!);
    if (entry === undefined) return undefined;
    const beside = lists.get(listOf(entry)) ?? [];
    const at = beside.indexOf(entry);
    const sameIn = (each: NamedEntry): string | undefined => {
      const key = byFile.get(each.page)?.key;
      const same = (byKey.get(key ?? page.key) ?? []).find(
        ({ file, language, version }) => listed.has(file!) && language === page.language && version === page.version,
      );
      return same?.file ?? undefined;
    };
    const before = beside
      .slice(0, at)
      .toReversed()
      .flatMap((each) => sameIn(each) ?? [])[0];
    if (before !== undefined) return { kind: "after", page: before };
    const after = beside.slice(at + 1).flatMap((each) => sameIn(each) ?? [])[0];
    return after === undefined ? undefined : { kind: "before", page: after };
  };
}

function listOf({ source: { file, pointer } }: NamedEntry): string {
  return JSON.stringify([file, elementAt(pointer).list]);
}
