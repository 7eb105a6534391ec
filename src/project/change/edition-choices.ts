// Says in which other languages and versions a change can be done, too, and which ones it changes anyway. (D474)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { UsageError } from "../settings/usage-error.ts";
import { namedDivisions } from "./division-at.ts";
import type { PlaceSearch } from "./entry-places.ts";
import type { FilesOfSite } from "./resolve-moves.ts";
import type { WantedEditions } from "./same-divisions.ts";
import { editionsWith } from "./shared-elements.ts";
import type { ChangeOperation } from "./site-change.ts";
import { withCounterparts } from "./with-counterparts.ts";

/** The editions of a change. */
export interface EditionChoices {
  /** Whether it does more with all languages, and with all versions; or it is not known where, and a plan says why. */
  readonly more: WantedEditions;
  /** All editions that have the page or division, if it is one and several editions have it; else none. */
  readonly shared: readonly Edition[];
}

/** Operations that mean something in other languages and versions. */
const forAll: ReadonlySet<ChangeOperation["kind"]> = new Set<ChangeOperation["kind"]>([
  "move",
  "remove",
  "remove-division",
  "add",
  "place",
  "place-division",
  "place-element",
  "hide",
  "hide-division",
]);

/** The editions of a change of a site. */
export function editionChoices(
  operations: readonly ChangeOperation[],
  given: Pick<PlaceSearch, "navigation" | "config">,
  site: FilesOfSite,
): EditionChoices {
  const { navigation } = given;
  const isMore = (axis: "language" | "version", counterparts: WantedEditions): boolean => {
    if (new Set(navigation.editions.flatMap((edition) => edition[axis] ?? [])).size < 2) return false;
    try {
      return withCounterparts({ operations, counterparts }, given, site).operations.length > operations.length;
    } catch (error) {
      if (error instanceof UsageError) return true;
      throw error;
    }
  };
  const isForAll = operations.every(({ kind }) => forAll.has(kind));
  // Labels are translated, so a new one is for versions only.
  const isForVersions = operations.every(({ kind }) => forAll.has(kind) || kind === "relabel");
  const [only, ...others] = operations;
  return {
    more: {
      languages: isForAll && isMore("language", { languages: true, versions: false }),
      versions: isForVersions && isMore("version", { languages: false, versions: true }),
    },
    shared: only === undefined || others.length > 0 ? [] : editionsOf(only, navigation),
  };
}

function editionsOf(operation: ChangeOperation, navigation: ResolvedNavigation): readonly Edition[] {
  const { kind } = operation;
  if (kind === "remove-element") return several(editionsWith({ source: operation.element }, navigation));
  if (kind === "move") return editionsOfPage(operation.from, navigation);
  if (kind === "hide" || kind === "remove" || kind === "retitle") return editionsOfPage(operation.page, navigation);
  // A place is named by its edition.
  if (kind !== "hide-division" && kind !== "remove-division" && kind !== "relabel") return [];
  const [own, ...more] = namedDivisions(operation.labels, navigation);
  return own === undefined || more.length > 0 ? [] : several(editionsWith(own.division, navigation));
}

function editionsOfPage(written: string, { pages, editions }: ResolvedNavigation): readonly Edition[] {
  const page = Object.values(pages).find(({ path }) => path === withoutPageExtension(written));
  const ids = new Set(page?.placements.flatMap(({ node, editions: all }) => (node === null ? [] : all)));
  return several(editions.filter(({ id }) => ids.has(id)));
}

function several(editions: readonly Edition[]): readonly Edition[] {
  return editions.length > 1 ? editions : [];
}
