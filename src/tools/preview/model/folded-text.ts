// Makes texts alike that differ in capitals and accents only.

// oxlint-disable-next-line no-control-regex -- the range of ASCII
const ascii = /^[\0-\x7F]*$/;

/** Without capitals, and the accents of Latin letters: `Größe` is `grosse`, as `GRÖSSE` is. Korean syllables are taken apart, so that one is found while it is typed. */
export function foldedText(text: string): string {
  const small = text.toLowerCase();
  if (ascii.test(small)) return small;
  // In capitals `ß` is `SS`.
  return text
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "");
}
