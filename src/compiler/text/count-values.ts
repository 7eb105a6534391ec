// Counts the values in a JSON value.

/** The number of values in a value, itself included; an object in several places is counted once. */
export function countValues(value: unknown): number {
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  let count = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    count += 1;
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    for (const child of Object.values(next)) waiting.push(child);
  }
  return count;
}
