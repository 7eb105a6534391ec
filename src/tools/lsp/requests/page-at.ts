// navc/pageAt: the docs folder of a place, and the page that it names, for commands of an editor.
import { isPageFileName } from "../../../compiler/contract/page-path.ts";
import type { AskedPlace } from "../asked-document.ts";
import { pageOfTarget, pageWithFile, targetAt } from "../named-target.ts";

/** The answer to `navc/pageAt`. */
export interface PageAt {
  /** The docs folder. */
  readonly root: string;
  /** The address of the page at an entry or a link, or else of the page that is open; null if there is none. */
  readonly href: string | null;
}

/** The page that a place names. */
export function pageAt(place: AskedPlace): PageAt {
  const { site, file } = place;
  const { tree } = site.state;
  if (tree === undefined) return { root: site.root, href: null };
  const target = targetAt(place);
  const named = target && pageOfTarget(target.to, tree);
  const own = isPageFileName(file) ? pageWithFile(file, tree.navigation) : undefined;
  return { root: site.root, href: (named ?? own)?.href ?? null };
}
