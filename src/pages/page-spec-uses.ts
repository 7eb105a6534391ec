// Which specs and endpoints does the front matter of pages name? (D10)
import { parseEntry } from "../contract/endpoint-entry.ts";
import type { SpecKind } from "../contract/spec-source.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { PageCatalog, PageFile } from "./page-catalog.ts";

/** A spec word of front matter and where it is written. */
export interface PageSpecUse {
  readonly word: string;
  readonly kind: SpecKind;
  readonly file: string;
  readonly place: Place;
}

/** The spec words of all pages, by file. */
export function pageSpecUses({ pages }: PageCatalog): readonly PageSpecUse[] {
  return pages.toSorted(byFile).flatMap((page) => [...openapiWord(page), ...asyncapiWord(page)]);
}

/** The endpoints that pages name without a spec. */
export function bareEntries({ pages }: PageCatalog): readonly { readonly method: string; readonly target: string }[] {
  return pages.flatMap(({ frontMatter }) => {
    const form = frontMatter.openapi === undefined ? undefined : parseEntry(frontMatter.openapi);
    return form?.kind === "endpoint" && form.spec === undefined ? [{ method: form.method, target: form.target }] : [];
  });
}

function openapiWord({ file, frontMatter }: PageFile): readonly PageSpecUse[] {
  const form = frontMatter.openapi === undefined ? undefined : parseEntry(frontMatter.openapi);
  return form?.kind === "endpoint" && form.spec !== undefined
    ? [{ word: form.spec, kind: "openapi", file, place: valueAt(file, "/openapi") }]
    : [];
}

function asyncapiWord({ file, frontMatter }: PageFile): readonly PageSpecUse[] {
  const words = frontMatter.asyncapi?.trim().split(/\s+/) ?? [];
  return words.length === 2 ? [{ word: words[0]!, kind: "asyncapi", file, place: valueAt(file, "/asyncapi") }] : [];
}

function byFile(a: PageFile, b: PageFile): number {
  return a.file < b.file ? -1 : 1;
}
