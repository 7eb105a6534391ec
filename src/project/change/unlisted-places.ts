// Decides whether unlisted pages have a place in the lists of docs.json.
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { folderOf, foldersAbove } from "../../compiler/text/resolve-path.ts";

/** Whether `list-unlisted` would list a page: one that no list has, below a folder with a listed page. */
export function canListUnlisted({ pages }: Pick<ResolvedNavigation, "pages">): boolean {
  const all = Object.values(pages).filter(({ file }) => file !== null);
  const listed = new Set(all.filter((page) => !isUnlisted(page)).map(({ file }) => folderOf(file!)));
  return all.some(
    (page) =>
      isUnlisted(page) &&
      page.hidden !== true &&
      ["", ...foldersAbove(page.file!)].some((folder) => listed.has(folder)),
  );
}
