// Finds the divisions that labels mean in the language and version of what is placed there. (D602)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { folderOf, foldersAbove } from "../../compiler/text/resolve-path.ts";
import { namedDivisions } from "./division-at.ts";
import type { ChangeOperation, EntryTarget } from "./site-change.ts";

/** Where pages are found. */
export interface EditionSearch {
  readonly navigation: ResolvedNavigation;
  /** The file of a page that a user named; undefined for what is none. */
  readonly fileOf: (page: string) => string | undefined;
}

/** The operation, with all labels of the division into which a page or division goes in its own edition, unless that is the default one. */
export function inOwnEdition(operation: ChangeOperation, search: EditionSearch): ChangeOperation {
  if (operation.kind !== "place" && operation.kind !== "place-division" && operation.kind !== "add") return operation;
  if (operation.target === undefined) return operation;
  return { ...operation, target: targetIn(operation.target, ownEditions(operation, search), search) };
}

function ownEditions(
  operation: Extract<ChangeOperation, { kind: "place" | "place-division" | "add" }>,
  search: EditionSearch,
): readonly Edition[] {
  if (operation.kind !== "place-division") return editionsOfPage(operation.page, search);
  const [found, ...others] = namedDivisions(operation.labels, search.navigation);
  return found === undefined || others.length > 0 ? [] : [found.edition];
}

/** The editions of a page; for one that is in none, those of the pages of its folder, or of the nearest folder above. */
export function editionsOfPage(page: string, { navigation, fileOf }: EditionSearch): readonly Edition[] {
  const file = fileOf(page) ?? page;
  const listed = Object.values(navigation.pages).filter(({ placements }) =>
    placements.some(({ node }) => node !== null),
  );
  const own = listed.filter((each) => each.file === file || each.path === withoutPageExtension(file));
  if (own.length > 0) return editionsOfPages(own, navigation);
  for (const folder of foldersAbove(file).toReversed()) {
    const near = listed.filter((each) => folderOf(each.path) === folder);
    if (near.length > 0) return editionsOfPages(near, navigation);
  }
  return [];
}

function editionsOfPages(pages: readonly Page[], { editions }: ResolvedNavigation): readonly Edition[] {
  return editions.filter((edition) =>
    pages.some(({ language, version }) => language === edition.language && version === edition.version),
  );
}

function targetIn(
  target: EntryTarget,
  editions: readonly Edition[],
  { navigation, fileOf }: EditionSearch,
): EntryTarget {
  const [own, ...others] = editions;
  if (own === undefined || others.length > 0 || own.default) return target;
  if (target.kind !== "into" && fileOf(target.page) !== undefined) return target;
  const name = target.kind === "into" ? target.labels : [target.page];
  const [found, ...more] = namedDivisions(name, { editions: [own] });
  const isMeant = namedDivisions(name, navigation).every(({ edition }) => edition === own);
  if (found === undefined || more.length > 0 || isMeant) return target;
  return target.kind === "into" ? { ...target, labels: found.labels } : { ...target, page: found.labels.join(" > ") };
}
