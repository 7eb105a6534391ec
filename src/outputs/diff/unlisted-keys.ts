// Finds which page a page in no list would be if a list of its language and version had it.
import type { Page } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import type { Side } from "./side.ts";

/** What the same page of other languages and versions is found by. */
export type PageIdentity = Pick<Page, "key" | "language">;

/** The key and language of a page; of one in no list, those that listed pages in the same folders of languages and versions have. */
export function identities({ pages }: Side): (page: Page) => PageIdentity {
  const markers = new Set<string>();
  const languages = new Map<string, string | null>();
  for (const page of pages.values()) {
    const removed = isUnlisted(page) ? [] : removedFolders(page);
    for (const marker of removed) markers.add(marker);
    languages.set(removed.join(), page.language);
  }
  return (page) => {
    if (page.key !== page.path || !isUnlisted(page)) return page;
    const segments = page.path.split("/").map((segment, index) => ({ segment, marker: markerAt(segment, index) }));
    const isMarker = segments.map(({ marker }, index) => index < segments.length - 1 && markers.has(marker));
    const key = segments.filter((_, index) => isMarker[index] === false).map(({ segment }) => segment);
    const found = segments.filter((_, index) => isMarker[index] === true).map(({ marker }) => marker);
    const language = found.length === 0 ? undefined : languages.get(found.join());
    return language === undefined ? page : { key: key.join("/"), language };
  };
}

/** The folders of the path that the key lacks; none where the key has something else, such as what front matter says. */
function removedFolders({ path, key }: Page): readonly string[] {
  const kept = key.split("/");
  const removed: string[] = [];
  for (const [index, segment] of path.split("/").entries()) {
    if (segment === kept[0]) kept.shift();
    else removed.push(markerAt(segment, index));
  }
  return kept.length === 0 ? removed : [];
}

function markerAt(segment: string, index: number): string {
  return `${index} ${segment}`;
}
