// What has an explanation to do with a compiled site?
import type { Host } from "../host/host.ts";
import type { LockFile } from "../routes/lock-file.ts";
import { configFile } from "../options.ts";
import type { Explanation } from "../explain/explanation.ts";
import type { CompiledSite, GivenLock } from "./run-compile.ts";
import { UsageError } from "./usage-error.ts";

/** The site, its files, and the lock it was compiled with. */
export interface SiteToExplain {
  readonly site: CompiledSite;
  readonly host: Host;
  readonly lock: GivenLock | undefined;
}

/** Explains what the words name. Throws `UsageError` where the site could not be read at all. */
export async function explainSite(words: readonly string[], { site, host, lock }: SiteToExplain): Promise<Explanation> {
  const { explain, nearestCode } = await import("../explain/explain.ts");
  const { result, configured } = site;
  const { navigation, diagnostics, redirects } = result;
  const config = configFile(configured.compile.config);
  if (navigation === null) throw new UsageError(unreadable(words[0] ?? "", config, nearestCode));
  const locked = lockedAddresses(lock);
  return explain(words, {
    navigation,
    diagnostics,
    redirects,
    host,
    config,
    ...(locked === undefined ? {} : { locked }),
  });
}

function unreadable(word: string, config: string, nearestCode: (word: string) => string | undefined): string {
  const code = nearestCode(word);
  const meant = code === undefined ? "" : ` Did you mean the code ${code}?`;
  return `${config} could not be read, so there is no site to explain; navc check says why.${meant}`;
}

function lockedAddresses(lock: GivenLock | undefined): LockFile["operations"] | undefined {
  if (lock === undefined) return undefined;
  if (typeof lock.content !== "string") return lock.content.operations;
  try {
    return (JSON.parse(lock.content) as Partial<LockFile>).operations;
  } catch {
    // A broken lock was told as a problem of the site.
    return undefined;
  }
}
