// The entries that put a page into the site, each with the divisions above it.
import { toPagePath, withoutPageExtension } from "../contract/page-path.ts";
import { groupBy } from "../text/group-by.ts";
import type { Page, Placement, ResolvedNavigation, Source } from "../site/navigation.ts";
import { divisionWords } from "./division-words.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { DivisionFacts, EntryFacts, Origin, PageName, PlacementFacts } from "./explanation.ts";
import type { SourceBook } from "./source-book.ts";
import { specsInForce } from "./specs-in-force.ts";
import { isSpecPlace, labelPointer, stepsOf, walkTrail, type Step, type Trail } from "./walk-trail.ts";

/** One way to the page in one edition. */
interface Way {
  readonly trail: Trail;
  readonly placement: Placement;
  readonly entry: Source;
  readonly kind: EntryFacts["kind"];
}

/** The entries of a page in the order of its placements, those of one place as one. */
export function pageEntries(page: Page, input: ExplainInput, sources: SourceBook): readonly EntryFacts[] {
  const ways = page.placements
    .filter(({ node }) => node !== null)
    .flatMap((placement) => placement.editions.flatMap((edition) => waysIn(edition, placement, page, input, sources)));
  const byPlace = groupBy(ways, ({ entry, kind }) => JSON.stringify([entry.file, entry.pointer, kind]));
  return [...byPlace.values()].map((same) => entryFacts(same, input, sources));
}

/** What is shown beside a page that no entry lists. */
export function besidePage({ placements }: Page, { navigation }: ExplainInput): readonly PlacementFacts[] {
  return placements
    .filter(({ node }) => node === null)
    .map((placement) => placementFacts(placement, placement.editions, navigation));
}

function waysIn(
  edition: string,
  placement: Placement,
  page: Page,
  input: ExplainInput,
  sources: SourceBook,
): readonly Way[] {
  const trail = walkTrail(input.navigation, edition, placement, page.href);
  if (trail === undefined) return [];
  const ways: Way[] = [];
  const { node, divisions } = trail;
  if (node !== undefined) {
    const kind = isSpecPlace(node.source.pointer) ? "spec" : "entry";
    ways.push({ trail, placement, entry: node.source, kind });
  }
  // A root page that its own list repeats has one placement and two entries.
  if (divisions.at(-1)!.root === page.href && (node === undefined || node.id === placement.node)) {
    const entry = rootEntry(divisions, page.path, input, sources);
    if (entry !== undefined) ways.push({ trail, placement, entry, kind: "root" });
  }
  return ways;
}

/** The `root` of a division or of the branch that is taken in it. */
function rootEntry(
  divisions: Trail["divisions"],
  path: string,
  { config }: ExplainInput,
  sources: SourceBook,
): Source | undefined {
  const owner = divisions.at(-1)!;
  const branches = [...(owner.languages ?? []), ...(owner.versions ?? [])].filter(({ current }) => current);
  const places = [owner, ...branches].map(({ source }) => ({ ...source, pointer: `${source.pointer}/root` }));
  return places.find(({ file, pointer }) => {
    const written = sources.value(file ?? config, pointer);
    const named = typeof written === "string" ? toPagePath(written) : undefined;
    if (named?.ok !== true) return false;
    // With its extension, or by its folder, it still names the page.
    const name = withoutPageExtension(named.path);
    return [named.path, name, `${name}/index`].includes(path);
  });
}

function entryFacts(ways: readonly Way[], input: ExplainInput, sources: SourceBook): EntryFacts {
  const { trail, entry, kind } = ways[0]!;
  const file = entry.file ?? input.config;
  const steps = stepsOf(trail.divisions, entry);
  const written = sources.value(file, entry.pointer);
  const hider = steps.find(({ hidden }) => hidden);
  const byPlacement = groupBy(ways, ({ placement }) => placement);
  // The object of the place itself: its line and column are filled in when all places are found.
  return Object.assign(sources.at(file, entry.pointer), {
    kind,
    ...(typeof written === "string" ? { written } : {}),
    pointer: entry.pointer,
    editions: [...new Set(ways.map((way) => way.trail.edition))],
    above: steps.map((step) => divisionFacts(step, input, sources)),
    ...(hider === undefined ? {} : { hiddenBy: hiddenBy(hider, input, sources) }),
    specs: specsInForce(trail.divisions, steps, input, sources),
    placements: [...byPlacement].map(([placement, same]) =>
      placementFacts(
        placement,
        same.map((way) => way.trail.edition),
        input.navigation,
      ),
    ),
  });
}

/** A division or branch, and where its label is written. */
export function divisionFacts(
  step: Omit<Step, "division">,
  { config }: ExplainInput,
  sources: SourceBook,
): DivisionFacts {
  const { kind, label, href, hidden, source } = step;
  const generated = kind === "group" && isSpecPlace(source.pointer);
  return Object.assign(sources.at(source.file ?? config, labelPointer(step)), {
    kind,
    label,
    ...(href === undefined ? {} : { href }),
    ...(hidden ? { hidden: true as const } : {}),
    ...(generated ? { generated: true as const } : {}),
  });
}

function hiddenBy({ kind, label, source }: Step, { config }: ExplainInput, sources: SourceBook): Origin {
  return {
    from: divisionWords(kind, label),
    at: sources.at(source.file ?? config, `${source.pointer}/hidden`),
  };
}

function placementFacts(
  { sidebar, breadcrumbs = [], prev, next, trail }: Placement,
  editions: readonly string[],
  navigation: ResolvedNavigation,
): PlacementFacts {
  return {
    editions,
    sidebar: sidebarWords(sidebar, trail, editions[0] ?? "", navigation),
    breadcrumbs: breadcrumbs.map(({ label }) => label),
    previous: prev === null ? null : pageName(prev, navigation),
    next: next === null ? null : pageName(next, navigation),
  };
}

function sidebarWords(
  sidebar: string,
  trail: readonly string[],
  edition: string,
  { editions }: ResolvedNavigation,
): string {
  let here = editions.find(({ id }) => id === edition)?.tree;
  for (const id of trail) {
    if (here === undefined || here.id === sidebar) break;
    const next = here.children.find((child) => child.id === id);
    here = next === undefined || next.kind === "page" ? undefined : next;
  }
  // The root needs no words of its own.
  return sidebar === "" || here?.id !== sidebar ? sidebar : divisionWords(here.kind, here.label);
}

/** A page by its address. */
export function pageName(href: string, { pages }: ResolvedNavigation): PageName {
  return { href, title: pages[href]?.title ?? "" };
}
