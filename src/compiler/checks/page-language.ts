// Finds pages of another language in the lists of a language (D126).
import { languages } from "../contract/languages.ts";
import { routeOf, type PagePath } from "../contract/page-path.ts";
import { fileAt, placeOf } from "../diagnostics/place.ts";
import { languageMarkers } from "../site/page-keys.ts";
import type { ConfigSource } from "../syntax/config-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageFileAt } from "./link-targets.ts";
import { unreadListOf } from "./lost-parts.ts";
import { entriesOfFiles, type PageEntry } from "./page-entries.ts";
import { unknownLanguageReason } from "./unknown-languages.ts";

interface ForeignEntry {
  readonly entry: PageEntry;
  /** The language of the list. */
  readonly list: string;
  /** The language of the folder that the page is in. */
  readonly language: string;
  /** The file of the page in the language of the list, if it exists. */
  readonly meant: { readonly path: string; readonly file: string } | undefined;
  /** Whether that page is listed there, too. */
  readonly isListed: boolean;
}

/** Reports each such page once for each language. A page of the default language is not reported where the other language lacks it, because it is there on purpose. */
export const pageLanguage: Check = {
  code: "page-language",
  needs: [],
  run: (site, report, leave) => {
    const known = foreignEntries(site).filter(({ entry, list, language, meant }) => {
      const unread = meant === undefined ? undefined : unreadListOf(meant.path, site);
      // Of two languages with one code, one has that code.
      const folder = languages.has(language) ? undefined : unknownLanguageReason(language, site);
      const unknown = unknownLanguageReason(list, site) ?? folder ?? unread;
      if (unknown !== undefined)
        leave(unknown, { at: [{ file: placeOf(entry.source).file, subject: [entry.path, list] }] });
      return unknown === undefined;
    });
    const all = groupBy(known, ({ entry, list }) => JSON.stringify([entry.path, list]));
    for (const [first, ...others] of all.values()) {
      const { entry, list, language, meant, isListed } = first!;
      const alsoAt = [
        ...others.map((other) => ({ message: "also listed here", place: placeOf(other.entry.source) })),
        ...(meant === undefined ? [] : [{ message: "the page of this language", place: fileAt(meant.file) }]),
      ];
      const args = { path: entry.path, language, list, meant: meant?.path, isListed };
      const suggestion = isListed ? undefined : meant?.path;
      report("page-language", placeOf(entry.source), args, { suggestion, alsoAt });
    }
  },
};

/** Whether an entry is a page of another language, by its place. */
export function isForeignEntry({ file, pointer }: ConfigSource, site: CheckedSite): boolean {
  return foreignPlaces(site).has(`${file}#${pointer}`);
}

const foreignPlaces: (site: CheckedSite) => ReadonlySet<string> = perObject(
  (site) => new Set(foreignEntries(site).map(({ entry: { source } }) => `${source.file}#${source.pointer}`)),
);

const foreignEntries: (site: CheckedSite) => readonly ForeignEntry[] = perObject((site) => {
  const { tree, listings, defaultEdition } = site.site;
  const codes = tree.plans.languages.map(({ value }) => value);
  if (codes.length < 2) return [];
  const find = languageMarkers(listings.listed);
  const entries = entriesOfFiles(site);
  const listed = new Set(entries.map(({ path, inForce }) => JSON.stringify([routeOf(path), inForce.language])));
  return entries.flatMap((entry): readonly ForeignEntry[] => {
    const list = entry.inForce.language;
    if (list === null) return [];
    const segments = entry.path.split("/");
    const folders = segments.slice(0, -1);
    if (folders.length === 0 || find(list, folders) !== -1) return [];
    const language = codes.find((code) => code !== list && find(code, folders) !== -1);
    if (language === undefined) return [];
    const meant = pageIn(list, segments, find(language, folders), site);
    const isListed = meant !== undefined && listed.has(JSON.stringify([routeOf(meant.path), list]));
    // A page of the default language may be there on purpose, alone or beside its translation.
    if (language === defaultEdition.language && (meant === undefined || isListed)) return [];
    return [{ entry, list, language, meant, isListed }];
  });
});

/** The file of a page in another language: in the folder of that language, or without a folder for the default language. */
function pageIn(list: string, segments: readonly string[], at: number, site: CheckedSite): ForeignEntry["meant"] {
  const { defaultEdition } = site.site;
  const paths = [segments.with(at, list), ...(list === defaultEdition.language ? [segments.toSpliced(at, 1)] : [])].map(
    (each) => each.join("/") as PagePath,
  );
  const [meant] = paths.flatMap((path) => {
    const file = pageFileAt(path, site);
    return file === undefined ? [] : [{ path, file }];
  });
  return meant;
}
