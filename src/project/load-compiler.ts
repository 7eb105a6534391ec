// Loads the compiler for tools.
import type { ReadBefore } from "../compiler/compile.ts";
import type { CompileResult } from "../compiler/compile-result.ts";
import type { Host } from "../compiler/host/host.ts";
import type { CompileOptions } from "../compiler/options.ts";
import type { KeptRecord, SiteRecord } from "../compiler/site-record.ts";

/** Called with what the stages recorded about a site with a tree. */
export type KeepRecord = (record: KeptRecord) => void;

/** A compiled site, and what the stages recorded; there is no record without a tree. */
export interface RecordedSite {
  readonly result: CompileResult;
  readonly record: SiteRecord | undefined;
  readonly host: Host;
}

/** The library, as tools use it; tests can replace it. */
export interface CompilerProgram {
  compile(
    options: CompileOptions,
    keep?: KeepRecord,
    before?: Pick<ReadBefore, "bodies" | "specs">,
  ): Promise<CompileResult>;
  /** The files of a docs root. */
  openHost(root: string): Host;
}

/** Loads the library when it is first needed, so that `navc --help` does not wait for it. */
export function loadCompiler(): Promise<CompilerProgram> {
  return import("./compile-on-disk.ts");
}
