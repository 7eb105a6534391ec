// workspace/willRenameFiles: every text that has to follow files that the editor is about to rename or move. (D300)
import { join } from "node:path";
import { isUnlistedPath } from "../../../compiler/text/hidden-path.ts";
import { isPageFileName } from "../../../compiler/contract/page-path.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { filesBelow } from "../../../project/files/files-below.ts";
import type { AskedSite } from "../asked-document.ts";
import { removeOperations } from "./will-delete-files.ts";

/** A file or folder that an editor renames. Paths are from the docs root; undefined outside of it. */
export interface FileRename {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What a rename is for the site: a page that leaves it, or that is a page no longer, is removed. */
export function renameOperations(renames: readonly FileRename[], site: AskedSite): readonly ChangeOperation[] {
  return renames.flatMap(({ from, to }): readonly ChangeOperation[] => {
    if (from === undefined || isUnlistedPath(from)) return [];
    if (site.issued.has(from, to, (file) => site.state.site?.host.readText(file))) return [];
    const isFolder = site.state.site?.host.stat(from)?.kind === "folder";
    if (isFolder && filesBelow(join(site.root, from)).length === 0) return [];
    if (to === undefined || isUnlistedPath(to) || (!isFolder && isPageFileName(from) && !isPageFileName(to)))
      return removeOperations([from], site);
    return [{ kind: "move", from: isFolder ? `${from}/` : from, to }];
  });
}
