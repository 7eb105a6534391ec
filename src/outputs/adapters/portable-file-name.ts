// Makes the name of a file without signs that some systems or hosts do not take in names.

// oxlint-disable-next-line no-control-regex -- Windows has none of them in names
const notInNames = /[<>:"\\|?*\0-\x1f\x7f]|[. ]$/g;

/**
 * The name for a segment of a path: a character that `not` matches is written as its number. A name that begins with "_" or "." is that of a
 * hidden file for some hosts, so it gets another beginning. One that would leave its folder stays as it is, and is refused by the writer.
 */
export function portableFileName(segment: string, not: RegExp = notInNames): string {
  if (segment === "..") return segment;
  const name = segment.replaceAll(not, (mark) => `-${mark.codePointAt(0)!.toString(16)}-`);
  return name !== segment || /^[._]/.test(segment) ? `navc-${name}` : segment;
}
