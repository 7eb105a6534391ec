// JSON pointers: the names of values inside a document (RFC 6901).

/** `pointer` with one more key or index. */
export function childPointer(pointer: string, key: string | number): string {
  return typeof key === "number" ? `${pointer}/${key}` : `${pointer}/${escapeSegment(key)}`;
}

/** The pointer with these keys and indices. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(childPointer, "");
}

/** The keys and indices of a pointer, unescaped. */
export function pointerSegments(pointer: string): readonly string[] {
  if (pointer === "") return [];
  return pointer.slice(1).split("/").map(unescapeSegment);
}

function escapeSegment(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
