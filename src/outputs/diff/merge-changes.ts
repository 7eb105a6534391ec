// Merges changes that are the same in several editions.
import type { Change, DivisionAddedOrRemoved } from "./navigation-diff.ts";

/** A change in one edition, or in a few. */
export interface EditionChange<Kind> {
  /** Equal for changes that are the same. */
  readonly identity: string;
  readonly change: Kind;
}

interface InEditions {
  readonly editions: readonly string[];
}

/** Equal changes, with all their editions. */
export interface EqualChanges<Kind> {
  readonly members: readonly [Kind, ...Kind[]];
  readonly editions: readonly string[];
}

/**
 * Groups equal changes, in order of first appearance. Two equal changes in the same edition stay separate: the first is grouped
 * with the first ones of other editions, the second with the second ones.
 */
export function groupEqual<Kind extends InEditions>(
  changes: Iterable<EditionChange<Kind>>,
): readonly EqualChanges<Kind>[] {
  const groups = new Map<string, Group<Kind>[]>();
  const inOrder: Group<Kind>[] = [];
  for (const { identity, change } of changes) {
    const alike = groups.get(identity) ?? [];
    groups.set(identity, alike);
    const group = alike.find(({ editions }) => !change.editions.some((edition) => editions.has(edition)));
    if (group === undefined) {
      const made: Group<Kind> = { members: [change], editions: new Set(change.editions) };
      alike.push(made);
      inOrder.push(made);
      continue;
    }
    group.members.push(change);
    for (const edition of change.editions) group.editions.add(edition);
  }
  return inOrder.map(({ members, editions }) => ({ members, editions: [...editions] }));
}

interface Group<Kind> {
  readonly members: [Kind, ...Kind[]];
  readonly editions: Set<string>;
}

type MergeableChange = Exclude<Change, DivisionAddedOrRemoved>;

/** Merges equal changes: the result has the words of the first, and the addresses and editions of all. */
export function mergeChanges(changes: Iterable<EditionChange<MergeableChange>>): readonly Change[] {
  return groupEqual(changes).map(({ members, editions }) => {
    const [first] = members;
    const hrefs = [...new Set(members.flatMap((change) => ("hrefs" in change ? change.hrefs : [])))];
    const moves = members.flatMap((change) => ("moves" in change ? change.moves : []));
    return {
      ...first,
      ...("hrefs" in first ? { hrefs } : {}),
      ...("moves" in first ? { moves } : {}),
      editions,
    };
  });
}
