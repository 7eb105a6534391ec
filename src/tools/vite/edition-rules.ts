// Says which editions show the page at an address, with as few rules as possible (D164).
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";

/** By the beginning of addresses, in whole segments: the ids of the editions that show the pages there. The longest beginning applies. */
export interface EditionRules {
  readonly [start: string]: readonly string[];
}

interface Folder {
  readonly folders: Map<string, Folder>;
  /** The editions of the page at this address, as JSON. */
  own?: string;
}

/** The rules of a site: they are right for each of its pages, and for an address without a page they give the editions of most similar addresses. */
export function editionRules({ pages, editions }: ResolvedNavigation): EditionRules {
  const top: Folder = { folders: new Map() };
  for (const { href, placements } of Object.values(pages)) {
    const shownIn = new Set(placements.flatMap((placement) => placement.editions));
    if (shownIn.size > 0) folderAt(top, href).own = JSON.stringify([...shownIn]);
  }
  const first = editions.find((edition) => edition.default) ?? editions[0];
  const rules: Record<string, readonly string[]> = {};
  const add = (folder: Folder, start: string, inherited: string | undefined): void => {
    const applies = folder.own ?? mostFrequent(folder) ?? inherited;
    if (applies !== undefined && applies !== inherited) rules[start] = JSON.parse(applies) as readonly string[];
    for (const [name, each] of folder.folders) add(each, `${start}/${name}`, applies);
  };
  add(top, "", undefined);
  return { "": first === undefined ? [] : [first.id], ...rules };
}

function folderAt(top: Folder, href: string): Folder {
  let folder = top;
  for (const name of href.split("/"))
    if (name !== "") folder = madeOnce(folder.folders, name, () => ({ folders: new Map() }));
  return folder;
}

/** The most frequent value of the pages in a folder, at any depth; the first if there are several. */
function mostFrequent(folder: Folder): string | undefined {
  const counts = new Map<string, number>();
  const count = ({ own, folders }: Folder): void => {
    if (own !== undefined) counts.set(own, (counts.get(own) ?? 0) + 1);
    for (const each of folders.values()) count(each);
  };
  count(folder);
  let most: string | undefined;
  for (const [editions, number] of counts) if (number > (counts.get(most ?? "") ?? 0)) most = editions;
  return most;
}

/**
 * The edition that shows an address: `last`, the one that the reader saw last, if possible; otherwise the first. The text of
 * this function is also run in browsers, so it uses nothing outside itself.
 */
export function editionByRules(rules: EditionRules, address: string, last?: string): string | undefined {
  const path = address.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, "").split(/[#?]/, 1)[0]!;
  const segments = path.split("/").flatMap((segment) => (segment === "" ? [] : [`/${encoded(segment)}`]));
  for (let count = segments.length; count >= 0; count -= 1) {
    const start = segments.slice(0, count).join("");
    if (!Object.hasOwn(rules, start)) continue;
    const ids = rules[start]!;
    return ids.find((id) => id === last) ?? ids[0];
  }
  return undefined;

  /** In the form of the addresses of pages. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a browser has only the text of the function around it
  function encoded(segment: string): string {
    try {
      return encodeURI(decodeURIComponent(segment)).replaceAll("?", "%3F").replaceAll("#", "%23");
    } catch {
      return segment;
    }
  }
}
