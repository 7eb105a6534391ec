// Where does a message point that is about a division, and what does it call it?
import { divisionRow, divisionTitle } from "../contract/divisions.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { childPointer } from "../text/json-pointer.ts";

/** The place of its label; of a generated group, which has none in docs.json, of what it is made from. */
export function divisionPlace({ kind, source, bound }: ExpandedDivision): Place {
  const { file, pointer } = source;
  return valueAt(
    file,
    kind === "root" || bound === undefined ? pointer : childPointer(pointer, divisionRow(kind).label),
  );
}

/** `group "Basics"`, for the middle of a sentence. */
export function divisionName({ kind, label }: Pick<ExpandedDivision, "kind" | "label">): string {
  const title = divisionTitle(kind, label);
  return `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`;
}
