// Pairs the files of folders that moved as a whole, also if their contents say nothing. (D538)
import type { Host } from "../../compiler/host/host.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";
import type { Pairing } from "../../outputs/diff/pairing.ts";
import { contentOf } from "./file-contents.ts";

/** One of the two states. */
export interface FilesOfState {
  readonly host: Host;
  readonly files: ReadonlySet<string>;
}

/**
 * Pairs by the rest of the path: a folder is gone, and exactly one new folder has files of all its names and no others. Its contents are those of
 * before, or some of its files were found there. Of several such folders, as in two languages, it is the one where these were found. `mayPair` is false for a file that is judged by other signs.
 */
export function pairWholeFolders(
  before: FilesOfState,
  now: FilesOfState,
  pairing: Pairing<string>,
  mayPair: (file: string) => boolean,
): void {
  const [gone, made] = [foldersOnlyIn(before.files, now.files), foldersOnlyIn(now.files, before.files)];
  const [olds, news] = [gone, made].map(byNames) as [ByNames, ByNames];
  for (const [key, froms] of olds)
    for (const from of froms) {
      const names = gone.get(from)!;
      const tos = news.get(key) ?? [];
      const to = froms.length === 1 && tos.length === 1 ? tos[0] : foundFolder(from, names, new Set(tos), pairing);
      if (to === undefined) continue;
      const pairs = names.map((rest) => [from + rest, to + rest] as const);
      const open = pairs.filter(([old, found]) => !pairing.to.has(old) && !pairing.from.has(found));
      const isFound = pairs.every(([old, found]) => (pairing.to.get(old) ?? found) === found);
      const isSure = open.length < pairs.length || open.every(([old, found]) => isSame(old, found, before, now));
      if (isFound && isSure)
        for (const [old, found] of open) if (mayPair(old) && mayPair(found)) pairing.pair(old, found);
    }
}

/** The folder to which a file that was found has moved with its name. */
function foundFolder(
  from: string,
  names: readonly string[],
  tos: ReadonlySet<string>,
  pairing: Pairing<string>,
): string | undefined {
  for (const rest of names) {
    const found = pairing.to.get(from + rest);
    const to = found?.endsWith(`/${rest}`) === true ? found.slice(0, -rest.length) : undefined;
    if (to !== undefined && tos.has(to)) return to;
  }
  return undefined;
}

/** Names below a folder, by the folder with a slash at its end. */
type Folders = ReadonlyMap<string, readonly string[]>;

/** Folders by the names below them. */
type ByNames = ReadonlyMap<string, readonly string[]>;

/** The folders of one state that the other does not have, those above before those below. */
function foldersOnlyIn(files: ReadonlySet<string>, others: ReadonlySet<string>): Folders {
  const known = new Set([...others].flatMap(foldersAbove));
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const folder of foldersAbove(file))
      if (!known.has(folder)) {
        const names = found.get(`${folder}/`) ?? [];
        names.push(file.slice(folder.length + 1));
        found.set(`${folder}/`, names);
      }
  return new Map([...found].toSorted(([one], [other]) => one.length - other.length));
}

function byNames(folders: Folders): ByNames {
  const found = new Map<string, string[]>();
  for (const [folder, names] of folders) {
    const key = names.toSorted().join("\0");
    found.set(key, [...(found.get(key) ?? []), folder]);
  }
  return found;
}

/** Empty files are the same as any others. */
function isSame(old: string, found: string, before: FilesOfState, now: FilesOfState): boolean {
  return contentOf(old, before.host)?.key === contentOf(found, now.host)?.key;
}
