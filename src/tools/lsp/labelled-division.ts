// Finds the division of docs.json at a place.
import { divisions } from "../../compiler/contract/divisions.ts";
import { stringAt } from "../../compiler/text/string-at.ts";
import type { AskedPlace } from "./asked-document.ts";
import { entriesBySource, elementKey, type EditionDivision } from "../../project/actions/entries-by-source.ts";

/** A division as the editions have it, and where its label is. */
export interface FoundDivision {
  /** It in each edition that has it. */
  readonly division: readonly EditionDivision[];
  readonly start: number;
  readonly end: number;
}

const labels: ReadonlySet<string> = new Set(divisions.map(({ label }) => label));

/** The division whose label is at a place; undefined elsewhere. */
export function labelledDivision({ site, file, document, offset }: AskedPlace): FoundDivision | undefined {
  const { tree } = site.state;
  const written = stringAt(document.getText(), offset);
  if (tree === undefined || written === undefined) return undefined;
  const slash = written.pointer.lastIndexOf("/");
  if (!labels.has(written.pointer.slice(slash + 1))) return undefined;
  const key = elementKey(file === tree.record.config ? undefined : file, written.pointer.slice(0, slash));
  const division = entriesBySource(tree.navigation).get(key)?.divisions ?? [];
  return division.length === 0 ? undefined : { division, start: written.start, end: written.end };
}
