// Binary search in a sorted list.

/** The first index from 0 to `length` for which `isBefore` is false; it is true for all smaller indexes. */
export function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
