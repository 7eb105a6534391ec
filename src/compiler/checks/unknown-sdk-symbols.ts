// Finds pages whose front matter names a symbol that can't be found (D236).
import { readSdkTarget, sdkOfTarget, type SdkSymbol } from "../contract/sdk-symbol.ts";
import { valueAt } from "../diagnostics/place.ts";
import { nearestName } from "../hints/nearest-name.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Check, CheckedSite } from "./check.ts";
import { entriesOfFiles, type PageEntry } from "./page-entries.ts";

/** Reports each listed page once: its first entry says which library applies there. */
export const unknownSdkSymbols: Check = {
  code: "sdk-symbol",
  needs: [],
  run: (site, report) => {
    const seen = new Set<string>();
    for (const entry of entriesOfFiles(site)) {
      const { file } = entry.state.found.page;
      if (!seen.has(file)) judge(entry, site, report);
      seen.add(file);
    }
  },
};

function judge({ state, inForce }: PageEntry<"found" | "collided">, site: CheckedSite, report: Report): void {
  const { file, frontMatter } = state.found.page;
  const written = frontMatter.rest?.["sdk"];
  if (written === undefined || written === null || written === "") return;
  const place = valueAt(file, "/sdk");
  const read = readSdkTarget(written);
  if (read.kind === "wrong") {
    report("sdk-symbol", place, { kind: "wrong", problem: read.problem });
    return;
  }
  const { symbol } = read.target;
  const name = textOf(symbol);
  const sdk = sdkOfTarget(read.target, inForce.sdk);
  if (sdk === undefined) {
    report("sdk-symbol", place, { kind: "no library", name });
    return;
  }
  const found = site.sdk.of(sdk);
  if (found.kind !== "read" || found.library.find(symbol) !== undefined) return;
  const isSearched = symbol.parent === undefined && site.hints.budget.takeIn(found.library);
  const near = isSearched ? nearestName(symbol.name, found.library.names(symbol.kind)) : undefined;
  const nearest = near && `${symbol.kind} ${near}`;
  report("sdk-symbol", place, { kind: "unknown", name, source: sdk.source, nearest });
}

function textOf({ kind, name, parent }: SdkSymbol): string {
  return `${kind} ${parent === undefined ? "" : `${parent}.`}${name}`;
}
