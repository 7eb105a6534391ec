// Lists the pages of a GitBook that has no SUMMARY.md, as its service does: by the folders. (D440)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import { titleFromPath } from "../../../compiler/contract/page-path.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage } from "../old-page.ts";
import { folderWithin } from "../tree-limits.ts";
import type { SummaryEntry } from "./read-summary.ts";

const readme = /^README\.\w+$/i;

/** An entry for each page below a folder, in the order of names; the README.md of a folder opens it. */
export function inferredSummary(source: OldFolder, folder: string): readonly SummaryEntry[] {
  const top: Entry[] = [];
  const folders = new Map<string, Entry>();
  const listOf = (path: string): Entry[] => {
    if (path === folder) return top;
    const known = folders.get(path);
    if (known !== undefined) return known.entries;
    const entry = entryOf(titleFromPath(path), undefined);
    folders.set(path, entry);
    listOf(folderOf(path)).push(entry);
    return entry.entries;
  };
  for (const file of source.pages(folder)) {
    const inside = folder === "" ? file : file.slice(folder.length + 1);
    const own = folderOf(file);
    const list = listOf(folderWithin(own, folder));
    const opened = folders.get(own);
    const { heading } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
    const title = heading?.title ?? titleFromPath(file.replace(/(?:\/README)?\.\w+$/i, ""));
    if (!readme.test(baseName(file))) list.push(entryOf(title, inside));
    else if (opened === undefined) list.unshift(entryOf(title, inside));
    else Object.assign(opened, { title, target: inside });
  }
  return top;
}

interface Entry extends SummaryEntry {
  readonly entries: Entry[];
}

function entryOf(title: string, target: string | undefined): Entry {
  return { title, sidebarTitle: undefined, target, line: 1, entries: [] };
}
