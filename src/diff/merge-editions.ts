// Merges changes that are the same in several editions.

/** A change as one edition, or a few, has it. */
export interface EditionChange<Part> {
  /** Equal for changes that are the same. */
  readonly identity: string;
  readonly editions: readonly string[];
  readonly part: Part;
}

/** A change with all its editions. */
export interface MergedChange<Part> {
  readonly parts: readonly [Part, ...Part[]];
  readonly editions: readonly string[];
}

/**
 * Makes equal changes one, in order of first appearance. Two equal ones in the same edition stay two: the first goes
 * with the firsts of other editions, the second with the seconds.
 */
export function mergeEditions<Part>(changes: Iterable<EditionChange<Part>>): readonly MergedChange<Part>[] {
  const groups = new Map<string, Group<Part>[]>();
  const inOrder: Group<Part>[] = [];
  for (const { identity, editions, part } of changes) {
    const alike = groups.get(identity) ?? [];
    groups.set(identity, alike);
    const group = alike.find((each) => !editions.some((edition) => each.editions.has(edition)));
    if (group === undefined) {
      const made: Group<Part> = { parts: [part], editions: new Set(editions) };
      alike.push(made);
      inOrder.push(made);
      continue;
    }
    group.parts.push(part);
    for (const edition of editions) group.editions.add(edition);
  }
  return inOrder.map(({ parts, editions }) => ({ parts, editions: [...editions] }));
}

interface Group<Part> {
  readonly parts: [Part, ...Part[]];
  readonly editions: Set<string>;
}
