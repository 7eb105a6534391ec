// Reads a docs folder so that no later change of it is missed.
import { lstatSync, readdirSync, readlinkSync, realpathSync, type Stats } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { isUnlistedName } from "../../compiler/text/hidden-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import { folderWatches, type FolderWatches } from "./folder-watches.ts";
import { below, isAtOrBelow, longestDiskPath, lookUp } from "../files/folders.ts";
import { keptReads, type KeptReads } from "../files/kept-reads.ts";
import { nodeHost } from "./node-host.ts";

/** The files below a root, for one compile after the other; the changes that are reported count from the next compile on. */
export interface WatchedDisk extends Pick<FolderWatches, "start" | "stop" | "quiet"> {
  /** Runs one compile with a host. When it has a result, the disk is watched for everything that it asked the host. */
  readonly during: <Result>(compile: (host: Host) => Promise<Result>) => Promise<Result>;
  /** Whether the last compile may have another result if something at this path from the root has changed. */
  readonly concerns: (path: string) => boolean;
  /** Reads again what is at or below a path from the root. */
  readonly forget: (path: string) => void;
}

/**
 * The files below a root. Each folder is watched before anything in it is read, so that a change is either read or
 * reported: nothing falls between a compile and its watch.
 */
export function watchedDisk(given: string): WatchedDisk {
  // The program may change its working folder.
  const root = resolve(given);
  const watches = folderWatches();
  const kept = keptReads();
  return {
    async during(compile) {
      watches.beginRound();
      const result = await compile(watchedHost(root, watches, kept));
      // A compile that fails has not asked for all that the next one needs.
      watches.endRound();
      kept.endRound();
      return result;
    },
    concerns: (path) => concerns(root, path, watches),
    forget(path) {
      const follow = pathFollower(root, () => {}, lookAt);
      const realRoot = follow("");
      kept.forget(realRoot && join(realRoot, path));
      kept.forget(follow(path) ?? join(root, path));
    },
    start: ({ changed, failed }) =>
      watches.start({
        changed(path) {
          kept.forget(path);
          changed(path);
        },
        failed,
      }),
    stop: watches.stop,
    quiet: watches.quiet,
  };
}

function watchedHost(root: string, watches: FolderWatches, kept: KeptReads): Host {
  const follow = pathFollower(root, watches.ask, kept.look);
  const host = nodeHost(root, kept);
  const asked = (path: string): string => {
    follow(path);
    return path;
  };
  return {
    ...host,
    readText: (path) => host.readText(asked(path)),
    readHead: (path, bytes) => host.readHead(asked(path), bytes),
    stat: (path) => host.stat(asked(path)),
    refusal: (path) => host.refusal?.(asked(path)),
    list(pattern) {
      const real = follow("");
      if (real !== undefined) askBelow(real, watches);
      return host.list(pattern);
    },
  };
}

/** Watches every folder that a listing visits. */
function askBelow(folder: string, watches: FolderWatches): void {
  watches.ask(folder);
  for (const entry of lookUp(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    if (entry.isDirectory() && !isUnlistedName(entry.name)) askBelow(join(folder, entry.name), watches);
  }
}

function concerns(root: string, path: string, watches: FolderWatches): boolean {
  const steps: (readonly [folder: string, name: string])[] = [];
  const follow = pathFollower(root, (folder, name) => void steps.push([folder, name]), lookAt);
  const real = follow(path);
  // If the path does not exist, the last step is the first missing name.
  const [folder, name] = real === undefined ? (steps.at(-1) ?? []) : [dirname(real), basename(real)];
  if (folder === undefined || name === undefined) return true;
  const above = follow(path.includes("/") ? dirname(path) : "");
  return (
    watches.isAsked(folder, name) ||
    watches.isAskedBelow(join(folder, name)) ||
    (above !== undefined && watches.isAsked(above, basename(path)))
  );
}

// The number of links that Linux follows for one path.
const mostLinks = 40;

function lookAt(path: string): Stats | undefined {
  return lookUp(() => lstatSync(path, { throwIfNoEntry: false }));
}

/**
 * A function that follows paths below `root` through every symlink, each once. It returns the real path of the target ("" is
 * the root), or undefined if there is none. `ask` is called with a real folder and a name in it before that name is looked up:
 * the answer stays the same until one of these names changes. Of the folders above the root, and above the target of a link
 * that leads out of it, only the last one and the links are watched.
 */
function pathFollower(
  root: string,
  ask: (folder: string, name: string) => void,
  look: (path: string) => Stats | undefined,
): (path: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  const foldersAbove = new Set<string>();
  let links = 0;
  let realRoot: string | undefined;
  realRoot = locate(resolve(root));

  function follow(path: string): string | undefined {
    if (path === "") return realRoot;
    if (path.length > longestDiskPath) return undefined;
    if (found.has(path)) return found.get(path);
    const slash = path.lastIndexOf("/");
    const folder = slash < 0 ? realRoot : follow(path.slice(0, slash));
    links = 0;
    const real = folder && step(folder, path.slice(slash + 1));
    found.set(path, real);
    return real;
  }

  function step(folder: string, name: string): string | undefined {
    // No folder lists these names, so the host finds nothing there.
    if (name === "" || name === "." || name === "..") return undefined;
    ask(folder, name);
    const path = below(folder, name);
    const stat = look(path);
    if (!stat?.isSymbolicLink()) return stat && path;
    links += 1;
    const target = links > mostLinks ? undefined : lookUp(() => readlinkSync(path));
    return target === undefined ? undefined : locate(resolve(folder, target));
  }

  function locate(absolute: string): string | undefined {
    if (realRoot !== undefined && isAtOrBelow(absolute, realRoot)) return descend(realRoot, absolute);
    const above = dirname(absolute);
    if (above === absolute) return absolute;
    askLinks(above);
    // Where the folder above is missing, too, the nearest one that is there shows when it is made.
    const real = lookUp(() => realpathSync.native(above)) ?? locate(above);
    return real && step(real, basename(absolute));
  }

  /** Watches the links among a folder and the folders above it, and their targets. */
  function askLinks(folder: string): void {
    const above = dirname(folder);
    if (above === folder || foldersAbove.has(folder)) return;
    foldersAbove.add(folder);
    askLinks(above);
    if (lookAt(folder)?.isSymbolicLink() !== true) return;
    const real = lookUp(() => realpathSync.native(above));
    const target = lookUp(() => readlinkSync(folder));
    if (real === undefined || target === undefined) return;
    ask(real, basename(folder));
    askLinks(resolve(real, target));
  }

  function descend(from: string, absolute: string): string | undefined {
    let real: string | undefined = from;
    for (const name of relative(from, absolute).split(sep)) {
      if (real !== undefined && name !== "") real = step(real, name);
    }
    return real;
  }

  return follow;
}
