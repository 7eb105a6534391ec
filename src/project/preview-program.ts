// The preview as commands start it: tools import no other tool.
import type { CompileResult } from "../compiler/compile-result.ts";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../compiler/host/host.ts";
import type { CompileOptions } from "../compiler/options.ts";
import type { SiteRecord } from "../compiler/site-record.ts";
import type { SidesCompared } from "./comparison/compare-sides.ts";
import type { SideWord } from "./comparison/diff-side.ts";
import type { CompiledSite } from "./compiled-site.ts";
import type { CompilerProgram } from "./load-compiler.ts";
import type { BodyCache } from "./kept-bodies/with-bodies.ts";
import type { SiteOptions } from "./settings/site-options.ts";

/** What a preview shows, whether it is served or written. */
export interface PreviewOf {
  readonly root: string;
  readonly options: SiteOptions;
  readonly compiler: () => Promise<CompilerProgram>;
  /** Where what is read of bodies is kept. */
  readonly cache: BodyCache;
  /** The side that the site is compared with; absent where it is not. */
  readonly against?: string | undefined;
}

/** A compiled site, and the problems that are reported. */
export interface FoundSite {
  readonly site: Pick<CompiledSite, "result" | "settings">;
  readonly found: readonly Diagnostic[];
}

/** What a file is made of, beside what every preview shows. */
export interface WrittenSite extends PreviewOf {
  readonly compile: CompileOptions;
  readonly found: readonly Diagnostic[];
  readonly recorded: RecordedSite;
}

/** A compiled site, and what the stages recorded of it; no record without a tree. */
export interface RecordedSite {
  readonly result: CompileResult;
  readonly record: SiteRecord | undefined;
  readonly host: Host;
}

/** A preview that is served. */
export interface ServedPreview {
  /** Where a browser finds it, after `listen`. */
  readonly address: string;
  /** Begins to listen: at that port, or where none is given at the usual one or any that is free. Rejects with `UsageError`. */
  listen(port: number | undefined): Promise<void>;
  openInBrowser(): void;
  /** Shows this state of the site from now on. */
  show(site: FoundSite): void;
  close(): Promise<void>;
}

/** The preview, loaded on first need. */
export interface PreviewProgram {
  /** The HTML file with a site. */
  fileOf(site: WrittenSite): Promise<string>;
  /** The HTML file with what two sides differ in; the second one is not a result file. */
  comparedFile(
    sides: readonly [SideWord, SideWord],
    compared: SidesCompared,
    options: CompileOptions,
    compiler: CompilerProgram,
  ): Promise<string>;
  /** Opens a preview that nobody can reach yet; `failed` gets what can't be watched. `editor` is a template, or null for none. */
  open(of: PreviewOf, editor: string | null, failed: (error: Error) => void): Promise<ServedPreview>;
}
