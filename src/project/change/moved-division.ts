// Finds the element of a list that a named division is, and where it goes.
import { UsageError } from "../settings/usage-error.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { divisionAt } from "./division-at.ts";
import { listsFor, placeOfNode } from "./element-places.ts";
import type { ListPlace } from "./entry-edits.ts";
import { placeInLists, type PlaceSearch } from "./entry-places.ts";
import type { EntryTarget } from "./site-change.ts";

/** Throws `UsageError` for a division that is no element of one list, and for a place in itself. */
export function movedDivision(
  labels: readonly string[],
  target: EntryTarget,
  search: PlaceSearch,
): { readonly element: ConfigSource; readonly place: ListPlace } {
  const division = divisionAt(labels, search);
  const at = placeOfNode(division, search.config);
  const [element, ...others] = search.values.elementsOf(at);
  const place = placeInLists(target, listsFor(division), search);
  if (element === undefined)
    throw new UsageError(`"${labels.join(" > ")}" is no element of a list that could be moved.`);
  if (others.length > 0)
    throw new UsageError(
      `"${labels.join(" > ")}" is in ${others.length + 1} lists, by references to ${at.file}. Move its reference in docs.json.`,
    );
  if (search.values.isOnlyBelow({ file: place.file, pointer: place.list }, [at]))
    throw new UsageError(`"${labels.join(" > ")}" can't be moved into itself.`);
  return { element, place };
}
