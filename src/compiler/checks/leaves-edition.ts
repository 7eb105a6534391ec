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
