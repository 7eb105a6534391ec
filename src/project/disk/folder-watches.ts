// Watches folders for changes of requested names.
import { statSync, watch, type FSWatcher } from "node:fs";
import { basename, join, sep } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isUnlistedName } from "../../compiler/text/hidden-path.ts";
import { lookUp } from "../files/folders.ts";

/** What is reported about the watched folders. */
interface FolderEvents {
  /** Something happened at or below a requested real path; undefined if it is not known where. */
  readonly changed: (path: string | undefined) => void;
  /** A folder can't be watched, so its changes are not noticed. Reported once, because the others fail for the same reason. */
  readonly failed: (error: Error) => void;
}

/** Watches of folders, with one handle each, kept as long as names in them are requested. */
export interface FolderWatches {
  /** Watches a folder for a name, or, without one, for every name that a listing may show. */
  readonly ask: (folder: string, name?: string) => void;
  /** Begins a round: names of earlier rounds are watched until a round ends. */
  readonly beginRound: () => void;
  /** Ends a complete round: names that were not requested in it are no longer watched. */
  readonly endRound: () => void;
  /** Whether a name in a folder was requested. */
  readonly isAsked: (folder: string, name: string) => boolean;
  /** Whether something at or below a folder was requested. */
  readonly isAskedBelow: (folder: string) => boolean;
  /** Reports changes from now on. To call it again is harmless. */
  readonly start: (events: FolderEvents) => void;
  /** Ends all watching and waiting. */
  readonly stop: () => void;
  /** Resolves when all changes so far are reported, and no more have come for a short while. */
  readonly quiet: () => Promise<void>;
}

interface Names {
  readonly names: Set<string>;
  all: boolean;
}

function joined(one: Names, other: Names | undefined): Names {
  return { names: new Set([...one.names, ...(other?.names ?? [])]), all: one.all || other?.all === true };
}

// It is missing or can't be read; the compile finds the same.
const harmless: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "EACCES", "EPERM"]);

/** A watch, and its folder. */
interface Watched {
  readonly watcher: FSWatcher;
  readonly identity: string | undefined;
}

/** A text that changes if a folder is replaced by another one; undefined if there is no folder. */
function identityOf(folder: string): string | undefined {
  const stat = lookUp(() => statSync(folder));
  return stat && [stat.dev, stat.ino, stat.birthtimeMs].join(" ");
}

// If there are more events than the system can queue, it drops the rest without a report: Linux after 16,384.
const mostUnheard = 1000;

/** Watches nothing until `start`; names that are requested earlier count only for `isAsked`. */
export function folderWatches(): FolderWatches {
  const watchers = new Map<string, Watched>();
  /** The folders whose watches were checked in this round and are still right. */
  let checked = new Set<string>();
  let unheard = 0;
  let before = new Map<string, Names>();
  let asked = new Map<string, Names>();
  let events: FolderEvents | undefined;
  let hasFailed = false;
  const changes = burst();

  function ask(folder: string, name?: string): void {
    const known = asked.get(folder) ?? { names: new Set(), all: false };
    asked.set(folder, known);
    if (name === undefined) known.all = true;
    else known.names.add(name);
    if (events === undefined || checked.has(folder)) return;
    checked.add(folder);
    // The event that reported it may have been dropped.
    if (watchers.get(folder)?.identity !== identityOf(folder)) forget(folder);
    if (!watchers.has(folder)) watchFolder(folder, events);
  }

  function watchFolder(folder: string, { changed, failed }: FolderEvents): void {
    try {
      const identity = identityOf(folder);
      const watcher = watch(folder, (event, name) => note(folder, event, name));
      watcher.on("error", () => {
        forget(folder);
        changed(undefined);
      });
      watchers.set(folder, { watcher, identity });
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (hasFailed || harmless.has(code)) return;
      hasFailed = true;
      // Quoted, because the name of a folder may have characters that control a terminal.
      const place = `the folder ${JSON.stringify(folder)}, and perhaps others`;
      failed(new Error(`navc can't watch ${place}, so changes there stay unseen: ${String(code)}.`, { cause: error }));
    }
  }

  function note(folder: string, event: string, name: string | null): void {
    // A folder that is moved or deleted reports that under its own name.
    const isSelf = name === null || name === basename(folder);
    // The watch of a folder stays with what was there, wherever it is moved and whatever takes its place.
    if (isSelf) forget(folder);
    if (event === "rename" && name !== null) forget(join(folder, name));
    const isHeard = isSelf || isAsked(folder, name);
    unheard = isHeard ? 0 : unheard + 1;
    if (!isHeard && unheard < mostUnheard) return;
    unheard = 0;
    const path = isSelf ? folder : join(folder, name);
    // So many events of names that no compile asked for are a sign that other events were dropped.
    events?.changed(isHeard ? path : undefined);
  }

  function forget(folder: string): void {
    if (!watchers.has(folder)) return;
    for (const [each, { watcher }] of watchers) {
      if (each !== folder && !each.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(each);
      checked.delete(each);
    }
  }

  function isAsked(folder: string, name: string): boolean {
    return [asked.get(folder), before.get(folder)].some(
      (known) => known !== undefined && (known.names.has(name) || (known.all && !isUnlistedName(name))),
    );
  }

  return {
    ask,
    isAsked,
    isAskedBelow: (folder) => [...asked.keys()].some((each) => each === folder || each.startsWith(folder + sep)),
    beginRound() {
      for (const [folder, names] of asked) before.set(folder, joined(names, before.get(folder)));
      asked = new Map();
      checked = new Set();
    },
    endRound() {
      before = new Map();
      for (const [folder, { watcher }] of watchers) {
        if (asked.has(folder)) continue;
        watcher.close();
        watchers.delete(folder);
      }
    },
    start({ changed, failed }) {
      events = {
        changed(path) {
          changes.note();
          changed(path);
        },
        failed,
      };
    },
    stop() {
      events = undefined;
      hasFailed = false;
      for (const { watcher } of watchers.values()) watcher.close();
      watchers.clear();
      checked.clear();
      changes.end();
    },
    async quiet() {
      // The event loop has asked the system for events only after a whole turn.
      await nextTurn();
      await nextTurn();
      await changes.over();
    },
  };
}

/** Changes come in bursts: an editor writes, renames and touches. */
const quietMilliseconds = 50;
/** The longest wait, because a program may write without a pause. */
const longestMilliseconds = 1000;

/** Changes that follow each other quickly. */
interface Burst {
  /** One more change. */
  readonly note: () => void;
  /** Resolves when the burst has ended. */
  readonly over: () => Promise<void>;
  /** Ends it now. */
  readonly end: () => void;
}

/** A burst that has not begun. */
function burst(): Burst {
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
