// Which elements can stay where they are when a list is put into another order?

/** The positions in `numbers` of a longest increasing subsequence, ascending; in O(n log n). */
export function longestIncreasing(numbers: readonly number[]): ReadonlySet<number> {
  // For each length: where the subsequence with the smallest end stands that has it.
  const ends: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, index) => {
    const length = firstNotBelow(ends, numbers, number);
    before.push(length === 0 ? -1 : ends[length - 1]!);
    ends[length] = index;
  });
  const kept = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index]!) kept.add(index);
  return kept;
}

function firstNotBelow(ends: readonly number[], numbers: readonly number[], number: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[ends[middle]!]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
