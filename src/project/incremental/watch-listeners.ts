// Calls the listeners of a watched site with each result, and reports what they throw.
import type { CompileResult } from "../../compiler/compile-result.ts";
import { perKey } from "../../compiler/text/per-object.ts";
import { isSameJson } from "../../compiler/text/same-json.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** Called with each result. Its errors, and rejections of its promise, are reported. */
export type WatchListener = (result: CompileResult) => unknown;

/** All listeners of one compiler. */
export interface WatchListeners {
  /** Returns a function that removes it. */
  readonly add: (listener: WatchListener, onError?: (error: unknown) => void) => () => void;
  readonly clear: () => void;
  readonly count: () => number;
  /** Whether a listener has not received the latest result. */
  readonly isAnyBehind: (change: number) => boolean;
  /** Calls all listeners that have not received this result. */
  readonly give: (result: CompileResult, change: number) => void;
  /** Reports to all listeners that a change led to no result. */
  readonly giveError: (error: unknown, change: number) => void;
  /** Reports an error of the watch itself to all listeners. */
  readonly fail: (error: unknown) => void;
}

interface Entry {
  readonly listener: WatchListener;
  readonly onError: ((error: unknown) => void) | undefined;
  change: number;
  /** The last result that it received; undefined if it received none, or an error. */
  given: CompileResult | undefined;
}

/** An object without listeners. */
export function watchListeners(): WatchListeners {
  const entries = new Set<Entry>();
  let lastTree: ResolvedNavigation | undefined;

  function entriesBehind(change: number): readonly Entry[] {
    return [...entries].filter((entry) => entry.change !== change);
  }

  return {
    add(listener, onError) {
      const entry: Entry = { listener, onError, change: -1, given: undefined };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    clear: () => entries.clear(),
    count: () => entries.size,
    isAnyBehind: (change) => entriesBehind(change).length > 0,
    give(result, change) {
      // Most listeners were last given the same result.
      const isKnown = perKey((given: CompileResult) => isSameJson(given, result));
      lastTree = result.navigation ?? lastTree;
      const shown = withTree(result, lastTree);
      for (const entry of entriesBehind(change)) {
        // An earlier listener may have ended this one.
        if (!entries.has(entry)) continue;
        entry.change = change;
        if (entry.given !== undefined && isKnown(entry.given)) continue;
        entry.given = result;
        void call(entry, shown);
      }
    },
    giveError(error, change) {
      for (const entry of entriesBehind(change)) {
        if (!entries.has(entry)) continue;
        entry.change = change;
        entry.given = undefined;
        reportTo(entry, error);
      }
    },
    fail(error) {
      for (const entry of entries) reportTo(entry, error);
    },
  };
}

/** The result with a tree: while docs.json is broken during an edit, it has the last tree. */
function withTree(result: CompileResult, lastTree: ResolvedNavigation | undefined): CompileResult {
  if (result.navigation !== null || lastTree === undefined) return result;
  return { ...result, navigation: lastTree, stale: true };
}

async function call(entry: Entry, result: CompileResult): Promise<void> {
  try {
    await entry.listener(result);
  } catch (error) {
    reportTo(entry, error);
  }
}

function reportTo({ onError }: Entry, error: unknown): void {
  if (onError === undefined) return warn(error);
  try {
    onError(error);
  } catch (second) {
    warn(second);
  }
}

/** Shows an error that nobody handles, and lets the process continue. */
function warn(error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  const message = `An error while navc watches a site: ${String(error)}`;
  const { process, reportError } = globalThis as BrowserOrNode;
  if (process?.emitWarning === undefined) reportError?.(error);
  else process.emitWarning(message, { type: "NavcWarning", ...(stack === undefined ? {} : { detail: stack }) });
}

interface BrowserOrNode {
  readonly process?: { readonly emitWarning?: typeof process.emitWarning };
  readonly reportError?: (error: unknown) => void;
}
