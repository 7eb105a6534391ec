// Says in which languages and versions something changes, because one element of docs.json or one file counts in all of them. (D474)
import type { Edition } from "../../../compiler/site/navigation.ts";
import { visible } from "../../../compiler/text/visible.ts";

/** More names are not read in a line. */
const mostNamed = 6;

/** A sentence about these editions; undefined for none. */
export function editionsNote(editions: readonly Edition[]): string | undefined {
  if (editions.length === 0) return undefined;
  const isSeveral = (axis: "language" | "version"): boolean => new Set(editions.map((each) => each[axis])).size > 1;
  const axes = (["language", "version"] as const).filter(isSeveral);
  const names = editions.map((each) => axes.flatMap((axis) => each[axis] ?? []).join(" "));
  const more = names.length - mostNamed;
  const named = `${names.slice(0, mostNamed).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
  return `It is in ${names.length} ${axes.map((axis) => `${axis}s`).join(" and ")}, and changes in all of them: ${visible(named)}.`;
}
