// Offers places in the lists of docs.json for pages that no list has.
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { folderOf } from "../../../compiler/text/resolve-path.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { nearestEntry } from "../../../project/change/nearest-entry.ts";
import type { AskedPlace, AskedSite } from "../asked-document.ts";
import { entriesBySource, elementKey } from "../entries-by-source.ts";
import { pageOfTarget, targetAt } from "../named-target.ts";
import { unlistedFiles } from "../unlisted-files.ts";
import type { OfferedAction } from "./action-work.ts";

/** More would hide the other actions. */
const mostPlaces = 5;

/** The places for a page in no list: beside its neighbor, and at the end of each division that lists pages of the same folder. */
export async function listingActions(file: string, { state }: AskedSite): Promise<readonly OfferedAction[]> {
  const { tree } = state;
  const names = await tree?.record.names?.();
  if (tree === undefined || names === undefined || !unlistedFiles(tree.navigation).includes(file)) return [];
  const near = nearestEntry(file, names.entries);
  if (near === undefined) return [];
  const divisions = entriesBySource(tree.navigation);
  const labels = names.entries.flatMap(({ page, source }) => {
    if (folderOf(page) !== folderOf(near)) return [];
    const owner = source.pointer.slice(0, source.pointer.lastIndexOf("/pages/"));
    const key = elementKey(source.file === tree.record.config ? undefined : source.file, owner);
    const own = divisions.get(key)?.divisions[0]?.labels ?? [];
    return own.length === 0 ? [] : [own];
  });
  const different = [...new Map(labels.map((each) => [each.join(" > "), each])).values()];
  return [
    listedAt(`List this page after "${visible(withoutPageExtension(near))}"`, file, { kind: "after", page: near }),
    ...(different.length < 2 ? [] : different)
      .slice(0, mostPlaces)
      .map((each) =>
        listedAt(`List this page in "${visible(each.join(" > "))}"`, file, { kind: "into", labels: each }),
      ),
  ];
}

/** The pages in no list that could be after the entry at a place of docs.json: those of its folder. */
export function listingsHere(place: AskedPlace): readonly OfferedAction[] {
  const { tree } = place.site.state;
  const target = tree === undefined ? undefined : targetAt(place);
  const page = target === undefined ? undefined : pageOfTarget(target.to, tree!)?.file;
  if (tree === undefined || page === undefined || page === null) return [];
  return unlistedFiles(tree.navigation)
    .filter((file) => folderOf(file) === folderOf(page))
    .slice(0, mostPlaces)
    .map((file) =>
      listedAt(`List "${visible(withoutPageExtension(file))}" after this entry`, file, { kind: "after", page }),
    );
}

function listedAt(
  title: string,
  page: string,
  target: Extract<Extract<OfferedAction["work"], { kind: "change" }>["operation"], { kind: "add" }>["target"],
): OfferedAction {
  return { title, work: { kind: "change", operation: { kind: "add", page, target } } };
}
