// A host over Node's file system.
import { statSync } from "node:fs";
import { relative, sep } from "node:path";
import type { Host, HostStat } from "../../compiler/host/host.ts";
import { isListed } from "../../compiler/host/list-pattern.ts";
import { foldersBelow, lookUp, type Entry } from "../files/folders.ts";
import type { KeptReads } from "../files/kept-reads.ts";
import { headReader, filePieces, readWhole } from "../files/read-file.ts";

/**
 * The files below a folder. It remembers which folders and names exist, so it is for one compile: make a new one if files may
 * have changed. `kept` may be used for several, one after the other.
 */
export function nodeHost(root: string, kept?: KeptReads): Host {
  const folders = foldersBelow(root);
  const readHead = headReader(folders.isInside);
  let fetcher: ((url: string) => Promise<string>) | undefined;

  function realFile(path: string): string | undefined {
    const entry = folders.entryAt(path);
    if (entry === undefined) return undefined;
    const real = folders.realPath(entry);
    // The folder has said what a name is, but of a link only that it is one.
    const kind = entry.kind === "link" && real !== undefined ? statOf(real)?.kind : entry.kind;
    return kind === "file" ? real : undefined;
  }

  return {
    readText(path) {
      const real = realFile(path);
      if (real === undefined) return undefined;
      const read = (): string | undefined => readWhole(real, folders.isInside);
      return kept === undefined ? read() : kept.read(real, Infinity, read);
    },
    readHead(path, bytes) {
      const real = realFile(path);
      if (real === undefined) return undefined;
      return kept === undefined ? readHead(real, bytes) : kept.read(real, bytes, () => readHead(real, bytes));
    },
    readBytes(path) {
      const real = realFile(path);
      return real === undefined ? undefined : filePieces(real, folders.isInside);
    },
    stat(path) {
      const real = path === "" ? folders.root()?.real : realEntry(folders.entryAt(path));
      const stat = real === undefined ? undefined : statOf(real);
      if (real === undefined || stat?.kind !== "file") return stat;
      const name = relative(folders.root()!.real, real).split(sep).join("/");
      return name === path ? stat : { ...stat, real: name };
    },
    refusal(path) {
      const entry = folders.entryAt(path);
      if (entry !== undefined) return refusalOf(entry, folders.realPath(entry));
      return folders.isClosed(path) ? "can't be read: the permissions of its folder forbid it" : undefined;
    },
    list: (pattern) => folders.listedFiles().filter(isListed(pattern)),
    async fetch(url) {
      // Loaded on first need: few compiles ask for it.
      const { remoteFetcher } = await import("../network/fetch-remote.ts");
      fetcher ??= remoteFetcher();
      return fetcher(url);
    },
  };

  function realEntry(entry: Entry | undefined): string | undefined {
    return entry && folders.realPath(entry);
  }
}

function refusalOf({ kind }: Entry, real: string | undefined): string | undefined {
  if (real === undefined) return "is a link that leads out of the docs folder, to a hidden file, or nowhere";
  // Of a file in a folder that may not be entered only its name is known.
  const found = kind === "link" || kind === "file" ? (statOf(real)?.kind ?? kind) : kind;
  if (found === "file")
    return headReader(() => true)(real, 1) === undefined ? "can't be read: its permissions forbid it" : undefined;
  return found === "folder" ? "is a folder" : "is not a regular file";
}

function statOf(real: string): HostStat | undefined {
  const stat = lookUp(() => statSync(real));
  if (stat?.isFile()) return { kind: "file", size: stat.size, modified: stat.mtimeMs };
  return stat?.isDirectory() ? { kind: "folder", size: 0, modified: stat.mtimeMs } : undefined;
}
