// The names that Docusaurus, VitePress and Starlight have for fields of docs.json.

/** Other names of fields with the same values. */
export const foreignNames: ReadonlyMap<string, string> = new Map([
  ["items", "pages"],
  ["children", "pages"],
  ["badge", "tag"],
]);

/** Other names of the label of a division: each generator has one for all kinds. */
export const foreignLabels: ReadonlySet<string> = new Set(["name", "title", "label", "text"]);

/** The field of docs.json with the opposite meaning. */
export const oppositeNames: ReadonlyMap<string, string> = new Map([["collapsed", "expanded"]]);

/** A field with the value that means the same as its opposite. */
export interface OppositeField {
  readonly field: string;
  readonly value: boolean;
}
