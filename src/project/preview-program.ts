// Defines the preview as commands start it, because tools do not import other tools.
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import type { SidesCompared } from "./comparison/compare-sides.ts";
import type { SideWord } from "./comparison/diff-side.ts";
import type { CompiledSite } from "./compiled-site.ts";
import type { CompilerProgram, RecordedSite } from "./load-compiler.ts";
import type { BodyCache } from "./kept-bodies/with-bodies.ts";
import type { SiteSettings } from "./settings/site-settings.ts";
import type { SiteOptions } from "./settings/site-options.ts";

/** What a preview shows, whether it is served or written. */
export interface PreviewOf {
  readonly root: string;
  readonly options: SiteOptions;
  readonly compiler: () => Promise<CompilerProgram>;
  /** Where the results of reading bodies are kept. */
  readonly cache: BodyCache;
  /** Whether it writes nothing, whatever its page asks for; absent: no. */
  readonly readOnly?: boolean | undefined;
  /** The side that the site is compared with; absent if it is not compared. */
  readonly against?: string | undefined;
}

/** A compiled site, and the problems that are reported. */
export interface FoundSite {
  readonly site: Pick<CompiledSite, "result" | "settings">;
  readonly found: readonly Diagnostic[];
  /** Why what the settings ignore and the baseline accepts is among them; absent if it is not. */
  readonly unjudged?: string;
}

/** What else a preview file is made from. */
export interface WrittenSite extends PreviewOf {
  readonly settings: SiteSettings;
  /** Compiled with `discover`. */
  readonly recorded: RecordedSite;
}

/** A preview that is served. */
export interface ServedPreview {
  /** The address for a browser, after `listen`. */
  readonly address: string;
  /** Begins to listen at the given port; if none is given, at the usual port or any free one. Rejects with `UsageError`. */
  listen(port: number | undefined): Promise<void>;
  openInBrowser(): void;
  /** Shows this state of the site from now on. */
  show(site: FoundSite): void;
  /** Says why settings that have changed can't be used; undefined: they can. */
  refuse(reason: string | undefined): void;
  close(): Promise<void>;
}

/** The preview, which is loaded when it is first needed. */
export interface PreviewProgram {
  /** The HTML file with a site. */
  fileOf(site: WrittenSite): Promise<string>;
  /** The HTML file with the differences of two sides; the second one was compiled, and what its stages recorded was kept. */
  comparedFile(sides: readonly [SideWord, SideWord], compared: SidesCompared, settings: SiteSettings): Promise<string>;
  /** Opens a preview that does not listen yet; `failed` is called with what can't be watched. `editor` is a template, or null for none. */
  open(of: PreviewOf, editor: string | null, failed: (error: Error) => void): Promise<ServedPreview>;
}
