// Finds out whether a page is only in other languages or versions than a file, so that a link leads readers out of theirs. (D466)
import { routeOf, withoutPageExtension } from "../contract/page-path.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { editionFolders } from "./edition-folders.ts";

/** Whether readers of a file who get to the page of a path get to another language or version. Both have no base path. */
export function leavesEdition(file: string, path: string, site: CheckedSite): boolean {
  const valuesOf = editionValues(site);
  const [from, to] = [valuesOf(withoutPageExtension(file)), valuesOf(path)];
  return axes.some((axis) => areApart(from[axis], to[axis]));
}

/** Two languages or versions, one with a file and the other with a page. */
export interface EditionsApart {
  readonly axis: "language" | "version";
  readonly from: string;
  readonly to: string;
}

/** The languages or versions that a file and a page do not share, if each of them is in one only. */
export function editionsApart(file: string, path: string, site: CheckedSite): EditionsApart | undefined {
  const valuesOf = editionValues(site);
  const [ofFile, ofPage] = [valuesOf(withoutPageExtension(file)), valuesOf(path)];
  for (const axis of axes) {
    const [from, ...moreFrom] = ofFile[axis] ?? [];
    const [to, ...moreTo] = ofPage[axis] ?? [];
    if (from === undefined || to === undefined || from === to || moreFrom.length + moreTo.length > 0) continue;
    return { axis: axis === "languages" ? "language" : "version", from, to };
  }
  return undefined;
}

function areApart(some: ReadonlySet<string> | undefined, others: ReadonlySet<string> | undefined): boolean {
  return some !== undefined && others !== undefined && ![...some].some((value) => others.has(value));
}

const axes = ["languages", "versions"] as const;

/** The languages and versions of a page; undefined for an axis that does not say where it is. */
type EditionValues = { readonly [Axis in (typeof axes)[number]]: ReadonlySet<string> | undefined };

/** Where the page is listed counts. What is in no list, such as a part, is where its folders say. */
const editionValues: (site: CheckedSite) => (path: string) => EditionValues = perObject((site) => {
  const folders = editionFolders(site);
  const listed = new Map([...site.site.listings.listed].map(([page, listing]) => [routeOf(page.path), listing]));
  return (path) => {
    const listing = listed.get(routeOf(path));
    const segments = path.toLowerCase().split("/");
    const ofAxis = (axis: (typeof axes)[number]): ReadonlySet<string> | undefined => {
      if (listing !== undefined) return listing[axis].has(null) ? undefined : (listing[axis] as ReadonlySet<string>);
      const values = [...folders[axis]].filter(([, names]) => segments.some((segment) => names.has(segment)));
      return values.length === 0 ? undefined : new Set(values.map(([value]) => value));
    };
    return { languages: ofAxis("languages"), versions: ofAxis("versions") };
  };
});
