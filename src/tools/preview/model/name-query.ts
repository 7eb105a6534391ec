// Reads an address or the name of a file in a query as names are written: somebody pastes them.
import { writtenPath } from "../../../compiler/contract/href.ts";
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";

/** The query with the path of each address, without the website, query and hash, and with each file without its ending. */
export function nameQuery(query: string): string {
  return query.replaceAll(/\S+/g, (word) => {
    const path = word.replace(/^https?:\/\/[^/?#]+\/?/i, "/");
    return withoutPageExtension(path.startsWith("/") ? writtenPath(path) : path);
  });
}
