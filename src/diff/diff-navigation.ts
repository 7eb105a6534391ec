// What changed between two states of a site, and which addresses were lost?
import type { Redirect } from "../contract/redirects.ts";
import type { ResolvedNavigation } from "../site/navigation.ts";
import { cameOrWent } from "./came-or-went.ts";
import { compareEditions, type TreeChanges } from "./compare-editions.ts";
import type { DivisionAlone } from "./division-changes.ts";
import { editionChanges } from "./edition-changes.ts";
import { deadAddresses } from "./lost-hrefs.ts";
import { matchEditions } from "./match-editions.ts";
import { matchPages } from "./match-pages.ts";
import type { Change, DiffSide, DivisionCameOrWent, LostHref, NavigationDiff } from "./navigation-diff.ts";
import { pageChanges } from "./page-changes.ts";
import { targetProposer, type WhatBecame } from "./propose-target.ts";
import { redirectsFor, type Sites } from "./redirects-for.ts";
import { rollUp, type RolledUp } from "./roll-up.ts";
import { sheltersOfRemoved } from "./shelters.ts";
import { openSide, type Side } from "./side.ts";

export interface DiffOptions {
  /** The redirects of the site after: `CompileResult.redirects`. */
  readonly redirects?: readonly Redirect[];
}

/**
 * What changed from one result to another: editions, divisions, pages and their order, and every address that existed
 * and leads nowhere now, with a proposed redirect. Plain JSON, the same for the same input; neither result is changed.
 */
export function diffNavigation(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  { redirects = [] }: DiffOptions = {},
): NavigationDiff {
  const [old, found] = [openSide(before), openSide(after)];
  const editions = matchEditions(old, found);
  const pages = matchPages(old, found, editions.pairs);
  const trees = compareEditions(old, found, editions.pairs, pages);
  const alone = {
    removed: new Set(editions.removed.map(({ id }) => id)),
    added: new Set(editions.added.map(({ id }) => id)),
  };
  const changes: readonly Change[] = [
    ...editionChanges(editions, trees.gone, trees.come),
    ...divisionChanges(trees),
    ...rollUp<PlainChange>([
      ...cameOrWent("page-removed", trees.gone, alone.removed),
      ...cameOrWent("page-added", trees.come, alone.added),
      ...pageChanges(old, found, pages.from, trees),
      ...trees.places,
      ...trees.order,
    ]).map(merged),
  ];
  const became: WhatBecame = {
    after: found,
    pages,
    shelters: new Map([...sheltersOfRemoved(editions.removed, old, found), ...trees.shelters]),
  };
  const lost = lostHrefs({ before: old, after: found, redirects }, became);
  return {
    ok: lost.length === 0,
    before: sideOf(old),
    after: sideOf(found),
    lost,
    redirects: redirectsFor(
      lost.flatMap(({ href, proposal }) => (proposal === undefined ? [] : [{ from: href, to: proposal.href }])),
      { before: old, after: found, redirects },
    ),
    changes: inOrder(changes),
  };
}

function sideOf({ navigation }: Side): DiffSide {
  return { basePath: navigation.site.basePath, editions: navigation.editions.map(({ id }) => id) };
}

function lostHrefs(sites: Sites, became: WhatBecame): readonly LostHref[] {
  const propose = targetProposer(became);
  return deadAddresses(sites.before, sites.after, sites.redirects).map((dead) => {
    const { address, page, redirect } = dead;
    const proposal = propose(dead);
    return {
      href: address,
      title: page.title,
      ...(redirect === undefined ? {} : { redirect }),
      ...(proposal === undefined ? {} : { proposal }),
    };
  });
}

function divisionChanges({ divisionsAlone, divisions, gone, come }: TreeChanges): readonly Change[] {
  const told = { "division-removed": gone.told, "division-added": come.told };
  const count = ({ parts, editions }: RolledUp<DivisionAlone>): DivisionCameOrWent => {
    const [{ kind, division }] = parts;
    const pages = new Set(parts.flatMap((part) => [...part.pages]));
    return { kind, division, pages: [...pages].filter((page) => !told[kind].has(page)).length, editions };
  };
  return [...rollUp(divisionsAlone).map(count), ...rollUp(divisions).map(merged)];
}

type PlainChange = Exclude<Change, DivisionCameOrWent>;

/** The first one's words, the addresses of all. */
function merged<Plain extends PlainChange>({ parts, editions }: RolledUp<Plain>): Change {
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
  "page-hidden": 17,
  "page-shown": 18,
  "page-relocated": 19,
  "page-listed": 20,
  "page-unlisted": 21,
  "page-reordered": 22,
};

function inOrder(changes: readonly Change[]): readonly Change[] {
  return changes.toSorted((a, b) => kinds[a.kind] - kinds[b.kind]);
}
