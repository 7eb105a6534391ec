// Fixes what a check finds, until nothing is left to fix. Nothing is written.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import { headOf } from "../../compiler/host/memory-host.ts";
import { fixTexts, type SiteFixes } from "../fix/fix-texts.ts";

/**
 * Fixes what `check` finds in the site of `host`, until nothing is left to fix; nothing is written. `check` is
 * called with hosts that replace `host` and show the fixed files.
 */
export function fixSite(host: Host, check: (host: Host) => Promise<readonly Diagnostic[]>): Promise<SiteFixes> {
  const kept = keepAnswers(host);
  return fixTexts({
    check: (texts) =>
      check({
        ...kept,
        readText: (path) => texts.get(path) ?? kept.readText(path),
        readHead: (path, bytes) => headOf(texts.get(path), bytes) ?? kept.readHead(path, bytes),
      }),
    readText: (file) => kept.readText(file),
  });
}

/** Each round has to see the same files and addresses, even if they change in the meantime. */
function keepAnswers(host: Host): Host {
  const texts = new Map<string, string | undefined>();
  const bodies = new Map<string, Promise<string>>();
  const bodyOf = (url: string): Promise<string> => {
    const body = bodies.get(url) ?? host.fetch!(url);
    bodies.set(url, body);
    return body;
  };
  return {
    ...host,
    readText: (path) => {
      if (!texts.has(path)) texts.set(path, host.readText(path));
      return texts.get(path);
    },
    ...(host.fetch === undefined ? {} : { fetch: (url) => bodyOf(url) }),
  };
}
