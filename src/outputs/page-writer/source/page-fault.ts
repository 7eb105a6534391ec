// Defines what can't be written of a page for any host, because of the page itself.

/** Why nothing is written for a page, or which part is not written as in its file. Files are paths from the docs root. */
export type PageFault =
  /** Nothing is written: it has no file, the platform makes it for an SDK, or its file can no longer be read. */
  | { readonly kind: "no-file" | "sdk" | "unreadable"; readonly title: string; readonly href: string }
  | { readonly kind: "too-large"; readonly file: string; readonly bytes: number }
  /** A part that the page imports, or that a snippet in it does, is left out. */
  | ({
      readonly kind: "left-out";
      readonly what: string;
      readonly reason: string;
      /** The file of the snippet that contains it; absent if it is in the page itself. */
      readonly snippet?: string;
    } & PlaceInFile)
  /** A file that the page shows is not in the docs folder. */
  | { readonly kind: "missing-file"; readonly address: string; readonly file: string }
  /** A file that the page shows or links to, but that is not published; `reason` is a clause. */
  | { readonly kind: "not-copied"; readonly path: string; readonly reason: string; readonly file: string }
  /** A component that the platform does not have, and that nothing on the page defines; `line` is absent if a snippet has it. */
  | { readonly kind: "unknown-component"; readonly name: string; readonly file: string; readonly line?: number }
  /** The text is not valid, so its tags and expressions are shown as text. */
  | ({ readonly kind: "not-mdx" } & PlaceInFile)
  /** The host could not have built the page, so all its tags and expressions are shown as text; `line` is absent if it is not known. */
  | {
      readonly kind: "plain-form";
      readonly title: string;
      readonly href: string;
      readonly reason: string;
      readonly file: string | null;
      readonly line?: number;
    }
  /** A paragraph has too many marks, or the page too many definitions, so everything is written as plain text. */
  | ({ readonly kind: "too-many-marks" } & PlaceInFile);

/** A place in a file, from 1. */
export interface PlaceInFile {
  /** Path from the docs root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units, from 1. */
  readonly column: number;
}
