// textDocument/rename: gives a division another label, or a page another path. (D303)
import { isPageFileName, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { stringAt } from "../../../compiler/text/string-at.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { Range } from "vscode-languageserver";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { SiteTree } from "../../../project/editing/edited-state.ts";
import { rangeBetween, type AskedPlace, type AskedSite } from "../asked-document.ts";
import { labelledDivision } from "../labelled-division.ts";
import { pageOfTarget, targetAt } from "../named-target.ts";

/** What can be renamed, and what is written in its place until now. */
export interface PreparedRename {
  readonly range: Range;
  readonly placeholder: string;
}

/** Rejects with the reason of a plan while docs.json can't be read: then it is not known what has which name. */
export async function requireTree(site: AskedSite): Promise<void> {
  if (treeOf(site) === undefined) await site.plan({ operations: [] });
}

function treeOf({ state: { tree } }: AskedSite): SiteTree | undefined {
  return tree?.isStale === true ? undefined : tree;
}

/** What can be renamed at a place; null if there is nothing. */
export function prepareRename(place: AskedPlace): PreparedRename | null {
  const found = renamedAt(place);
  if (found === undefined) return null;
  const { start, end, placeholder } = found;
  return { range: rangeBetween(place.document, start, end), placeholder };
}

/** The change that a new name is. Throws `UsageError` if nothing at the place has a name, or if the name is no path. */
export function renameChange(place: AskedPlace, newName: string): ChangeOperation {
  const found = renamedAt(place);
  const name = newName.trim();
  if (found === undefined) throw new UsageError("Here is neither the label of a division nor a page.");
  if (name === "") throw new UsageError("Write a name.");
  if (found.kind === "label") return { kind: "relabel", labels: found.labels, label: name };
  const to = /^\.\.?\//.test(name) ? resolvePath(folderOf(place.file), name) : name;
  if (to === undefined || to === "") throw new UsageError(`"${newName}" is not a path in the docs folder.`);
  return { kind: "move", from: found.file, to };
}

type Renamed = { readonly start: number; readonly end: number; readonly placeholder: string } & (
  | { readonly kind: "label"; readonly labels: readonly string[] }
  | { readonly kind: "page"; readonly file: string }
);

function renamedAt(place: AskedPlace): Renamed | undefined {
  const tree = treeOf(place.site);
  if (tree === undefined) return undefined;
  const isPage = isPageFileName(place.file);
  if (!isPage && stringAt(place.document.getText(), place.offset)?.isKey === true) return undefined;
  const label = isPage ? undefined : labelledDivision(place);
  if (label !== undefined) {
    const { division, ...at } = label;
    const { labels, division: own } = division[0]!;
    return { kind: "label", labels, placeholder: own.label, ...inside(at, place) };
  }
  const target = targetAt(place);
  // Behind a redirect is another name than the one that is written.
  if (target === undefined || (target.to.kind === "page" && target.to.redirected)) return undefined;
  const file = pageOfTarget(target.to, tree)?.file ?? undefined;
  if (file === undefined) return undefined;
  return { kind: "page", file, placeholder: withoutPageExtension(file), ...inside(target, place) };
}

/** The range of a text without its quotes. */
function inside(
  { start, end }: { readonly start: number; readonly end: number },
  { document }: AskedPlace,
): { readonly start: number; readonly end: number } {
  return document.getText()[start] === '"' ? { start: start + 1, end: Math.max(start + 1, end - 1) } : { start, end };
}
