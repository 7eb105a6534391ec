// Binary search in a sorted list.

/** The first index from 0 to `length` that is not before what is looked for; `isBefore` holds for all indexes below it and no other. */
export function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
