// Groups the elements of a list.

/** The elements by key, keys and elements in order of appearance. (`Map.groupBy` is missing in Node 20.) */
export function groupBy<Key, Element>(
  elements: Iterable<Element>,
  keyOf: (element: Element) => Key,
): ReadonlyMap<Key, readonly Element[]> {
  const groups = new Map<Key, Element[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [element]);
    else group.push(element);
  }
  return groups;
}
