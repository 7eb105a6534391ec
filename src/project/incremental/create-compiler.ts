// Keeps a site compiled while it is edited.
import { compileAgain, type CompileMemory } from "./compile-again.ts";
import type { CompileResult } from "../../compiler/compile-result.ts";
import type { Host } from "../../compiler/host/host.ts";
import { keepAnswers } from "../../compiler/host/kept-answers.ts";
import { dependsOn } from "../../compiler/host/recording-host.ts";
import type { WatchedDisk } from "../disk/watched-disk.ts";
import { checkOptions, type CompileOptions } from "../../compiler/options.ts";
import { madeFromTexts } from "../../compiler/text/made-from-texts.ts";
import { readingLimits } from "../../compiler/text/reading-limits.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";
import { watchListeners, type WatchListener } from "./watch-listeners.ts";

/** Compiles one site again and again. */
export interface Compiler {
  /** The result for the current site; the last one if nothing has been invalidated since. */
  compile(): Promise<CompileResult>;
  /**
   * Reports that something at these paths (from the docs root, "/" between segments; "" is the root) has changed, was made or
   * removed. Paths that the result does not depend on are ignored. If you gave a `host`, only what is reported is read again.
   * Throws `TypeError` for anything but a list of paths.
   */
  invalidate(paths: readonly string[]): void;
  /**
   * Calls `listener` with the result now, and once with each later result that differs, after changes on the disk or reported
   * by `invalidate`. Errors of a compile or of the listener are passed to `onError`, and watching continues; without `onError`
   * they become warnings of the process. Returns a function that ends the watching.
   */
  watch(listener: WatchListener, onError?: (error: unknown) => void): () => void;
  /** Ends all watching. No listener is called afterwards. */
  close(): void;
}

/** The outcome of a compile; `change` is the number of the last change that it includes. */
type Outcome =
  | { readonly kind: "result"; readonly result: CompileResult; readonly change: number }
  | { readonly kind: "error"; readonly error: unknown; readonly change: number };

// If files change without a pause, an older state of the site is shown rather than none.
const mostRounds = 10;

/** A compiler for one site. If a `host` is given, only `invalidate` reports changes. Throws `TypeError` for wrong options. */
export function createCompiler(given: CompileOptions = {}): Compiler {
  const options = readOnce(given);
  const listeners = watchListeners();
  let last: Extract<Outcome, { kind: "result" }> | undefined;
  let running: Promise<Outcome> | undefined;
  let isDelivering = false;
  let change = 0;
  const answers = options.host === undefined ? undefined : keepAnswers(options.host);
  const memory: CompileMemory = {
    specs: madeFromTexts(readingLimits.spec.keptCharacters),
    bodies: undefined,
    latest: undefined,
  };
  let disk: WatchedDisk | undefined;

  const latest = (): Promise<Outcome> => {
    if (last?.change === change) return Promise.resolve(last);
    running ??= compileOnce();
    return running;
  };
  const compileOnce = async (): Promise<Outcome> => {
    for (let round = 1; ; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one compile after the other is the point
      const outcome = await attempt();
      // A change during a compile makes its result stale before it is there.
      if (outcome.change !== change && round < mostRounds) continue;
      if (outcome.kind === "result") last = outcome;
      // Not in a `finally` of the promise: a caller in between would get this one, which is over.
      running = undefined;
      return outcome;
    }
  };
  const attempt = async (): Promise<Outcome> => {
    let seen = change;
    try {
      const source = answers ?? (disk ??= await openDisk(options));
      if (listeners.count() > 0) disk?.start({ changed: changeSeen, failed: listeners.fail });
      await disk?.quiet();
      seen = change;
      const compile = (host: Host): Promise<CompileResult> => compileAgain({ ...options, host }, memory);
      const result = await source.during(compile);
      await disk?.quiet();
      return { kind: "result", result, change: seen };
    } catch (error) {
      return { kind: "error", error, change: seen };
    }
  };
  const deliver = async (): Promise<void> => {
    if (isDelivering) return;
    isDelivering = true;
    while (listeners.isAnyBehind(change)) {
      // oxlint-disable-next-line no-await-in-loop -- one result after the other is the point
      const outcome = await latest();
      if (outcome.kind === "result") listeners.give(outcome.result, outcome.change);
      else listeners.giveError(outcome.error, outcome.change);
      // oxlint-disable-next-line no-await-in-loop -- changes without end leave time for all else
      if (listeners.isAnyBehind(change)) await new Promise((resolve) => void setTimeout(resolve, 0));
    }
    isDelivering = false;
  };
  const changeSeen = (): void => {
    change += 1;
    void deliver();
  };
  const isRelevant = (path: string): boolean =>
    // What a compile that runs, or has failed, depends on is not known.
    last?.change !== change || (disk?.concerns(path) ?? dependsOn(last.result.inputs, path));
  const rest = (): void => {
    if (listeners.count() === 0) disk?.stop();
  };
  return {
    async compile() {
      const outcome = await latest();
      if (outcome.kind === "error") throw outcome.error;
      return outcome.result;
    },
    invalidate(paths) {
      if (!Array.isArray(paths) || !paths.every((path) => typeof path === "string"))
        throw new TypeError('createCompiler: "invalidate" takes a list of paths.');
      const changed = paths.flatMap(spellings);
      for (const path of changed) (disk ?? answers)?.forget(path);
      if (changed.some(isRelevant)) changeSeen();
    },
    watch(listener, onError) {
      if (typeof listener !== "function") throw new TypeError('createCompiler: "watch" takes a function.');
      if (onError !== undefined && typeof onError !== "function")
        throw new TypeError('createCompiler: "onError" of "watch" has to be a function.');
      // What was compiled before the disk was watched may have changed since.
      if (listeners.count() === 0 && options.host === undefined) change += 1;
      const remove = listeners.add(listener, onError);
      void deliver();
      return () => {
        remove();
        rest();
      };
    },
    close() {
      listeners.clear();
      rest();
    },
  };
}

/** The options as they are now, so that no getter gives another value in a later compile. */
function readOnce(given: CompileOptions): CompileOptions {
  return withoutUndefined(checkOptions(given));
}

async function openDisk({ root = "." }: CompileOptions): Promise<WatchedDisk> {
  const { watchedDisk } = await import("../disk/watched-disk.ts");
  return watchedDisk(root);
}

/** "./a//b/" is "a/b"; "a\\b" is a path on one system and a name on another. */
function spellings(path: string): readonly string[] {
  return [path, path.replaceAll("\\", "/")].map((each) =>
    each
      .split("/")
      .filter((segment) => segment !== "" && segment !== ".")
      .join("/"),
  );
}
