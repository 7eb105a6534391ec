// Finds the files that have another path than in an earlier state of the site. (D279)
import { isPageFileName } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { compareSites } from "../../outputs/diff/diff-navigation.ts";
import { pairTexts } from "../../outputs/diff/match-texts.ts";
import { lastSegments } from "../../outputs/diff/moved-folders.ts";
import { sketches, type ComparedText } from "../../outputs/diff/page-texts.ts";
import { Pairing } from "../../outputs/diff/pairing.ts";
import { pairWholeFolders } from "./pair-whole-folders.ts";
import { contentOf, type FileContent } from "./file-contents.ts";

/** One of the two states. */
export interface SiteBeforeOrNow {
  readonly host: Host;
  /** The paths of all its files, from the docs root. */
  readonly files: ReadonlySet<string>;
  /** Undefined if its docs.json can't be read. */
  readonly navigation: ResolvedNavigation | undefined;
}

/**
 * The new paths of moved files by their old ones. Pages are matched as in a difference; other files have the same content, or
 * mostly the same text, or the same place in a folder that moved as a whole. A file that is not clearly another one is not matched.
 */
export function movedSince(before: SiteBeforeOrNow, now: SiteBeforeOrNow): ReadonlyMap<string, string> {
  return foundSince(before, now).moves;
}

/** What was found of the files that are gone. */
export interface FoundFiles {
  /** The new paths of moved files by their old ones. */
  readonly moves: ReadonlyMap<string, string>;
  /** The files that have the text of a page that was split, the largest part first (D582), or the only one that has it beside its own (D580). */
  readonly parts: ReadonlyMap<string, readonly string[]>;
}

/** The same, with the pages that were split, whether or not one of the parts counts as the page. */
export function foundSince(before: SiteBeforeOrNow, now: SiteBeforeOrNow): FoundFiles {
  const pairing = new Pairing<string>();
  pairExchanged(before, now, pairing);
  const parts = pairPages(before, now, pairing);
  pairOtherFiles(before, now, pairing);
  const pages = new Set([before, now].flatMap((site) => [...pageFiles(site)]));
  const isKnown = before.navigation !== undefined && now.navigation !== undefined;
  pairWholeFolders(before, now, pairing, (file) => (isKnown ? !pages.has(file) : !isPageFileName(file)));
  return { moves: pairing.to, parts };
}

function pairPages(before: SiteBeforeOrNow, now: SiteBeforeOrNow, pairing: Pairing<string>): FoundFiles["parts"] {
  if (before.navigation === undefined || now.navigation === undefined) return new Map();
  const { pages } = compareSites(before.navigation, now.navigation, { before: before.host, after: now.host });
  for (const [old, { file }] of pages.to) {
    if (old.file === null || file === null || pairing.to.has(old.file) || pairing.from.has(file)) continue;
    if (!now.files.has(old.file) && !before.files.has(file)) pairing.pair(old.file, file);
  }
  pairShortPages(before, now, pairing);
  const joined = [...pages.joined].map(([page, part]) => [page, [part]] as const);
  return new Map(
    [...pages.divided, ...joined].flatMap(([{ file }, parts]) =>
      file === null || now.files.has(file) ? [] : [[file, parts.flatMap(({ page }) => page.file ?? [])] as const],
    ),
  );
}

/** A difference does not match pages that have hardly any text. If only one of each side has the same, it is the same page. */
function pairShortPages(before: SiteBeforeOrNow, now: SiteBeforeOrNow, pairing: Pairing<string>): void {
  const left = (site: SiteBeforeOrNow, other: SiteBeforeOrNow, paired: ReadonlyMap<string, string>): Contents => {
    const files = [...pageFiles(site)].filter((file) => !other.files.has(file) && !paired.has(file));
    return new Map([...contentsOf(files, site.host)].filter(([, { saysEnough }]) => !saysEnough()));
  };
  const [olds, news] = [left(before, now, pairing.to), left(now, before, pairing.from)];
  pairing.pairUnique(olds.keys(), news.keys(), {
    before: (file) => olds.get(file)!.key,
    after: (file) => news.get(file)!.key,
  });
}

/** Files that are no page on one of the sides; those that are pages on both have been judged. */
function pairOtherFiles(before: SiteBeforeOrNow, now: SiteBeforeOrNow, pairing: Pairing<string>): void {
  const [oldPages, newPages] = [before, now].map(pageFiles) as [ReadonlySet<string>, ReadonlySet<string>];
  const olds = [...before.files].filter((file) => !now.files.has(file) && !pairing.to.has(file) && !oldPages.has(file));
  const news = [...now.files].filter(
    (file) => !before.files.has(file) && !pairing.from.has(file) && !newPages.has(file),
  );
  if (olds.length === 0 || news.length === 0) return;
  pairContents(contentsOf(olds, before.host), contentsOf(news, now.host), pairing);
  const [oldTexts, newTexts] = [olds, news].map((files) => files.filter(isText).map(asPage)) as [
    ComparedText[],
    ComparedText[],
  ];
  const found = new Pairing<ComparedText>();
  pairTexts(
    {
      before: oldTexts.filter(({ path }) => !pairing.to.has(path)),
      after: newTexts.filter(({ path }) => !pairing.from.has(path)),
    },
    {
      before: sketches(before.host),
      after: sketches(now.host),
      neighbors: { before: () => [], after: () => [] },
    },
    found,
  );
  for (const [old, { path }] of found.to) pairing.pair(old.path, path);
}

function pageFiles({ navigation }: SiteBeforeOrNow): ReadonlySet<string> {
  return new Set(Object.values(navigation?.pages ?? {}).flatMap(({ file }) => file ?? []));
}

function isText(file: string): boolean {
  return /\.(mdx?|jsx?|tsx?|json|ya?ml|css|svg|txt)$/i.test(file);
}

function asPage(file: string): ComparedText {
  return { file, path: file };
}

type Contents = ReadonlyMap<string, FileContent>;

function contentsOf(files: readonly string[], host: Host): Contents {
  return new Map(
    files.flatMap((file) => {
      const content = contentOf(file, host);
      return content === undefined ? [] : [[file, content] as const];
    }),
  );
}

/** Pairs files with the same content; of several, those with the longest common end of their paths. */
function pairContents(olds: Contents, news: Contents, pairing: Pairing<string>): void {
  for (const segments of [Infinity, 3, 2, 1, 0]) {
    const signature =
      (contents: Contents) =>
      (file: string): string | undefined => {
        const { key, saysEnough } = contents.get(file)!;
        if (segments === 0) return saysEnough() ? key : undefined;
        return `${key}\0${lastSegments(file, segments)}`;
      };
    pairing.pairUnique(olds.keys(), news.keys(), { before: signature(olds), after: signature(news) });
  }
}

/**
 * Pairs pages that have changed places, or that have the path of a page that moved, too. Each path that both states have must
 * have lost its text to another path, and have got that of another one: otherwise a page may be copied, and written anew.
 */
function pairExchanged(before: SiteBeforeOrNow, now: SiteBeforeOrNow, pairing: Pairing<string>): void {
  const changed = new Set(
    [...before.files].filter((file) => now.files.has(file) && isPageFileName(file) && hasChanged(file, before, now)),
  );
  if (changed.size === 0) return;
  const isCandidate = (file: string, other: SiteBeforeOrNow): boolean =>
    changed.has(file) || (isPageFileName(file) && !other.files.has(file));
  const olds = contentsOf(
    [...before.files].filter((file) => isCandidate(file, now)),
    before.host,
  );
  const news = contentsOf(
    [...now.files].filter((file) => isCandidate(file, before)),
    now.host,
  );
  const found = new Pairing<string>();
  pairContents(olds, news, found);
  for (let isStable = false; !isStable;) {
    const partial = [...changed].filter((file) => found.to.has(file) !== found.from.has(file));
    for (const file of partial) unpair(file, found);
    isStable = partial.length === 0;
  }
  for (const [old, file] of found.to) if (changed.has(old) || changed.has(file)) pairing.pair(old, file);
}

function unpair(file: string, { to, from }: Pairing<string>): void {
  const [now, old] = [to.get(file), from.get(file)];
  if (now !== undefined) from.delete(now);
  if (old !== undefined) to.delete(old);
  to.delete(file);
  from.delete(file);
}

/** Most files are equal, which costs least to find. */
function hasChanged(file: string, before: SiteBeforeOrNow, now: SiteBeforeOrNow): boolean {
  const [old, found] = [before.host, now.host].map((host) => host.readText(file));
  return old !== found && contentOf(file, before.host)?.key !== contentOf(file, now.host)?.key;
}
