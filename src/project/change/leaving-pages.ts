// Finds the pages without a file that leave the navigation with what is removed, and says so. (D597)
import { entryText } from "../../compiler/contract/endpoint-entry.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import type { DivisionSearch } from "./division-at.ts";
import { placeOfNode } from "./element-places.ts";
import { fewWords } from "./few-words.ts";
import type { NotListed } from "./unlisted-places.ts";

/** Elements of lists that an operation removes. */
export interface RemovedElements {
  readonly elements: readonly ConfigSource[];
  /** Where the readers of its pages are sent; null: nowhere, undefined: nobody said. */
  readonly redirect: string | null | undefined;
  /** The label of a division; absent for a page that is named by itself. */
  readonly label?: string;
}

/** A page without a file, and what removes it. */
export interface LeavingPage {
  readonly page: Page;
  readonly by: RemovedElements;
}

/**
 * The pages without a file that what is removed has, each with the first that has it. Only those of these addresses leave, if that is
 * known: another entry, or the spec of a division above, may make one of them still.
 */
export function leavingPages(
  all: readonly RemovedElements[],
  { navigation, config, values }: DivisionSearch,
  leaving: ReadonlySet<string> | undefined,
): readonly LeavingPage[] {
  if (all.length === 0) return [];
  const placesOf = placesIn(navigation, config);
  return Object.values(navigation.pages).flatMap((page) => {
    if (page.file !== null || page.missing === true) return [];
    if (leaving !== undefined && !leaving.has(pageHref(page.path, ""))) return [];
    const places = placesOf(page);
    const by = all.find(({ elements }) => places.some((place) => values.isOnlyBelow(place, elements)));
    return by === undefined ? [] : [{ page, by }];
  });
}

/** The pages that leave with each division, named by their endpoints, or by their addresses if these are clearer. */
export function leavingLines(pages: readonly LeavingPage[], all: readonly RemovedElements[]): readonly NotListed[] {
  return all.flatMap((each): readonly NotListed[] => {
    const own = pages.flatMap(({ page, by }) => (by === each ? [page] : []));
    if (each.label === undefined || own.length === 0) return [];
    const endpoints = own.flatMap(({ operation }) =>
      operation === undefined
        ? []
        : [entryText(operation.method, operation.path ?? operation.webhook ?? operation.channel ?? "")],
    );
    const areClear = new Set(endpoints).size === own.length;
    const named = areClear ? `endpoints leave the navigation: ${fewWords(endpoints)}` : pagesWords(own);
    return [{ file: each.elements[0]!.file, reason: `with "${each.label}", these ${named}` }];
  });
}

function pagesWords(pages: readonly Page[]): string {
  return `generated pages leave the navigation: ${fewWords(pages.map(({ href }) => href))}`;
}

/** A look-up of where a page is written: its nodes, or the division that has it in no list. */
function placesIn({ editions }: ResolvedNavigation, config: string): (page: Page) => readonly ConfigSource[] {
  const ofPages = new Map<string, ConfigSource[]>();
  const ofDivisions = new Map<string, ConfigSource>();
  const visit = (division: Division, edition: string): void => {
    ofDivisions.set(`${edition} ${division.id}`, placeOfNode(division, config));
    for (const child of division.children) {
      if (child.kind !== "page") visit(child, edition);
      else madeOnce(ofPages, child.href, (): ConfigSource[] => []).push(placeOfNode(child, config));
    }
  };
  for (const { id, tree, global } of editions) for (const each of [tree, ...global.anchors]) visit(each, id);
  return ({ href, placements }) =>
    ofPages.get(href) ??
    placements.flatMap((each) =>
      each.editions.flatMap((edition) => ofDivisions.get(`${edition} ${each.trail.at(-1) ?? ""}`) ?? []),
    );
}
