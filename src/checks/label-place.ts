// The place of a division in messages about what the finished trees show.
import { divisionRow } from "../contract/divisions.ts";
import { valueAt, type PointerPlace } from "../diagnostics/place.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { childPointer } from "../text/json-pointer.ts";

/** The place of its label; of a generated group, which has none in docs.json, of what it is made from. */
export function labelPlace({ kind, source, generated }: ExpandedDivision): PointerPlace {
  const { file, pointer } = source;
  return valueAt(
    file,
    kind === "root" || generated === true ? pointer : childPointer(pointer, divisionRow(kind).label),
  );
}
