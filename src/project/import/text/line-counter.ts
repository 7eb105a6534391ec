// Counts lines of a text up to places in it.

/** Gives the number of the line at an offset; offsets must not decrease. */
export function lineCounter(source: string, first: number): (offset: number) => number {
  let at = 0;
  let number = first;
  return (offset) => {
    for (let next = source.indexOf("\n", at); next >= 0 && next < offset; next = source.indexOf("\n", at)) {
      number += 1;
      at = next + 1;
    }
    return number;
  };
}
