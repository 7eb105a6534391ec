// Offers to list pages after the entry at a place of docs.json.
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { folderOf } from "../../compiler/text/resolve-path.ts";
import { visible } from "../../compiler/text/visible.ts";
import type { OfferedAction } from "../../project/actions/action-work.ts";
import { listedAt } from "../../project/actions/listing-actions.ts";
import { unlistedFiles } from "../../project/actions/unlisted-files.ts";
import type { AskedPlace } from "./asked-document.ts";
import { pageOfTarget, targetAt } from "./named-target.ts";

/** More would hide the other actions. */
const mostPlaces = 5;

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
