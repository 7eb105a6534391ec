// Fixes what a check finds, until nothing is left to fix. Nothing is written.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import { hostAskedOnce } from "../../compiler/host/kept-answers.ts";
import { headOf } from "../../compiler/host/memory-host.ts";
import { fixTexts, type SiteFixes } from "../fix/fix-texts.ts";

/**
 * Fixes what `check` finds in the site of `host`, until nothing is left to fix; nothing is written. `check` is
 * called with hosts that replace `host` and show the fixed files.
 */
export function fixSite(host: Host, check: (host: Host) => Promise<readonly Diagnostic[]>): Promise<SiteFixes> {
  // Each round has to see the same files and addresses, even if they change in the meantime.
  const kept = hostAskedOnce(host);
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
