// Reads which specs and operations the front matter of pages names (D10).
import { parseEntry } from "../contract/endpoint-entry.ts";
import { isRemote, type SpecKind } from "../contract/spec-attachment.ts";
import { nearestMethod } from "../hints/nearest-name.ts";
import type { FrontMatter, PageCatalog } from "./page-catalog.ts";
import type { PagePath } from "../contract/page-path.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { perObject } from "../text/per-object.ts";

/** The value of `openapi:` or `asyncapi:` of a page. A channel has the method `""`. */
export type OperationEntry =
  | {
      readonly kind: "operation";
      readonly field: SpecKind;
      readonly spec: string | undefined;
      readonly method: string;
      readonly target: string;
    }
  | {
      readonly kind: "unknown-method";
      readonly field: SpecKind;
      readonly written: string;
      readonly word: string;
      readonly nearest: string | undefined;
    };

/** The operation a page names, `openapi:` before `asyncapi:`; undefined where neither names one (a spec alone does not). */
export function operationEntry({ openapi, asyncapi }: FrontMatter): OperationEntry | undefined {
  const form = openapi === undefined ? undefined : parseEntry(openapi);
  if (form?.kind === "endpoint") return { ...form, kind: "operation", field: "openapi" };
  if (form?.kind === "unknown-method") {
    const { word } = form;
    return { kind: "unknown-method", field: "openapi", written: openapi!, word, nearest: nearestMethod(word) };
  }
  return asyncapi === undefined ? undefined : channelEntry(asyncapi);
}

function channelEntry(written: string): OperationEntry | undefined {
  const [first = "", ...rest] = written.trim().split(/\s+/);
  if (rest.length > 0) return channel(first, rest.join(" "));
  return isRemote(first) || /\.(json|ya?ml)$/i.test(first) ? undefined : channel(undefined, first);
}

function channel(spec: string | undefined, target: string): OperationEntry {
  return { kind: "operation", field: "asyncapi", spec, method: "", target };
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
 * The spec words of all pages, by file; of files that docs.json does not name only those that are written nowhere else: what a
 * page of the site needs too is reported there, and counted without them.
 */
export function pageSpecUses(catalog: PageCatalog, { pages, specs }: Named): readonly PageSpecUse[] {
  const uses = operationsOf(catalog).flatMap(({ file, written, entry: { spec, field } }) =>
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

/** The pages that name an operation, with the value that does. */
const operationsOf = perObject((catalog: PageCatalog) =>
  catalog.pages.flatMap(({ file, frontMatter }) => {
    const entry = operationEntry(frontMatter);
    return entry?.kind === "operation" ? [{ file, entry, written: frontMatter[entry.field]! }] : [];
  }),
);

function filesOf(pages: readonly PagePath[], catalog: PageCatalog): ReadonlySet<string | undefined> {
  return new Set(pages.map((path) => catalog.find(path)?.page.file));
}
