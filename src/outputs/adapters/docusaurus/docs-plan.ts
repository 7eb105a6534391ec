// Plans the place of each edition and page in Docusaurus: a build for each language, and in it versions of the docs (D158).
import type { Edition, LanguageEntry, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { isUnlisted } from "../../../compiler/site/unlisted-page.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { commonFolder, isUnder } from "./address-folder.ts";
import { documentIds } from "./document-ids.ts";
import { trimmedName } from "./trimmed-name.ts";

/** All languages of a site, as Docusaurus builds them. */
export interface DocsPlan {
  /** The default language first. */
  readonly locales: readonly DocsLocale[];
  /** The version that has the document of a page. */
  readonly homeOf: (page: Page) => DocsVersion;
  /** Editions without a folder of their own, which are therefore in the docs of others. */
  readonly joined: readonly { readonly edition: Edition; readonly axis: "language" | "version" }[];
}

/** A language, which Docusaurus builds separately. */
export interface DocsLocale {
  /** The name of the locale: a language tag. */
  readonly name: string;
  readonly language: LanguageEntry | undefined;
  /** The id of its docs plugin. */
  readonly pluginId: string;
  /** The folder of all its addresses; the base path for the default language. */
  readonly folder: string;
  /** The default comes first. */
  readonly versions: readonly DocsVersion[];
}

/** A version of the docs of one language. */
export interface DocsVersion {
  /** The name in `versions.json`; `current` for the default version. */
  readonly name: string;
  readonly label: string;
  readonly locale: DocsLocale;
  /** The folder of all its addresses; for the default version, that of the language. */
  readonly folder: string;
  /** The innermost folder of all its addresses; `folder` if editions are joined. */
  readonly pagesFolder: string;
  readonly editions: readonly [Edition, ...(readonly Edition[])];
  /** The id of the document of each of its pages that has one. */
  readonly ids: ReadonlyMap<Page, string>;
}

/** Plans where each edition and page of a site is. */
export function planDocs(navigation: ResolvedNavigation): DocsPlan {
  const { editions, site } = navigation;
  const main = editions.find((edition) => edition.default) ?? editions[0]!;
  const pagesOf = ownPages(navigation, main);
  const joined: { edition: Edition; axis: "language" | "version" }[] = [];
  const documentId = documentIds(Object.values(navigation.pages));
  const home = new Map<Page, DocsVersion>();
  const names = new Set<string>();

  const languages = [...new Set([main.language, ...editions.map(({ language }) => language)])];
  const apart = partition(
    languages.map((language) => editions.filter((edition) => edition.language === language)),
    site.basePath,
    pagesOf,
  );
  for (const edition of apart.joined.flat()) joined.push({ edition, axis: "language" });
  const unlistedIn = byFolder(Object.values(navigation.pages).filter(isUnlisted), apart.parts);
  const locales = apart.parts.map((part, index): DocsLocale => {
    const { folder, members } = part;
    const own = members[0]!;
    const language = navigation.languages.find(({ code }) => code === own[0]!.language);
    const all = index === 0 ? [...own, ...apart.joined.flat()] : own;
    const name = unique(language?.bcp47 ?? "en", language?.code ?? "en", names);
    const versions: DocsVersion[] = [];
    const pluginId = index === 0 ? "default" : name.replaceAll(/[^\w-]/g, "-");
    const locale: DocsLocale = { name, language, pluginId, folder, versions };
    for (const version of versionsOf(locale, all, unlistedIn.get(part) ?? [])) versions.push(version);
    return locale;
  });

  function versionsOf(locale: DocsLocale, all: readonly Edition[], unlisted: readonly Page[]): readonly DocsVersion[] {
    const first = all.find((edition) => edition === main) ?? all.find((each) => isStart(each, navigation)) ?? all[0]!;
    const ordered = [first, ...all.filter((edition) => edition !== first)];
    const { parts, joined: without } = partition(
      ordered.map((edition) => [edition]),
      locale.folder,
      pagesOf,
    );
    const inOwnLanguage = without.flat().filter(({ language }) => language === first.language);
    for (const edition of inOwnLanguage) joined.push({ edition, axis: "version" });
    const taken = new Set<string>();
    const unlistedInPart = byFolder(unlisted, parts);
    return parts.map((part, index) => {
      const { folder, members } = part;
      const own = members[0]!;
      const mine = index === 0 ? [...own, ...without.flat()] : own;
      const label = own[0]!.version ?? site.name;
      const listed = mine.flatMap((edition) => pagesOf.get(edition) ?? []);
      const pages = [...listed, ...(unlistedInPart.get(part) ?? [])];
      const ids = documentId(pages.filter(hasDocument));
      const name = index === 0 ? "current" : unique(versionName(label), versionName(label), taken);
      const hrefs = own.flatMap((edition) => pagesOf.get(edition)!.map(({ href }) => href));
      const pagesFolder = (mine.length === 1 ? commonFolder(hrefs) : undefined) ?? folder;
      const editions: DocsVersion["editions"] = [own[0]!, ...mine.slice(1)];
      const version: DocsVersion = { name, label, locale, folder, pagesFolder, editions, ids };
      for (const page of pages) home.set(page, version);
      return version;
    });
  }

  return { locales, homeOf: (page) => home.get(page)!, joined };
}

/** True for a page that has a text or forwards; Docusaurus stops at an entry without a document. */
function hasDocument({ file, missing, reference }: Page): boolean {
  return file !== null || (missing === undefined && reference?.kind !== "sdk");
}

/** Unlisted pages, each with its innermost folder. They do not decide where a language or version has its place. */
function byFolder<Part extends { readonly folder: string }>(
  pages: readonly Page[],
  parts: readonly Part[],
): ReadonlyMap<Part, readonly Page[]> {
  const innermost = parts.toSorted((a, b) => b.folder.length - a.folder.length);
  return groupBy(pages, ({ href }) => innermost.find(({ folder }) => isUnder(href, folder)) ?? parts[0]!);
}

/** The pages that each edition is the first to list. */
function ownPages({ pages, editions }: ResolvedNavigation, main: Edition): ReadonlyMap<Edition, readonly Page[]> {
  const byId = new Map(editions.map((edition) => [edition.id, edition]));
  const own = new Map<Edition, Page[]>(editions.map((edition) => [edition, []]));
  for (const page of Object.values(pages)) {
    const first = page.placements[0]?.editions[0];
    if (!isUnlisted(page)) own.get((first === undefined ? undefined : byId.get(first)) ?? main)!.push(page);
  }
  return own;
}

function isStart({ version }: Edition, { versions }: ResolvedNavigation): boolean {
  return versions.some((entry) => entry.default && entry.label === version);
}

interface Partition {
  readonly parts: readonly { readonly folder: string; readonly members: readonly (readonly Edition[])[] }[];
  readonly joined: readonly (readonly Edition[])[];
}

/**
 * Docusaurus serves each language and each version below its own path. The first group gets the outer folder. Each other group
 * needs a folder that has all pages of the group and none of any other.
 */
function partition(
  groups: readonly (readonly Edition[])[],
  outer: string,
  pagesOf: ReadonlyMap<Edition, readonly Page[]>,
): Partition {
  const hrefs = groups.map((group) => group.flatMap((each) => pagesOf.get(each)!.map(({ href }) => href)));
  const parts: { folder: string; members: (readonly Edition[])[] }[] = [{ folder: outer, members: [groups[0]!] }];
  const joined: (readonly Edition[])[] = [];
  for (const [index, group] of groups.entries()) {
    if (index === 0) continue;
    const folder = commonFolder(hrefs[index]!);
    const isFree =
      folder !== undefined &&
      folder !== outer &&
      isUnder(folder, outer) &&
      !hrefs.some((others, other) => other !== index && others.some((href) => isUnder(href, folder)));
    if (isFree) parts.push({ folder, members: [group] });
    else joined.push(group);
  }
  return { parts, joined };
}

/** A name that is valid in `versions.json`, as a class and as a folder: at most 32 characters. */
function versionName(label: string): string {
  const name = trimmedName(label.replaceAll(/[^\w.-]+/g, "-")).slice(0, 28);
  return name === "" || name === "current" ? `v-${name}` : name;
}

/** The name, or the second name if the first is taken, or the second one with a number. */
function unique(name: string, second: string, taken: Set<string>): string {
  const isFree = (each: string): boolean => !taken.has(each.toLowerCase());
  let free = isFree(name) ? name : second;
  for (let count = 2; !isFree(free); count++) free = `${second}-${count}`;
  taken.add(free.toLowerCase());
  return free;
}
