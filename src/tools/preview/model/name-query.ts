// Reads an address or the name of a file in a query as names are written: somebody pastes them.
import { writtenPath } from "../../../compiler/contract/href.ts";
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";

/**
 * The query with the path of each address, without the website, query and hash, and with each file without its ending. Of a web address also
 * without the folders in which the site is served, which it does not know: then the rest is a name of the site.
 */
export function nameQuery(query: string, isName: (path: string) => boolean): string {
  return query.replaceAll(/\S+/g, (word) => {
    const path = word.replace(/^https?:\/\/[^/?#]+\/?/i, "/");
    const name = withoutPageExtension(path.startsWith("/") ? writtenPath(path) : path);
    if (path === word) return name;
    for (let rest = name; rest !== ""; rest = rest.replace(/^\/[^/]*/, "")) if (isName(rest)) return rest;
    return name;
  });
}
