// Compares two states of a site: all changes, and the addresses that were lost.
import type { UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import { compareTrees, editionsRenamed, otherDefault, type TreeChanges } from "./compare-editions.ts";
import { addFallbacksOfRemoved } from "./fallback-divisions.ts";
import { hidingFacts } from "./hiding-facts.ts";
import { noHostRedirects, type RedirectsOfHosts } from "./host-redirect.ts";
import { ledByHosts, lostHrefs, withHostRedirects, type ProposeTargets, type RedirectedSides } from "./lost-hrefs.ts";
import type { IgnoredBy } from "./ignored-by.ts";
import { languagesNow, matchEditions, type EditionMatches } from "./match-editions.ts";
import { matchPages, type PageMatches } from "./match-pages.ts";
import { mergeChanges } from "./merge-changes.ts";
import type { Change, DiffSide, LostHref, NavigationDiff, ProposedTarget } from "./navigation-diff.ts";
import type { PageReaders } from "./page-texts.ts";
import type { TextShare } from "./page-change.ts";
import { pageChanges } from "./page-changes.ts";
import { targetProposer } from "./propose-target.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { redirectChanges } from "./redirect-changes.ts";
import { redirectsFor } from "./redirects-for.ts";
import { separatedPages } from "./separated-pages.ts";
import { sharesOf } from "./shares-of-text.ts";
import { openSide, type Side } from "./side.ts";

/** What `diffNavigation` accepts in addition to the two results. */
export interface DiffOptions {
  /** What is not known about the new site, `CompileResult.unknown`: nothing is proposed for addresses that may be missing because of it. */
  readonly unknown?: readonly UnknownFact[];
  /**
   * The readers of the page files of both sites, such as the `host` of each compile. With them, a page with both a new address
   * and a new title is matched by its text. Only the beginnings of pages that have no other match are read, and those of some
   * pages beside them.
   */
  readonly hosts?: PageReaders;
  /** `true`: `redirects` also have the proposals that are guesses. */
  readonly guesses?: boolean;
}

/**
 * What changed from one result to another: editions, divisions, pages and their order, and every address that existed but leads
 * nowhere now, with a proposed redirect. An address that was only the source of a redirect counts, too. Compile both with
 * `discover: true`; otherwise a page that only lost its entry counts as lost. The result is plain JSON, the same for the same
 * input; the arguments are not changed. Throws a `TypeError` for anything that is not the `navigation` of a result, or that has
 * wrong `redirects`.
 */
export function diffNavigation(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  { unknown = [], hosts, guesses = false }: DiffOptions = {},
): NavigationDiff {
  return differenceOf(compareSites(before, after, hosts), { unknown, guesses });
}

/** Only what `diffNavigation` reports as `lost`. If nothing is lost, no page is matched. Throws as it does. */
export function lostBetween(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  {
    unknown = [],
    hosts,
    ofHosts = noHostRedirects,
  }: Omit<DiffOptions, "guesses"> & { readonly ofHosts?: RedirectsOfHosts } = {},
): readonly LostHref[] {
  const sides = openSides(before, after);
  const [old, found] = sides;
  const propose: ProposeTargets = (lost) =>
    lost.length === 0 ? new Map() : proposerOf(compareSides(sides, hosts))(lost);
  return lostHrefs(withHostRedirects(redirectedSides(old, found), ofHosts), propose, hidingFacts(unknown, old, found));
}

/** Two sites, with the matches between them and the changes of their trees. */
export interface ComparedSites {
  readonly sides: readonly [Side, Side];
  readonly editions: EditionMatches;
  readonly pages: PageMatches;
  readonly trees: TreeChanges;
  /** The readers of both sites; undefined if only results are known. */
  readonly hosts: PageReaders | undefined;
  readonly leftOut: IgnoredBy;
  /** The same of the side before. */
  readonly leftOutBefore: IgnoredBy;
}

/** Matches two sites; throws as `diffNavigation` does. */
export function compareSites(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  hosts: PageReaders | undefined,
  leftOut?: IgnoredBy,
  leftOutBefore?: IgnoredBy,
): ComparedSites {
  return compareSides(openSides(before, after), hosts, leftOut, leftOutBefore);
}

function openSides(before: ResolvedNavigation, after: ResolvedNavigation): readonly [Side, Side] {
  requireNavigation(before, 'diffNavigation: "before"');
  requireNavigation(after, 'diffNavigation: "after"');
  requireRedirects(before, "before");
  requireRedirects(after, "after");
  return [openSide(before), openSide(after)];
}

function compareSides(
  sides: readonly [Side, Side],
  hosts: PageReaders | undefined,
  leftOut: IgnoredBy = () => undefined,
  leftOutBefore: IgnoredBy = () => undefined,
): ComparedSites {
  const [old, found] = sides;
  const editions = matchEditions(old, found);
  const pages = matchPages(old, found, editions.pairs, hosts);
  const trees = compareTrees(old, found, editions.pairs, pages);
  addFallbacksOfRemoved(editions.removed, sides, trees.fallbacks);
  return { sides, editions, pages, trees, hosts, leftOut, leftOutBefore };
}

/** The difference between two compared sites; `ofHosts` are redirects that docs.json does not have. */
export function differenceOf(
  compared: ComparedSites,
  {
    unknown = [],
    guesses = false,
    ofHosts = noHostRedirects,
  }: Pick<DiffOptions, "unknown" | "guesses"> & { readonly ofHosts?: RedirectsOfHosts } = {},
): NavigationDiff {
  const { sides, leftOut } = compared;
  const [old, found] = sides;
  const redirected = redirectedSides(old, found);
  const { redirects } = redirected;
  const changedRedirects = redirectChanges(redirected);
  const withHosts = withHostRedirects(redirected, ofHosts);
  const ledByHost = ledByHosts(withHosts);
  const lost = lostHrefs(withHosts, proposerOf(compared), hidingFacts(unknown, old, found), leftOut);
  const changes = allChanges(compared, new Set(changedRedirects.flatMap(({ hides }) => hides)));
  const areEditionsKnown = !unknown.some(({ hides }) => hides.includes("languages"));
  return {
    ok: lost.length === 0,
    before: sideOf(old),
    after: sideOf(found),
    lost,
    redirects: redirectsFor(
      lost.flatMap(({ href, proposal }) => (isPasted(proposal, guesses) ? [{ from: href, to: proposal.href }] : [])),
      { before: old, after: found, redirects },
    ),
    changes: areEditionsKnown ? changes : changes.filter((change) => !isOfUnknownEdition(change)),
    redirectChanges: changedRedirects,
    ...(ledByHost.length === 0 ? {} : { ledByHost }),
  };
}

/** True for an edition that may be the one whose name could not be read. */
function isOfUnknownEdition(change: Change): boolean {
  if (change.kind === "edition-added") return change.language === "" || change.version === "";
  return change.kind === "edition-removed";
}

function redirectedSides(before: Side, after: Side): RedirectedSides {
  const { redirects } = after.navigation;
  return { before, after, redirects, redirectsBefore: before.navigation.redirects };
}

function proposerOf({ sides: [, after], editions, pages, trees, leftOut }: ComparedSites): ProposeTargets {
  const languages = languagesNow(editions.pairs);
  return targetProposer({ after, pages, languages, fallbacks: trees.fallbacks, leftOut });
}

function isPasted(proposal: ProposedTarget | undefined, guesses: boolean): proposal is ProposedTarget {
  return proposal !== undefined && proposal.caughtBy === undefined && (guesses || proposal.guess !== true);
}

function isRedirect(value: Partial<Redirect> | null): boolean {
  return typeof value?.source === "string" && typeof value.destination === "string";
}

function requireRedirects({ redirects }: ResolvedNavigation, side: "before" | "after"): void {
  if (!Array.isArray(redirects) || !redirects.every(isRedirect))
    throw new TypeError(
      `diffNavigation: "redirects" of "${side}" has to be a list, with a "source" and a "destination" in each element.`,
    );
}

function sideOf({ navigation }: Side): DiffSide {
  return { basePath: navigation.site.basePath, editions: navigation.editions.map(({ id }) => id) };
}

/** By kind, then in reading order. `hidden`: the addresses of pages that changed redirects match, which say so themselves. */
function allChanges(
  { sides: [before, after], editions, pages, trees, hosts, leftOut, leftOutBefore }: ComparedSites,
  hidden: ReadonlySet<string>,
): readonly Change[] {
  const { removed, added } = trees;
  const findRedirect = redirectFinder(after.navigation.redirects);
  const redirectOf = (address: string): Redirect | undefined => {
    const found = findRedirect(address);
    return found?.matches === true && !hidden.has(address) ? found.redirect : undefined;
  };
  const partsOf = (page: Page): readonly TextShare[] | undefined => {
    const parts = pages.divided.get(page);
    return parts && sharesOf(parts, after);
  };
  const changes: readonly Change[] = [
    ...removed.editionChanges(
      editions.removed,
      editions.pairs.map((pair) => pair.before),
    ),
    ...added.editionChanges(
      editions.added,
      editions.pairs.map((pair) => pair.after),
    ),
    ...otherDefault(editions, before, after),
    ...removed.divisionChanges(),
    ...added.divisionChanges(),
    ...mergeChanges([
      ...editionsRenamed(editions),
      ...removed.pageChanges(editions.removed, (page) => ({ ignoredBy: leftOut(page)?.file, parts: partsOf(page) })),
      ...added.pageChanges(editions.added, (page, address) => ({
        ignoredBefore: leftOutBefore(page)?.file,
        redirectedBy: redirectOf(address),
      })),
      ...pageChanges(before, after, pages.from, { ...trees, partsOf }),
      ...separatedPages(before, after, pages.to, hosts?.after),
      ...trees.changes,
    ]),
  ];
  return changes.toSorted((a, b) => kinds[a.kind] - kinds[b.kind]);
}

const kinds: { readonly [Kind in Change["kind"]]: number } = {
  "edition-removed": 0,
  "edition-added": 1,
  "edition-renamed": 2,
  "edition-default": 3,
  "edition-tagged": 4,
  "edition-hidden": 5,
  "edition-shown": 6,
  "edition-reordered": 7,
  "division-removed": 8,
  "division-added": 9,
  "division-relabelled": 10,
  "division-kind": 11,
  "division-moved": 12,
  "division-relinked": 13,
  "division-tagged": 14,
  "division-described": 15,
  "division-root": 16,
  "division-directory": 17,
  "division-hidden": 18,
  "division-shown": 19,
  "division-expanded": 20,
  "division-collapsed": 21,
  "division-reordered": 22,
  "page-removed": 23,
  "page-added": 24,
  "page-moved": 25,
  "page-separated": 26,
  "page-retitled": 27,
  "page-relabelled": 28,
  "page-tagged": 29,
  "page-described": 30,
  "page-operation": 31,
  "page-deprecated": 32,
  "page-undeprecated": 33,
  "page-relinked": 34,
  "page-related": 35,
  "page-hidden": 36,
  "page-shown": 37,
  "page-relocated": 38,
  "page-listed": 39,
  "page-unlisted": 40,
  "page-reordered": 41,
};
