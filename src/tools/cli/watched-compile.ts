// Keeps a site compiled while its files and its settings change.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { CompileResult } from "../../compiler/compile-result.ts";
import type { ProgressListener } from "../../compiler/contract/compile-progress.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import type { CompiledSite } from "../../project/compiled-site.ts";
import { nodeHost } from "../../project/disk/node-host.ts";
import { createCompiler, type Compiler } from "../../project/incremental/create-compiler.ts";
import type { SiteSettings } from "../../project/settings/site-settings.ts";

/** How a site is compiled. */
export interface WatchedCompileHow {
  readonly root: string;
  /** Options that override those of the settings. */
  readonly more: (settings: SiteSettings) => CompileOptions;
  readonly onProgress: ProgressListener;
  /** Called with errors of a compile. */
  readonly fail: (error: unknown) => void;
}

/** The compiler of a site for the settings that are in use. */
export class WatchedCompile {
  readonly #how: WatchedCompileHow;
  readonly #show: (site: CompiledSite) => Promise<void>;
  #compiler: Compiler | undefined;
  #used: { readonly settings: SiteSettings; readonly asked: CompileOptions } | undefined;
  #latest: CompileResult | undefined;

  /** `show` is called with each result that differs, and with the latest one when other settings judge it. */
  constructor(how: WatchedCompileHow, show: (site: CompiledSite) => Promise<void>) {
    this.#how = how;
    this.#show = show;
  }

  /** Uses these settings from now on. The site is compiled anew only if they have other options for that. */
  use(settings: SiteSettings): void {
    const asked = { ...settings.compile, ...this.#how.more(settings) };
    const isSame = this.#used !== undefined && JSON.stringify(asked) === JSON.stringify(this.#used.asked);
    this.#used = { settings, asked };
    if (!isSame) return this.#open(asked);
    if (this.#latest !== undefined) void this.#showResult(this.#latest);
  }

  close(): void {
    this.#compiler?.close();
  }

  #open(asked: CompileOptions): void {
    const { root, onProgress, fail } = this.#how;
    this.close();
    // It was compiled with other options than those in use now.
    this.#latest = undefined;
    this.#compiler = createCompiler({
      root,
      ...asked,
      async onProgress(steps) {
        await onProgress(steps);
        // The server of a preview answers between two turns only.
        await nextTurn();
      },
    });
    this.#compiler.watch((result) => this.#showResult(result), fail);
  }

  async #showResult(result: CompileResult): Promise<void> {
    this.#latest = result;
    await this.#show({ result, ...this.#used!, host: nodeHost(this.#how.root) });
  }
}
