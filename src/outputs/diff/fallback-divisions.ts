// Finds the divisions that now have the places of removed pages: a redirect can lead there.
import type { Edition } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { ComparedEdition } from "./match-divisions.ts";
import { editionPlaces, type DivisionNode, type Side } from "./side.ts";

/** Where a removed page had its place. */
export interface Fallback {
  /** The nearest division above it that still exists. */
  readonly division: DivisionNode;
  /** The edition and id of the next division below that one, if it was removed with the page. */
  readonly removed: string | undefined;
}

/** The fallbacks of removed pages. */
export type Fallbacks = ReadonlyMap<Page, Fallback>;

/** Adds, for each removed page of an edition that both sides have, the nearest division above it that still exists. */
export function addFallbacks({ before, pages, divisions }: ComparedEdition, fallbacks: Map<Page, Fallback>): void {
  for (const [page, [node]] of before.places) {
    if (pages.to.has(page) || fallbacks.has(page)) continue;
    const nearest = nearestFound(node, before.edition, (division) => divisions.to.get(division));
    if (nearest !== undefined) fallbacks.set(page, nearest);
  }
}

/**
 * Adds, for the pages of removed editions, the division with the same id, or the nearest above it, in the default edition
 * of the same language, else of the same version.
 */
export function addFallbacksOfRemoved(
  removed: readonly Edition[],
  [before, after]: readonly [Side, Side],
  fallbacks: Map<Page, Fallback>,
): void {
  const nodesById = new Map<Edition, ReadonlyMap<string, DivisionNode>>();
  for (const edition of removed) {
    const target = closestEdition(edition, after);
    if (target === undefined) continue;
    const byId =
      nodesById.get(target) ?? new Map(editionPlaces(target, after).nodes.map((node) => [node.division.id, node]));
    nodesById.set(target, byId);
    for (const [page, [node]] of editionPlaces(edition, before).places) {
      if (fallbacks.has(page)) continue;
      const nearest = nearestFound(node, edition, ({ division }) => byId.get(division.id));
      // Its own division was removed, too, with the edition.
      if (nearest !== undefined)
        fallbacks.set(page, { ...nearest, removed: nearest.removed ?? nameOf(node!, edition) });
    }
  }
}

/** The match of the nearest division at or above a place; undefined if only the root is left. */
function nearestFound(
  place: DivisionNode | undefined,
  edition: Edition,
  find: (node: DivisionNode) => DivisionNode | undefined,
): Fallback | undefined {
  let removed: string | undefined;
  for (let node = place; node?.above !== undefined; node = node.above) {
    const division = find(node);
    if (division?.above !== undefined) return { division, removed };
    removed = nameOf(node, edition);
  }
  return undefined;
}

function nameOf({ division }: DivisionNode, { id }: Edition): string {
  return `${id}\n${division.id}`;
}

/** The edition that readers of a removed one should be sent to. */
function closestEdition({ language, version }: Edition, { editions }: Side): Edition | undefined {
  return (
    editions.find((edition) => edition.language === language) ?? editions.find((edition) => edition.version === version)
  );
}
