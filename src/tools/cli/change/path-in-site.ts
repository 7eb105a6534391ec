// Finds what paths of the command line mean, which may be from the docs root or from the current folder.
import { dirname } from "node:path";
import { wordPaths } from "../../../compiler/contract/word-paths.ts";
import { resolvePath } from "../../../compiler/text/resolve-path.ts";
import { pageOrFile } from "../../../project/change/resolve-moves.ts";
import type { EntryTarget } from "../../../project/change/site-change.ts";
import { nodeHost } from "../../../project/disk/node-host.ts";
import { pathFromRoot } from "../../../project/settings/repository-path.ts";

/**
 * Paths of the command line, from the docs root. They may be written from the current folder, too: the first of them decides, by
 * what is at its place, or in the folder of a new page.
 */
export function pathInSite(root: string, ...words: readonly string[]): readonly string[] {
  const [first = ""] = words;
  const host = nodeHost(root);
  const inside = words.map((word) => fromCurrentFolder(root, word));
  if (inside.some((path) => path === undefined)) return words;
  const isThere = (path: string): boolean =>
    wordPaths(path, "").some((each) => pageOrFile(each, host) !== undefined || host.stat(each)?.kind === "folder");
  const isNewThere = (path: string): boolean => path.includes("/") && host.stat(dirname(path))?.kind === "folder";
  const [fromRoot, here] = [resolvePath("", first), resolvePath("", inside[0]!)!];
  if (fromRoot !== undefined && isThere(fromRoot)) return words;
  if (isThere(here)) return inside as readonly string[];
  const isFromRoot = fromRoot !== undefined && isNewThere(fromRoot);
  return !isFromRoot && isNewThere(here) ? (inside as readonly string[]) : words;
}

/** The same place of an entry, with the path of its page from the docs root. */
export function targetInSite(root: string, target: EntryTarget): EntryTarget {
  if (target.kind === "into") return target;
  const [page = target.page] = pathInSite(root, target.page);
  return { ...target, page };
}

/** A path from the current folder, from the docs root; a slash at its end stays. */
function fromCurrentFolder(root: string, word: string): string | undefined {
  const path = pathFromRoot(root, word);
  return path !== undefined && word.endsWith("/") ? `${path}/` : path;
}
