// The compiler as tools see it.
import type { KnownBodies } from "../compiler/bodies/known-bodies.ts";
import type { CompileResult } from "../compiler/compile-result.ts";
import type { Host } from "../compiler/host/host.ts";
import type { CompileOptions } from "../compiler/options.ts";
import type { SiteRecord } from "../compiler/site-record.ts";

/** Takes what the stages recorded of a site that has a tree. */
export type KeepRecord = (record: SiteRecord) => void;

/** The library as tools see it: tests give their own. */
export interface CompilerProgram {
  compile(
    options: CompileOptions,
    keep?: KeepRecord,
    before?: { readonly bodies?: KnownBodies | undefined },
  ): Promise<CompileResult>;
  /** The files of a docs root. */
  openHost(root: string): Host;
}

/** The library itself, loaded on first need: `navc --help` waits for none of it. */
export function loadCompiler(): Promise<CompilerProgram> {
  return import("./compile-on-disk.ts");
}
