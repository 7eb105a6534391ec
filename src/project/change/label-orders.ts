// Says in which orders the labels of a division may be written: languages and versions nest either way. (D555)

/**
 * The labels of a division with those of its language and version among them: first, as navc prints them, then wherever docs.json may
 * have them. The label of the division itself stays last.
 */
export function labelOrders(branches: readonly string[], own: readonly string[]): readonly (readonly string[])[] {
  if (own.length === 0) return [branches, branches.toReversed()];
  const [first, ...rest] = branches;
  if (first === undefined) return [own];
  return labelOrders(rest, own).flatMap((labels) =>
    labels.map((_, index) => [...labels.slice(0, index), first, ...labels.slice(index)]),
  );
}
