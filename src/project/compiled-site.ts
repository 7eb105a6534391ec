// A docs folder that was compiled with its settings.
import { statSync, type Stats } from "node:fs";
import { dirname } from "node:path";
import type { CompileResult } from "../compiler/compile-result.ts";
import { defaultLimits } from "../compiler/contract/limits.ts";
import type { DiagnosticCode } from "../compiler/diagnostics/catalog.ts";
import type { Host } from "../compiler/host/host.ts";
import type { SourceLimits } from "../compiler/host/source-text.ts";
import type { CompileOptions } from "../compiler/options.ts";
import { visible } from "../compiler/text/visible.ts";
import type { SiteSettings } from "./settings/site-settings.ts";
import { UsageError } from "./settings/usage-error.ts";

/** A site that was compiled with its configuration and the options of the caller. */
export interface CompiledSite {
  readonly result: CompileResult;
  /** The options from the configuration of the site, overridden by those of the caller. */
  readonly settings: SiteSettings;
  /** The files that it was compiled from. */
  readonly host: Host;
  /** The options of its compile, if they are others than those of the settings. */
  readonly asked?: CompileOptions;
}

/** For a compile whose problems are filtered afterwards: all of them are listed (D60). */
export const allFindings: CompileOptions = { limits: { findings: Infinity } };

/** The same options, with all findings. */
export function withAllFindings(options: CompileOptions): CompileOptions {
  return { ...options, limits: { ...options.limits, ...allFindings.limits } };
}

/** Whether a site ignores problems or accepts them. The command line may name another baseline, or none with false. */
export function choosesFindings(
  { ignore, baseline }: SiteSettings,
  options: { readonly baseline?: string | false } = {},
): boolean {
  return (options.baseline ?? baseline ?? false) !== false || Object.keys(ignore).length > 0;
}

/** The options of a compile whose problems are judged. */
export function judgedOptions(settings: SiteSettings): CompileOptions {
  return choosesFindings(settings) ? withAllFindings(settings.compile) : settings.compile;
}

/** The command that prints all problems of a site, or all of one code. */
export function checkCommand(root: string, code?: DiagnosticCode): string {
  return ["navc check", visible(root), ...(code === undefined ? [] : ["--only", code]), "--all"].join(" ");
}

/** The limits for the part of a file in which a place can be. */
export function sourceLimits({ limits, links, assets }: CompileOptions): SourceLimits {
  const all = { ...defaultLimits, ...limits };
  return { ...all, bodyBytes: links === true || assets === true ? all.bodyBytes : undefined };
}

/** Throws `UsageError` when `root` is not a folder. */
export function checkRoot(root: string): void {
  const found = statOf(root);
  if (found === undefined) throw new UsageError(`There is no folder "${root}".`);
  if (!found.isDirectory()) throw new UsageError(`${root} is a file. Name the folder that holds it: ${dirname(root)}`);
}

function statOf(root: string): Stats | undefined {
  try {
    return statSync(root);
  } catch {
    return undefined;
  }
}
