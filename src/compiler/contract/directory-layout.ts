// The layouts in which the root page of a group lists the contents of the group (D110).

/** `none`: the page lists nothing by itself. */
export type DirectoryLayout = "none" | "accordion" | "card";

/** All of them, the default first. */
export const directoryLayouts: readonly DirectoryLayout[] = ["none", "accordion", "card"];

/** A layout in which the page lists something. */
export type ShownLayout = Exclude<DirectoryLayout, "none">;
