// Counts the bytes of a string without making them.

/** The length of a string in bytes of UTF-8; half a surrogate pair counts as U+FFFD. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    length += code < 0x800 ? 1 : 2;
    // Both halves of a pair are four bytes together.
    if ((code & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      index += 1;
    }
  }
  return length;
}
