// What a command has to work with.
import type { KnownBodies } from "../bodies/known-bodies.ts";
import type { CompileResult } from "../compile-result.ts";
import type { SiteRecord } from "../explain/explained-site.ts";
import type { Host } from "../host/host.ts";
import type { CompileOptions } from "../options.ts";
import type { Streams } from "./streams.ts";

/** Takes what the stages recorded of a site that has a tree. */
export type KeepRecord = (record: SiteRecord) => void;

/** The library as the commands see it: tests give their own. */
export interface Compiler {
  compile(
    options: CompileOptions,
    keep?: KeepRecord,
    before?: { readonly bodies?: KnownBodies | undefined },
  ): Promise<CompileResult>;
  /** The files of a docs root. */
  openHost(root: string): Host;
}

/** The library itself, loaded on first need: `navc --help` waits for none of it. */
export function loadCompiler(): Promise<Compiler> {
  return import("./compiler.ts");
}

/** What a command has to work with. */
export interface CommandContext {
  readonly streams: Streams;
  /** The version of navc. */
  readonly version: string;
  readonly loadCompiler: () => Promise<Compiler>;
  /** Called once, when the command is done. */
  readonly exitWith: (code: number) => void;
}
