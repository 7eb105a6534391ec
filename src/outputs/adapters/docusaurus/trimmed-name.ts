// Makes names that are also names of files.

/** The name without "-", "_" and "." at both ends: Docusaurus ignores files that begin with them. */
export function trimmedName(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && isMark(name[start]!)) start += 1;
  while (end > start && isMark(name[end - 1]!)) end -= 1;
  return name.slice(start, end);
}

function isMark(character: string): boolean {
  return "-_.".includes(character);
}
