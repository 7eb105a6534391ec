// Which specs and endpoints does the front matter of pages name? (D10)
import type { PagePath } from "../contract/page-path.ts";
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

/** What docs.json names. */
interface Named {
  readonly pages: readonly PagePath[];
  readonly specs: readonly { readonly word: string }[];
}

/**
 * The spec words of all pages, by file; of files that docs.json does not name only those that stand nowhere else: what a
 * page of the site needs too is told there, and counted without them.
 */
export function pageSpecUses(catalog: PageCatalog, { pages, specs }: Named): readonly PageSpecUse[] {
  const uses = catalog.pages.flatMap(({ file, frontMatter }) => {
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
  if (uses.length === 0) return [];
  const files = new Set(pages.map((path) => catalog.find(path)?.page.file));
  const sorted = uses.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const ofSite = sorted.filter(({ file }) => files.has(file));
  const words = new Set([...specs, ...ofSite].map(({ word }) => word.trim()));
  return [...ofSite, ...sorted.filter(({ file, word }) => !files.has(file) && !words.has(word.trim()))];
}

/** An endpoint or channel that a page names without a spec. */
interface BareEntry {
  readonly method: string;
  readonly target: string;
  /** Whether docs.json names the page. */
  readonly isOfSite: boolean;
}

/** The endpoints and channels that pages name without a spec. */
export function bareEntries(catalog: PageCatalog, { pages }: Pick<Named, "pages">): readonly BareEntry[] {
  const files = new Set(pages.map((path) => catalog.find(path)?.page.file));
  return catalog.pages.flatMap(({ file, frontMatter }) => {
    const entry = operationEntry(frontMatter);
    return entry?.kind === "operation" && entry.spec === undefined
      ? [{ method: entry.method, target: entry.target, isOfSite: files.has(file) }]
      : [];
  });
}
