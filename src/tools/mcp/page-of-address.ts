// Lets a call name a page by its address, as answers show it. (D312)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { isAddress } from "../../compiler/contract/word-paths.ts";
import type { NamedChange } from "../../project/change/site-change.ts";
import { pageAtAddress, withPaths, type WordsOfSite } from "../../project/change/with-paths.ts";

/** The same operation with the paths of the pages that it names by their addresses: `/fr` is `fr/index`, and not the folder. */
export function withPagePaths(operation: NamedChange, site: WordsOfSite): NamedChange {
  const pathOf = (written: string): string => {
    const file = isAddress(written) && !written.endsWith("/") ? pageAtAddress(written, site)?.file : undefined;
    return file ? withoutPageExtension(file) : written;
  };
  if (operation.kind === "move") return withPaths({ ...operation, from: pathOf(operation.from) }, site);
  if (operation.kind === "remove") return withPaths({ ...operation, page: pathOf(operation.page) }, site);
  return withPaths(operation, site);
}
