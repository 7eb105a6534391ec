// A place is a pointer into a file. Its offsets are found only when it is printed.

/** A value inside a JSON or YAML file; `at: "key"` points at the key that holds it. */
export interface PointerPlace {
  readonly kind: "pointer";
  readonly file: string;
  readonly pointer: string;
  readonly at: "key" | "value";
}

/** UTF-16 offsets in a file, the end exclusive; `pointer` names the value, if there is one. */
export interface TextPlace {
  readonly kind: "text";
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly pointer: string;
}

/** A file as a whole. */
export interface FilePlace {
  readonly kind: "file";
  readonly file: string;
}

export type Place = PointerPlace | TextPlace | FilePlace;

/** The place of the value at `pointer`. */
export function valueAt(file: string, pointer: string): PointerPlace {
  return { kind: "pointer", file, pointer, at: "value" };
}

/** The place of the value that something was read from. */
export function placeOf({ file, pointer }: Pick<PointerPlace, "file" | "pointer">): PointerPlace {
  return valueAt(file, pointer);
}

/** The place of the key that holds the value at `pointer`. */
export function keyAt(file: string, pointer: string): PointerPlace {
  return { kind: "pointer", file, pointer, at: "key" };
}

/** A piece of a file by its offsets. */
export function textAt(file: string, start: number, end: number, pointer = ""): TextPlace {
  return { kind: "text", file, start, end, pointer };
}

/** The place of a whole file. */
export function fileAt(file: string): FilePlace {
  return { kind: "file", file };
}

/** Another place that explains the first one, such as "first listed here". */
export interface RelatedPlace {
  readonly message: string;
  readonly place: Place;
}

/** The other places of a problem that is reported once, all of them. */
export function otherPlaces(places: readonly Place[], message: string): readonly RelatedPlace[] {
  return places.map((place) => ({ message, place }));
}
