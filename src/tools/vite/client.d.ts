// Declares the modules of the plugin, for `/// <reference types="navc/vite/client" />`.
// oxlint-disable-next-line typescript/triple-slash-reference -- with an import, this file could declare no modules
/// <reference path="./hot-update.d.ts" />
declare module "virtual:navc" {
  import type { EditionPart, NavigationIndex } from "navc";

  /** The editions of the site, and its redirects. `hash` of an edition is empty, because the bundler names the parts. */
  export const index: NavigationIndex;
  /** By the id of an edition: loads its part. */
  export const editions: {
    readonly [id: string]: () => Promise<{ readonly default: EditionPart }>;
  };
  /**
   * Returns the id of the edition that shows the page at an address, a path or a whole URL. `last`: the edition that the reader saw last,
   * which has priority if several editions show the page. For an address without a page, the edition of similar addresses is returned.
   */
  export function editionAt(address: string, last?: string): string | undefined;
  /** Loads the part of an edition by `file` of the index: the `read` of `loadEdition` of `navc/runtime`. */
  export function readEdition(file: string): Promise<EditionPart>;
}

declare module "virtual:navc/edition/*" {
  import type { EditionPart } from "navc";

  /** The part of one edition. `openNavigation` of `navc/runtime` opens it. */
  const part: EditionPart;
  export default part;
}
