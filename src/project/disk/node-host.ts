// A host over Node's file system. Only this file uses fast-glob.
import { statSync, readdirSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import type { Host, HostStat, ListPattern } from "../../compiler/host/host.ts";
import { foldersBelow, isAtOrBelow, isNamed, lookUp, type Entry, isFailure } from "../files/folders.ts";
import type { KeptReads } from "../files/kept-reads.ts";
import { KnownTexts } from "../files/known-texts.ts";
import { headReader, filePieces, wholeReader } from "../files/read-file.ts";
import { createRequire } from "node:module";
import type fastGlob from "fast-glob";
import { slashPath } from "../slash-path.ts";

/**
 * The files below a folder. It remembers which folders and names exist, so it is for one compile: make a new one if files may
 * have changed. `kept` may be used for several, one after the other.
 */
export function nodeHost(root: string, kept?: KeptReads): Host {
  const folders = foldersBelow(root);
  const texts = new KnownTexts();
  const readHead = headReader(folders.isInside, texts);
  const readWhole = wholeReader(folders.isInside, texts);
  let fetcher: ((url: string) => Promise<string>) | undefined;

  function realFile(path: string): string | undefined {
    const entry = folders.entryAt(path);
    if (entry === undefined) return undefined;
    const real = folders.realPath(entry);
    // The listing of the folder has the kind of each entry, but not what a link leads to.
    const kind = entry.kind === "link" && real !== undefined ? statOf(real)?.kind : entry.kind;
    return kind === "file" ? real : undefined;
  }

  return {
    readText(path) {
      const real = realFile(path);
      if (real === undefined) return undefined;
      const read = (): string | undefined => readWhole(real);
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
      const name = slashPath(relative(folders.root()!.real, real));
      return name === path ? stat : { ...stat, real: name };
    },
    refusal(path) {
      if (path === "") return folders.root() === undefined ? whyNoFolder(root) : undefined;
      const entry = folders.entryAt(path);
      if (entry !== undefined) return refusalOf(entry, folders.realPath(entry));
      return folders.isClosed(path) ? "can't be read: the permissions of its folder forbid it" : undefined;
    },
    list(pattern) {
      const folder = folders.root();
      return (folder && lookUp(() => listFiles(folder.real, pattern))) ?? [];
    },
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
  // If a folder may not be entered, only the names of its files are known.
  const found = kind === "link" || kind === "file" ? (statOf(real)?.kind ?? kind) : kind;
  if (found === "file")
    return headReader(() => true)(real, 1) === undefined ? "can't be read: its permissions forbid it" : undefined;
  return found === "folder" ? "is a folder" : "is not a regular file";
}

function whyNoFolder(root: string): string {
  const stat = lookUp(() => statSync(root));
  if (stat === undefined) return "is not there";
  if (stat.isDirectory()) return "can't be read: its permissions forbid it";
  return stat.isFile() ? "is a file" : "is no folder";
}

function statOf(real: string): HostStat | undefined {
  const stat = lookUp(() => statSync(real));
  if (stat?.isFile()) return { kind: "file", size: stat.size, modified: stat.mtimeMs };
  return stat?.isDirectory() ? { kind: "folder", size: 0, modified: stat.mtimeMs } : undefined;
}

const require = createRequire(import.meta.url);

/**
 * All files below a real folder that match; links are neither followed nor listed, names with a line end are left out, and so
 * are folders that may not be read. Throws if the file system fails.
 */
export function listFiles(folder: string, pattern: ListPattern): readonly string[] {
  // Loaded on first need: most compiles list nothing, and it takes longer than the compile of a small site.
  const glob = require("fast-glob") as typeof fastGlob;
  let failure: Error | undefined;
  // fast-glob does not report a folder that can't be read, whatever the reason.
  const noted: typeof readdirSync = ((...words: Parameters<typeof readdirSync>) => {
    try {
      const entries = readdirSync(...words);
      // A folder can have become a link out of the root since its own name was listed (D23).
      return isAtOrBelow(realpathSync.native(words[0]), folder) ? entries : [];
    } catch (error) {
      if (isFailure(error)) failure ??= error;
      throw error;
    }
  }) as typeof readdirSync;
  const files = glob.sync(
    pattern.extensions.map((extension) => `**/*.${extension}`),
    {
      cwd: folder,
      ignore: [...pattern.ignore, "**/node_modules/**"],
      followSymbolicLinks: false,
      onlyFiles: true,
      dot: false,
      suppressErrors: true,
      fs: { readdirSync: noted },
    },
  );
  if (failure !== undefined) throw failure;
  // oxlint-disable-next-line no-control-regex
  return files.filter((file) => !/[\0-\x1f\x7f]/.test(file) && isNamed(join(folder, file)));
}
