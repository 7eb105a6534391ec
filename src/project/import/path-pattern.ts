// Compares paths with a pattern of parameters, in steps that are bounded by the product of their lengths.

/** A part of a pattern: a text, or a parameter. `isLong`: it may hold slashes, and may be empty. */
export type PatternPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "parameter"; readonly name: string; readonly isLong: boolean };

/** The values of the parameters, each as long as can be, the first ones first; undefined if the path does not fit. */
export function pathValues(parts: readonly PatternPart[], path: string): ReadonlyMap<string, string> | undefined {
  const [first] = parts;
  if (first?.kind === "text" && !path.startsWith(first.text)) return undefined;
  const fits = placesThatFit(parts, path);
  if (fits[0]?.[0] !== 1) return undefined;
  const values = new Map<string, string>();
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const end = part.kind === "text" ? at + part.text.length : lastEnd(part.isLong, path, at, fits[index + 1]!);
    if (part.kind === "parameter") values.set(part.name, path.slice(at, end));
    at = end;
  }
  return values;
}

/** For each part, and the end of the pattern, the places of the path from which the rest of both fits. */
function placesThatFit(parts: readonly PatternPart[], path: string): readonly Uint8Array[] {
  let next = new Uint8Array(path.length + 2);
  next[path.length] = 1;
  const rows = [next];
  for (const part of parts.toReversed()) {
    const row = new Uint8Array(path.length + 2);
    for (let at = path.length; at >= 0; at -= 1) row[at] = fitsAt(part, path, at, row, next) ? 1 : 0;
    rows.push(row);
    next = row;
  }
  return rows.toReversed();
}

function fitsAt(part: PatternPart, path: string, at: number, row: Uint8Array, next: Uint8Array): boolean {
  if (part.kind === "text") return next[at + part.text.length] === 1 && path.startsWith(part.text, at);
  if (part.isLong) return next[at] === 1 || row[at + 1] === 1;
  return at < path.length && path[at] !== "/" && (next[at + 1] === 1 || row[at + 1] === 1);
}

function lastEnd(isLong: boolean, path: string, from: number, next: Uint8Array): number {
  const slash = isLong ? -1 : path.indexOf("/", from);
  return next.lastIndexOf(1, slash < 0 ? path.length : slash);
}
