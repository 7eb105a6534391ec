// Which translations are written and only not listed? Those are told as unlisted pages. (D46)
import type { EditionPlan, ExpandedPage } from "../expand/expanded-tree.ts";
import { languageMarkers, versionMarkers, type FindMarker } from "./markers.ts";
import type { SiteInput } from "./site-input.ts";

/** Whether a page in no list has the folders of an edition and, without them, the path that is a key. */
export function unlistedCounterparts(input: SiteInput): (edition: EditionPlan, key: string) => boolean {
  const { lone, listed } = input.listings;
  if (lone.size === 0) return () => false;
  const { editions, languages, versions, at } = input.tree.plans;
  const ofLanguage = languageMarkers(listed);
  const ofVersion = versionMarkers(listed);
  const keys = new Map<EditionPlan, Set<string>>();
  for (const page of [...lone.keys()].filter(isWritten)) {
    for (const { value: language } of languages) {
      const path = without(page.path, language, ofLanguage);
      if (path === undefined) continue;
      const marked = versions.flatMap(({ value: version }) => {
        const key = without(path, version, ofVersion);
        return key === undefined ? [] : [{ version, key }];
      });
      const inAll = editions.map(({ version }) => ({ version, key: path }));
      for (const { version, key } of marked.length === 0 ? inAll : marked) {
        const edition = at({ language, version });
        if (edition !== undefined) keys.set(edition, (keys.get(edition) ?? new Set()).add(page.key ?? key));
      }
    }
  }
  return (edition, key) => keys.get(edition)?.has(key) ?? false;
}

function isWritten({ file }: ExpandedPage): boolean {
  return file !== null;
}

/** The path without the folder that marks a value; undefined when it has none. */
function without(path: string, value: string, find: FindMarker): string | undefined {
  const segments = path.split("/");
  const index = find(value, segments.slice(0, -1));
  return index === -1 ? undefined : segments.toSpliced(index, 1).join("/");
}
