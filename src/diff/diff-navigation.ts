// Compares two states of a site: all changes, and the addresses that were lost.
import { redirectFinder, type Redirect } from "../links/redirects.ts";
import type { ResolvedNavigation } from "../site/navigation.ts";
import { requireNavigation } from "../site/require-navigation.ts";
import { addedOrRemoved } from "./added-removed.ts";
import { compareEditions, type TreeChanges } from "./compare-editions.ts";
import type { UnmatchedDivision } from "./division-changes.ts";
import { editionChanges } from "./edition-changes.ts";
import { deadAddresses, targetOf, type RedirectedSides } from "./lost-hrefs.ts";
import { languagesNow, matchEditions } from "./match-editions.ts";
import { matchPages } from "./match-pages.ts";
import type { Change, DiffSide, DivisionAddedOrRemoved, LostHref, NavigationDiff } from "./navigation-diff.ts";
import { pageChanges } from "./page-changes.ts";
import { targetProposer, type ProposalBasis } from "./propose-target.ts";
import { redirectsFor } from "./redirects-for.ts";
import { mergeEditions, type MergedChange } from "./merge-editions.ts";
import { fallbacksOfRemoved } from "./edition-places.ts";
import { openSide, type Side } from "./side.ts";

export interface DiffOptions {
  /** The redirects of the site after: `CompileResult.redirects`. */
  readonly redirects?: readonly Redirect[];
  /** Those of the site before: an address that one of them sent on, and none does now, is lost, too. */
  readonly redirectsBefore?: readonly Redirect[];
  /** False: nothing is proposed, as where errors keep pages from the site after, and what seems closest is not. */
  readonly propose?: boolean;
}

/**
 * What changed from one result to another: editions, divisions, pages and their order, and every address that existed
 * and leads nowhere now, with a proposed redirect. Both are compiled with `discover: true`, or a page that only its entry
 * lost counts as lost. Plain JSON, the same for the same input; neither is changed. Throws a `TypeError` for what is no
 * `navigation` of a result.
 */
export function diffNavigation(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  { redirects = [], redirectsBefore = [], propose = true }: DiffOptions = {},
): NavigationDiff {
  requireNavigation(before, 'diffNavigation: "before"');
  requireNavigation(after, 'diffNavigation: "after"');
  const [old, found] = [openSide(before), openSide(after)];
  const editions = matchEditions(old, found);
  const pages = matchPages(old, found, editions.pairs);
  const trees = compareEditions(old, found, editions.pairs, pages);
  const unmatchedEditions = {
    removed: new Set(editions.removed.map(({ id }) => id)),
    added: new Set(editions.added.map(({ id }) => id)),
  };
  const changes: readonly Change[] = [
    ...editionChanges(editions, trees.removed, trees.added),
    ...divisionChanges(trees),
    ...mergeEditions<PlainChange>([
      ...addedOrRemoved("page-removed", trees.removed, unmatchedEditions.removed),
      ...addedOrRemoved("page-added", trees.added, unmatchedEditions.added),
      ...pageChanges(old, found, pages.from, trees),
      ...trees.places,
      ...trees.order,
    ]).map(merged),
  ];
  const basis: ProposalBasis = {
    after: found,
    pages,
    languages: languagesNow(editions.pairs),
    fallbacks: new Map([...fallbacksOfRemoved(editions.removed, old, found), ...trees.fallbacks]),
  };
  const lost = lostHrefs({ before: old, after: found, redirects, redirectsBefore }, propose ? basis : undefined);
  return {
    ok: lost.length === 0,
    before: sideOf(old),
    after: sideOf(found),
    lost,
    redirects: redirectsFor(
      lost.flatMap(({ href, proposal }) =>
        proposal === undefined || proposal.caughtBy !== undefined ? [] : [{ from: href, to: proposal.href }],
      ),
      { before: old, after: found, redirects },
    ),
    changes: inOrder(changes),
  };
}

function sideOf({ navigation }: Side): DiffSide {
  return { basePath: navigation.site.basePath, editions: navigation.editions.map(({ id }) => id) };
}

function lostHrefs(sites: RedirectedSides, basis: ProposalBasis | undefined): readonly LostHref[] {
  const propose = basis && targetProposer(basis);
  const find = redirectFinder(sites.redirects);
  return deadAddresses(sites).map((dead) => {
    const { address, page, redirect } = dead;
    const found = propose?.(dead);
    const proposal = found !== undefined && isNameable(address) && isNameable(found.href) ? found : undefined;
    const caught = proposal && find(proposal.href);
    return {
      href: address,
      title: page.title,
      ...(redirect === undefined ? {} : { redirect }),
      ...(proposal === undefined
        ? {}
        : { proposal: caught?.certain === true ? { ...proposal, caughtBy: caught.redirect } : proposal }),
    };
  });
}

/** True for an address that a redirect can name: `/index` of a page `index/index` means the start page there. */
function isNameable(address: string): boolean {
  return targetOf(address) === address;
}

function divisionChanges({ unmatchedDivisions, divisions, removed, added }: TreeChanges): readonly Change[] {
  const counted = { "division-removed": removed.inMatched, "division-added": added.inMatched };
  const count = ({ parts, editions }: MergedChange<UnmatchedDivision>): DivisionAddedOrRemoved => {
    const [{ kind, division }] = parts;
    const pages = new Set(parts.flatMap((part) => [...part.pages]));
    return { kind, division, pages: [...pages].filter((page) => !counted[kind].has(page)).length, editions };
  };
  return [...mergeEditions(unmatchedDivisions).map(count), ...mergeEditions(divisions).map(merged)];
}

type PlainChange = Exclude<Change, DivisionAddedOrRemoved>;

/** The first one's words, the addresses of all. */
function merged<Plain extends PlainChange>({ parts, editions }: MergedChange<Plain>): Change {
  const [first] = parts;
  const hrefs = [...new Set(parts.flatMap((part) => ("hrefs" in part ? part.hrefs : [])))];
  const moves = parts.flatMap((part) => ("moves" in part ? part.moves : []));
  return {
    ...first,
    ...("hrefs" in first ? { hrefs } : {}),
    ...("moves" in first ? { moves } : {}),
    editions,
  };
}

const kinds: { readonly [Kind in Change["kind"]]: number } = {
  "edition-removed": 0,
  "edition-added": 1,
  "edition-renamed": 2,
  "edition-default": 3,
  "division-removed": 4,
  "division-added": 5,
  "division-relabelled": 6,
  "division-moved": 7,
  "division-relinked": 8,
  "division-hidden": 9,
  "division-shown": 10,
  "division-reordered": 11,
  "page-removed": 12,
  "page-added": 13,
  "page-moved": 14,
  "page-retitled": 15,
  "page-relabelled": 16,
  "page-relinked": 17,
  "page-hidden": 18,
  "page-shown": 19,
  "page-relocated": 20,
  "page-listed": 21,
  "page-unlisted": 22,
  "page-reordered": 23,
};

function inOrder(changes: readonly Change[]): readonly Change[] {
  return changes.toSorted((a, b) => kinds[a.kind] - kinds[b.kind]);
}
