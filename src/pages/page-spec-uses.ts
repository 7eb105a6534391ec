// Which specs and endpoints does the front matter of pages name? (D10)
import type { SpecKind } from "../contract/spec-source.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { operationEntry } from "./operation-entry.ts";
import type { PageCatalog } from "./page-catalog.ts";

/** A spec word of front matter and where it is written. */
export interface PageSpecUse {
  readonly word: string;
  readonly kind: SpecKind;
  readonly file: string;
  readonly place: Place;
  /** The field the word stands in. */
  readonly written: string;
}

/** The spec words of all pages, by file. */
export function pageSpecUses({ pages }: PageCatalog): readonly PageSpecUse[] {
  const uses = pages.flatMap(({ file, frontMatter }) => {
    const entry = operationEntry(frontMatter);
    return entry?.kind === "operation" && entry.spec !== undefined
      ? [
          {
            word: entry.spec,
            kind: entry.field,
            file,
            place: valueAt(file, `/${entry.field}`),
            written: frontMatter[entry.field]!,
          },
        ]
      : [];
  });
  return uses.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** The endpoints and channels that pages name without a spec. */
export function bareEntries({ pages }: PageCatalog): readonly { readonly method: string; readonly target: string }[] {
  return pages.flatMap(({ frontMatter }) => {
    const entry = operationEntry(frontMatter);
    return entry?.kind === "operation" && entry.spec === undefined
      ? [{ method: entry.method, target: entry.target }]
      : [];
  });
}
