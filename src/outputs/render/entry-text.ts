// Writes the blocks that show where a page is listed, and its neighbors there.
import { divisionName } from "../../compiler/contract/divisions.ts";
import { editionWords, fact, firstOf, originText, placeText, table, type TextStyle } from "./text-layout.ts";
import type { PageName } from "../explain/facts.ts";
import type { DroppedFacts, EntryFacts, PageExplanation, PlacementFacts, SpecFacts } from "../explain/explanation.ts";
import { visible } from "../../compiler/text/visible.ts";

const entriesInFull = 3;
const entriesInShort = 12;

/** A block for each entry, the first ones in full. */
export function entryBlocks({ entries, editions }: PageExplanation, style: TextStyle): readonly (readonly string[])[] {
  const { shown, left } = firstOf(entries, entriesInFull);
  if (left === 0) return shown.map((entry) => entryLines(entry, editions, style));
  const others = firstOf(entries.slice(shown.length), entriesInShort);
  return [
    ...shown.map((entry) => entryLines(entry, editions, style)),
    [
      style.heading(`Listed at ${left} more places`),
      ...others.shown.map((entry) => `  ${shortEntry(entry, editions, style)}`),
      ...(others.left === 0 ? [] : [`  … and ${others.left} more`]),
    ],
  ];
}

/** What is shown around a page that no entry lists. */
export function unlistedBlocks(
  { unlistedPlacements, editions }: PageExplanation,
  style: TextStyle,
): readonly (readonly string[])[] {
  return unlistedPlacements.map((placement) => [
    [style.heading("Shown without an entry"), visible(editionWords(placement.editions, editions))]
      .filter((word) => word !== "")
      .join(" in "),
    ...placementLines(placement, style),
  ]);
}

/** The block of one entry: its place, the divisions above it, and the neighbors of the page. */
function entryLines(entry: EntryFacts, editions: number, style: TextStyle): readonly string[] {
  const { hiddenBy, dropped, specs, directory, placements } = entry;
  const firstPlacements = firstOf(placements, 3);
  return [
    heading(entry, editions, style),
    ...divisionLines(entry, style),
    ...(hiddenBy === undefined ? [] : fact("hidden", `by ${originText(hiddenBy, style, entry.file)}`, style)),
    ...(dropped === undefined ? [] : fact("dropped", droppedText(dropped, style, entry.file), style)),
    ...(directory === undefined
      ? []
      : fact("layout", `${directory.layout}, set by ${originText(directory, style, entry.file)}`, style)),
    ...specs.flatMap((spec, index) => fact(index === 0 ? "spec" : "", specText(spec, entry.file, style), style)),
    ...firstPlacements.shown.flatMap((placement) => [
      ...(placements.length === 1 ? [] : fact("in", visible(editionWords(placement.editions, editions)), style)),
      ...placementLines(placement, style),
    ]),
    ...(firstPlacements.left === 0 ? [] : [`  … and ${firstPlacements.left} more; --format json has them all`]),
  ];
}

const verbs: { readonly [Kind in EntryFacts["kind"]]: string } = {
  entry: "Listed at",
  root: "Root page at",
  spec: "Made from the spec at",
};

function heading(entry: EntryFacts, editions: number, style: TextStyle): string {
  const where = visible(editionWords(entry.editions, editions));
  return `${style.heading(verbs[entry.kind])} ${placeText(entry, style)}${where === "" ? "" : ` in ${where}`}`;
}

function divisionLines({ above, file }: EntryFacts, style: TextStyle): readonly string[] {
  const divisions = above.filter(({ kind }) => kind !== "root");
  const shown = divisions.length === 0 ? above : divisions;
  const rows = shown.map((division, index) => [
    style.faint((index === 0 ? "under" : "").padEnd(11)),
    visible(divisionName(division.kind, division.label)),
    placeText(division, style, file),
    `${visible(division.href ?? "–")}${division.generated === true ? style.faint(" (a tag of the spec)") : ""}`,
  ]);
  return table(rows).map((line) => `  ${line}`);
}

/** Why the platform drops the entry, and how to keep it. */
function droppedText({ list, used, at }: DroppedFacts, style: TextStyle, named: string): string {
  return (
    `by the platform: "navigation" has "${used}" (${placeText(at, style, named)}) beside "${list}", ` +
    `and only "${used}" is used. Move "${list}" inside "${used}".`
  );
}

function specText({ source, directory, ...origin }: SpecFacts, named: string, style: TextStyle): string {
  return `${visible(source)}${directory === undefined ? "" : ` in ${visible(directory)}`}, set by ${originText(origin, style, named)}`;
}

/** An entry in one line. */
function shortEntry(entry: EntryFacts, editions: number, style: TextStyle): string {
  const where = visible(editionWords(entry.editions, editions));
  const above = entry.above.filter(({ label }) => label !== "").map(({ label }) => visible(label));
  return [placeText(entry, style), where, style.faint(above.join(" › "))].filter((part) => part !== "").join("  ");
}

/** Breadcrumbs, sidebar and neighbors. */
function placementLines(placement: PlacementFacts, style: TextStyle): readonly string[] {
  const { breadcrumbs, sidebar, previous, next } = placement;
  return [
    ...(breadcrumbs.length === 0 ? [] : fact("breadcrumbs", breadcrumbs.map(visible).join(" › "), style)),
    ...fact("sidebar", sidebar === "" ? "the whole site" : visible(sidebar), style),
    ...(previous === null && next === null
      ? []
      : [...fact("previous", neighbor(previous), style), ...fact("next", neighbor(next), style)]),
  ];
}

function neighbor(page: PageName | null): string {
  return page === null ? "–" : `${visible(page.title)}  ${visible(page.href)}`;
}
