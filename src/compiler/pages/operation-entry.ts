// Reads which specs and operations the front matter of pages names (D10).
import { parseEntry, type MethodKind } from "../contract/endpoint-entry.ts";
import { isRemote, type SpecKind } from "../contract/spec-attachment.ts";
import type { FrontMatter, PageCatalog } from "./page-catalog.ts";
import type { PagePath } from "../contract/page-path.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { perObject } from "../text/per-object.ts";

/** The value of `openapi:` or `asyncapi:` of a page. A channel has the method `""`. */
export interface OperationEntry {
  readonly field: SpecKind;
  /** The whole value. */
  readonly written: string;
  readonly spec: string | undefined;
  readonly method: string;
  readonly methodKind: MethodKind;
  readonly target: string;
}

/** The operation a page names, `openapi:` before `asyncapi:`; undefined if neither names one (a spec alone is not enough). */
export function operationEntry({ openapi, asyncapi }: FrontMatter): OperationEntry | undefined {
  const form = openapi === undefined ? undefined : parseEntry(openapi);
  if (form?.kind === "endpoint") {
    const { spec, method, methodKind, target } = form;
    return { field: "openapi", written: openapi!, spec, method, methodKind, target };
  }
  return asyncapi === undefined ? undefined : channelEntry(asyncapi);
}

function channelEntry(written: string): OperationEntry | undefined {
  const [first = "", ...rest] = written.trim().split(/\s+/);
  const channel = { field: "asyncapi", written, method: "", methodKind: "fixed" } as const;
  if (rest.length > 0) return { ...channel, spec: first, target: rest.join(" ") };
  return isRemote(first) || /\.(json|ya?ml)$/i.test(first) ? undefined : { ...channel, spec: undefined, target: first };
}

/** A spec word of front matter and where it is written. */
export interface PageSpecUse {
  readonly word: string;
  readonly kind: SpecKind;
  readonly file: string;
  readonly place: Place;
  /** The whole value of the field that the word is in. */
  readonly written: string;
}

/** What docs.json names. */
interface Named {
  readonly pages: readonly PagePath[];
  readonly specs: readonly { readonly word: string }[];
}

/**
 * The spec words of all pages, by file; from files that docs.json does not name, only those that no page of the site needs: the
 * others are reported there.
 */
export function pageSpecUses(catalog: PageCatalog, { pages, specs }: Named): readonly PageSpecUse[] {
  const uses = operationsOf(catalog).flatMap(({ file, entry: { spec, field, written } }) =>
    spec === undefined ? [] : [{ word: spec, kind: field, file, place: valueAt(file, `/${field}`), written }],
  );
  if (uses.length === 0) return [];
  const files = filesOf(pages, catalog);
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
  const files = filesOf(pages, catalog);
  return operationsOf(catalog).flatMap(({ file, entry: { spec, method, target } }) =>
    spec === undefined ? [{ method, target, isOfSite: files.has(file) }] : [],
  );
}

/** The pages that name an operation that a spec can have. */
const operationsOf = perObject((catalog: PageCatalog) =>
  catalog.pages.flatMap(({ file, frontMatter }) => {
    const entry = operationEntry(frontMatter);
    // No spec has the operation of a word that can't be a method.
    return entry === undefined || entry.methodKind === "none" ? [] : [{ file, entry }];
  }),
);

function filesOf(pages: readonly PagePath[], catalog: PageCatalog): ReadonlySet<string | undefined> {
  return new Set(pages.map((path) => catalog.find(path)?.page.file));
}
