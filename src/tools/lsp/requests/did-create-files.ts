// workspace/didCreateFiles: where the navigation could list a page that the editor has made. (D301)
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { nearestEntry } from "../../../project/change/nearest-entry.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import type { AskedSite } from "../asked-document.ts";
import { unlistedFiles } from "../../../project/actions/unlisted-files.ts";

/** A page that could be listed. */
export interface ListingOffer {
  /** The file of the page. */
  readonly page: string;
  /** The path of the page after which it would be. */
  readonly after: string;
  readonly operation: ChangeOperation;
}

/** The place of each of these pages that no list has: beside the listed pages of its folder, or of the nearest folder above it. */
export async function listingOffers(files: readonly string[], { state }: AskedSite): Promise<readonly ListingOffer[]> {
  const { tree } = state;
  const names = await tree?.record.names?.();
  if (tree === undefined || names === undefined) return [];
  return unlistedFiles(tree.navigation).flatMap((page): readonly ListingOffer[] => {
    const near = files.includes(page) ? nearestEntry(page, names.entries) : undefined;
    if (near === undefined) return [];
    const operation: ChangeOperation = { kind: "add", page, target: { kind: "after", page: near } };
    return [{ page, after: withoutPageExtension(near), operation }];
  });
}
