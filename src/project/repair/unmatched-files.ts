// Finds the files that are gone, were found nowhere else, and are still named. (D538)
import { localTarget } from "../../compiler/contract/href.ts";
import type { OpenedSite } from "../change/opened-site.ts";

/** Those of these files, which are no pages: the addresses of pages are compared. */
export function stillNamed(gone: readonly string[], { names, diagnostics }: OpenedSite): readonly string[] {
  if (gone.length === 0) return [];
  const missing = diagnostics.flatMap(({ code, subject }) =>
    code === "asset-not-found" ? (localTarget(subject) ?? []) : [],
  );
  const named = new Set([...names.names.map(({ target }) => target), ...missing]);
  return gone.filter((file) => named.has(file));
}
