// Reads a docs folder so that no later change of it is missed.
import { readdirSync } from "node:fs";
import { dirname, basename, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Host } from "../host/host.ts";
import { folderWatches, isUnlistedName, type FolderEvents, type FolderWatches } from "./folder-watches.ts";
import { lookUp } from "./folders.ts";
import { nodeHost } from "./node-host.ts";
import { pathFollower, type PathFollower } from "./path-follower.ts";

/** The files below a root, for one compile after the other. */
export interface WatchedDisk {
  /** Runs one compile with a host. When it has a result, what it asked of the host is what the disk is watched for. */
  readonly during: <Result>(compile: (host: Host) => Promise<Result>) => Promise<Result>;
  /** Whether the last compile may come out otherwise when something at this path from the root has changed. */
  readonly concerns: (path: string) => boolean;
  /** From the next compile on, reports changes. To call it again is harmless. */
  readonly start: (events: FolderEvents) => void;
  /** Ends all watching and waiting. */
  readonly stop: () => void;
  /** Resolves when all changes so far are reported, and no more have come for a short while. */
  readonly quiet: () => Promise<void>;
}

/**
 * The files below a root. Each folder is watched before anything in it is read, so that a change is either read or
 * reported: nothing falls between a compile and its watch.
 */
export function watchedDisk(root: string): WatchedDisk {
  const watches = folderWatches();
  const changes = burst();
  return {
    async during(compile) {
      watches.beginRound();
      const result = await compile(watchedHost(root, watches));
      // A compile that fails has not asked for all that the next one needs.
      watches.endRound();
      return result;
    },
    concerns: (path) => concerns(root, path, watches),
    start: ({ changed, failed }) =>
      watches.start({
        changed() {
          changes.note();
          changed();
        },
        failed,
      }),
    stop() {
      watches.stop();
      changes.end();
    },
    async quiet() {
      // Only after a whole turn has the event loop asked the system for events.
      await nextTurn();
      await nextTurn();
      await changes.over();
    },
  };
}

function watchedHost(root: string, watches: FolderWatches): Host {
  const { follow } = pathFollower(root, watches.ask);
  const host = nodeHost(root);
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

/** Asks for every folder that a listing goes through. */
function askBelow(folder: string, watches: FolderWatches): void {
  watches.ask(folder);
  for (const entry of lookUp(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    if (entry.isDirectory() && !isUnlistedName(entry.name)) askBelow(join(folder, entry.name), watches);
  }
}

function concerns(root: string, path: string, watches: FolderWatches): boolean {
  const steps: (readonly [folder: string, name: string])[] = [];
  const follower: PathFollower = pathFollower(root, (folder, name) => void steps.push([folder, name]));
  const real = follower.follow(path);
  // Where nothing is, the last step is the first name that is missing.
  const [folder, name] = real === undefined ? (steps.at(-1) ?? []) : [dirname(real), basename(real)];
  if (folder === undefined || name === undefined) return true;
  const above = follower.follow(path.includes("/") ? dirname(path) : "");
  return (
    watches.isAsked(folder, name) ||
    watches.isAskedBelow(join(folder, name)) ||
    (above !== undefined && watches.isAsked(above, basename(path)))
  );
}

/** Changes come in bursts: an editor writes, renames and touches. */
const quietMilliseconds = 50;
/** What writes without a pause must not hold a site back for ever. */
const longestMilliseconds = 1000;

/** Changes that come one soon after the other. */
export interface Burst {
  /** One more change. */
  readonly note: () => void;
  /** Resolves when there is no burst any more. */
  readonly over: () => Promise<void>;
  /** Ends it now. */
  readonly end: () => void;
}

/** A burst that has not begun. */
export function burst(): Burst {
  let timer: NodeJS.Timeout | undefined;
  let began = 0;
  let waiting: (() => void)[] = [];
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  };
  return {
    note() {
      if (timer === undefined) began = performance.now();
      clearTimeout(timer);
      const left = began + longestMilliseconds - performance.now();
      timer = setTimeout(end, Math.max(0, Math.min(quietMilliseconds, left)));
    },
    over: () => (timer === undefined ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
    end,
  };
}
