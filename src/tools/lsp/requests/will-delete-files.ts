// workspace/willDeleteFiles: every text that has to follow pages that the editor is about to delete. (D300)
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import type { AskedSite } from "../asked-document.ts";

/** What the deletion of files and folders is for the site. Only pages have entries and addresses. */
export function removeOperations(paths: readonly string[], { state }: AskedSite): readonly ChangeOperation[] {
  const pages = Object.values(state.tree?.navigation.pages ?? {}).flatMap(({ file }) => file ?? []);
  const removed = pages.filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
  return [...new Set(removed)].map((page): ChangeOperation => ({ kind: "remove", page }));
}
