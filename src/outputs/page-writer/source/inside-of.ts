// Tests whether offsets are in some parts of a text.

/** Returns a test for ascending offsets: is the offset in one of these parts? They are in the order of the text. */
export function insideOf(
  parts: readonly { readonly start: number; readonly end: number }[],
): (offset: number) => boolean {
  let next = 0;
  return (offset) => {
    while (next < parts.length && parts[next]!.end <= offset) next += 1;
    return next < parts.length && parts[next]!.start <= offset;
  };
}
