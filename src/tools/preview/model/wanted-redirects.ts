// Makes the change that adds redirects for lost addresses.
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import type { LostRow } from "../../../outputs/render/diff-lost.ts";
import type { WantedChange } from "./wanted-change.ts";

/** The change that adds these redirects, which are written without the base path. */
export function redirectsOf(
  rows: readonly (Pick<LostRow, "from"> & { readonly to: string })[],
  basePath: string,
): WantedChange {
  const own = (address: string): string => withoutBasePath(address, basePath);
  return {
    kind: "operations",
    operations: rows.map(({ from, to }) => ({ kind: "redirect", from: own(from), to: own(to) })),
  };
}
