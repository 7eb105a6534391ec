// Finds out whether a page is only in other languages or versions than a file, so that a link leads readers out of theirs. (D466)
import { routeOf, withoutPageExtension } from "../contract/page-path.ts";
import { madeOnce, perKey, perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { editionFolders } from "./edition-folders.ts";

/** Whether readers of a file who get to the page of a path get to another language or version. Both have no base path. */
export function leavesEdition(file: string, path: string, site: CheckedSite): boolean {
  return areInDifferent(valuesOfFile(site)(file), editionValues(site)(path));
}

/** The first of some paths to which readers of a file can go without leaving their language and version. The list is asked for often. */
export function firstInEdition(file: string, paths: readonly string[], site: CheckedSite): string | undefined {
  return firstOfPaths(site)(paths)(valuesOfFile(site)(file)).path;
}

/** Kept for each list and each language and version, because many links lead to the same pages. */
const firstOfPaths = perObject((site: CheckedSite) => {
  const valuesOf = editionValues(site);
  return perObject((paths: readonly string[]) =>
    perKey((from: EditionValues) => ({ path: paths.find((path) => !areInDifferent(from, valuesOf(path))) })),
  );
});

/** Two languages or versions, one with a file and the other with a page. */
export interface EditionsApart {
  readonly axis: "language" | "version";
  readonly from: string;
  readonly to: string;
}

/** The languages or versions that a file and a page do not share, if each of them is in one only. */
export function editionsApart(file: string, path: string, site: CheckedSite): EditionsApart | undefined {
  const [ofFile, ofPage] = [valuesOfFile(site)(file), editionValues(site)(path)];
  for (const axis of axes) {
    const [from, ...moreFrom] = ofFile[axis] ?? [];
    const [to, ...moreTo] = ofPage[axis] ?? [];
    if (from === undefined || to === undefined || from === to || moreFrom.length + moreTo.length > 0) continue;
    return { axis: axis === "languages" ? "language" : "version", from, to };
  }
  return undefined;
}

function areInDifferent(from: EditionValues, to: EditionValues): boolean {
  // Equal ones are one object.
  return from !== to && axes.some((axis) => areApart(from[axis], to[axis]));
}

function areApart(some: ReadonlySet<string> | undefined, others: ReadonlySet<string> | undefined): boolean {
  if (some === undefined || others === undefined) return false;
  for (const value of some) if (others.has(value)) return false;
  return true;
}

const axes = ["languages", "versions"] as const;

/** The languages and versions of a page; undefined for an axis that does not say where it is. */
type EditionValues = { readonly [Axis in (typeof axes)[number]]: ReadonlySet<string> | undefined };

/** Kept by file: to cut its path for each of its links takes longer than to compare the values. */
const valuesOfFile = perObject((site: CheckedSite) => {
  const valuesOf = editionValues(site);
  return perKey((file: string) => valuesOf(withoutPageExtension(file)));
});

/** Where the page is listed counts. What is in no list, such as a part, is where its folders say. Equal values are one object. */
const editionValues: (site: CheckedSite) => (path: string) => EditionValues = perObject((site) => {
  const folders = editionFolders(site);
  const listed = new Map([...site.site.listings.listed].map(([page, listing]) => [routeOf(page.path), listing]));
  const known = new Map<string, EditionValues>();
  return perKey((path) => {
    const listing = listed.get(routeOf(path));
    const segments = path.toLowerCase().split("/");
    const ofAxis = (axis: (typeof axes)[number]): ReadonlySet<string> | undefined => {
      if (listing !== undefined) return listing[axis].has(null) ? undefined : (listing[axis] as ReadonlySet<string>);
      const values = [...folders[axis]].filter(([, names]) => segments.some((segment) => names.has(segment)));
      return values.length === 0 ? undefined : new Set(values.map(([value]) => value));
    };
    const values = { languages: ofAxis("languages"), versions: ofAxis("versions") };
    const name = JSON.stringify(axes.map((axis) => [...(values[axis] ?? [null])]));
    return madeOnce(known, name, () => values);
  });
});
