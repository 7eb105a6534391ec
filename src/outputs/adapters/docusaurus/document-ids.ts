// Makes the ids of documents, which are also the paths of their files.
import type { Page } from "../../../compiler/site/page.ts";
import { trimmedName } from "./trimmed-name.ts";

/** Gives each of the pages of one version an id; pages with one key have the same id in all versions and languages. */
export type DocumentIds = (pages: readonly Page[]) => ReadonlyMap<Page, string>;

/**
 * Prepares the ids of a site. The id of a document is the key of its page, written as a path that is valid on every disk and
 * that Docusaurus does not ignore. If a version has two pages with one key, the second one gets its page path instead.
 */
export function documentIds(all: readonly Page[]): DocumentIds {
  const known = new Map<string, string>();
  const taken = new Set<string>();
  const claim = (text: string): string => {
    const path = safePath(text);
    let id = path;
    // Some disks do not distinguish capital letters.
    for (let count = 2; taken.has(id.toLowerCase()); count++) id = `${path}-${count}`;
    taken.add(id.toLowerCase());
    return id;
  };
  for (const { key } of all) if (!known.has(key)) known.set(key, claim(key));
  return (pages) => {
    const ids = new Map<Page, string>();
    const used = new Set<string>();
    for (const page of pages) {
      const byKey = known.get(page.key)!;
      const id = used.has(byKey) ? claim(page.path) : byKey;
      used.add(id);
      ids.set(page, id);
    }
    return ids;
  };
}

/** A path that Docusaurus does not ignore, as it does for tests and for names that begin with `_` or `.`. */
function safePath(text: string): string {
  const segments = text.split("/").map((segment) => {
    const name = trimmedName(segment.replaceAll(/[^\p{L}\p{N}\p{M}._-]+/gu, "-"));
    return name.replace(/\.(?=(?:test|spec)$)/, "-").slice(0, 120);
  });
  return segments.filter((segment) => segment !== "").join("/") || "page";
}
