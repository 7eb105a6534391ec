// Says whether a list has all elements of another, in their order.

/** True if `long` has all elements of `short` in the same order, perhaps with others between them. */
export function isSubsequence(short: readonly string[], long: readonly string[]): boolean {
  let next = 0;
  for (const element of long) if (next < short.length && element === short[next]) next += 1;
  return next === short.length;
}
