// Finds which names of a text were there in an earlier state of it.
import { diffArrays } from "diff";

/** A name in the earlier text, and what a move of its file makes of it. */
export interface EarlierName {
  readonly part: string;
  readonly expected: string;
}

/** More names are not compared. */
const mostEdits = 4000;

/**
 * For each name now, in the order of the text: the earlier name that it is, as it was or as it is expected to be. Undefined for a
 * name that was not there.
 */
export function alignedNames(
  earlier: readonly EarlierName[],
  now: readonly string[],
): readonly (EarlierName | undefined)[] {
  type Token = EarlierName | string;
  const isSame = (one: Token, other: Token): boolean => {
    if (typeof one === "string") return typeof other === "string" ? one === other : isSame(other, one);
    return typeof other === "string" && (other === one.part || other === one.expected);
  };
  const changes = diffArrays<Token>([...earlier], [...now], { comparator: isSame, maxEditLength: mostEdits });
  if (changes === undefined) return now.map(() => undefined);
  const found: (EarlierName | undefined)[] = [];
  let index = 0;
  for (const { added = false, removed = false, count = 0 } of changes)
    for (let each = 0; each < count; each += 1) {
      if (added) found.push(undefined);
      else if (!removed) found.push(earlier[index]);
      if (!added) index += 1;
    }
  return found;
}
