// How does one keep a site compiled while it is edited?
import { compileNavigation, type CompileResult } from "./compile.ts";
import { checkOptions, type CompileOptions } from "./options.ts";

/** Compiles one site again and again. */
export interface Compiler {
  /** The result for the site as it is; the last one when nothing has been invalidated since. */
  compile(): Promise<CompileResult>;
  /** Says that files (paths from the docs root) have changed; what the result does not depend on is passed over. */
  invalidate(paths: readonly string[]): void;
  /** Calls back with the result now and after every change, on the disk or told by `invalidate`. Returns a function that ends it. */
  watch(listener: (result: CompileResult) => void): () => void;
  /** Ends all watching. */
  close(): void;
}

/** A compiler for one site. With a `host` of its own only `invalidate` tells it of changes. Throws `TypeError` for wrong options. */
export function createCompiler(options: CompileOptions = {}): Compiler {
  checkOptions(options);
  const listeners = new Set<(result: CompileResult) => void>();
  let last: { readonly result: CompileResult; readonly change: number } | undefined;
  let running: Promise<CompileResult> | undefined;
  let change = 0;
  let unwatch: (() => void) | undefined;

  const compile = (): Promise<CompileResult> => {
    if (last?.change === change) return Promise.resolve(last.result);
    running ??= compileUntilQuiet().finally(() => (running = undefined));
    return running;
  };
  // A change during a compile makes its result stale before it is there.
  const compileUntilQuiet = async (): Promise<CompileResult> => {
    for (;;) {
      const started = change;
      // oxlint-disable-next-line no-await-in-loop -- one compile after the other is the point
      const result = await compileNavigation(options);
      if (started !== change) continue;
      last = { result, change };
      return result;
    }
  };
  const tellAll = async (): Promise<void> => {
    const result = await compile();
    await arm(result);
    for (const listener of listeners) listener(result);
  };
  const arm = async ({ inputs }: CompileResult): Promise<void> => {
    if (options.host !== undefined || listeners.size === 0) return;
    const { watchFiles } = await import("./node/watch-files.ts");
    unwatch?.();
    const files = inputs.flatMap(({ file, kind }) => (kind === "listing" ? [] : [file]));
    const anywhere = inputs.some(({ kind }) => kind === "listing");
    unwatch = listeners.size === 0 ? undefined : watchFiles(options.root ?? ".", { files, anywhere }, invalidate);
  };
  const invalidate = (paths: readonly string[]): void => {
    if (last !== undefined && !paths.some((path) => dependsOn(last!.result, path))) return;
    change += 1;
    if (listeners.size > 0) void tellAll();
  };
  return {
    compile,
    invalidate,
    watch: (listener) => {
      listeners.add(listener);
      void tellAll();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch?.();
      };
    },
    close: () => {
      listeners.clear();
      unwatch?.();
    },
  };
}

/** A folder that comes or goes counts for all in it; a listing depends on every file. */
function dependsOn({ inputs }: CompileResult, path: string): boolean {
  return inputs.some(({ file, kind }) => kind === "listing" || file === path || file.startsWith(`${path}/`));
}
