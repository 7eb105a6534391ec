// Divisions of an edition that were added, removed, renamed or moved, or whose link changed.
import type { Page } from "../site/navigation.ts";
import type {
  DivisionAddedOrRemoved,
  DivisionChanged,
  DivisionRelinked,
  DivisionVisibility,
} from "./navigation-diff.ts";
import type { Pairs } from "./pairing.ts";
import type { EditionChange } from "./merge-editions.ts";
import { identityOf, refOf, type EditionPlaces, type DivisionNode } from "./edition-places.ts";

/** An added or removed division, with the pages that were added or removed with it. */
export interface UnmatchedDivision extends Omit<DivisionAddedOrRemoved, "pages"> {
  readonly pages: ReadonlySet<Page>;
}

/** A division with another label, place, link or visibility. */
export type OtherDivision = DivisionChanged | DivisionRelinked | DivisionVisibility;

const noPages: ReadonlySet<Page> = new Set();

/** The outermost divisions of one side that the other one has not. */
export function unmatchedDivisions(
  kind: DivisionAddedOrRemoved["kind"],
  { edition, nodes }: EditionPlaces,
  matched: ReadonlyMap<DivisionNode, DivisionNode>,
  pages: ReadonlyMap<DivisionNode, ReadonlySet<Page>>,
): readonly EditionChange<UnmatchedDivision>[] {
  return nodes
    .filter((node) => !matched.has(node) && matched.has(node.above!))
    .map((node) => ({
      identity: `${kind}\n${identityOf(node)}`,
      editions: [edition.id],
      part: { kind, division: refOf(node), pages: pages.get(node) ?? noPages, editions: [] },
    }));
}

/** The changes of the divisions that both sides have. */
export function divisionsChanged(
  after: EditionPlaces,
  { to, from }: Pairs<DivisionNode>,
): readonly EditionChange<OtherDivision>[] {
  return after.nodes.flatMap((node) => {
    const old = from.get(node);
    return old === undefined ? [] : changesOf(old, node, to).map((part) => editionChange(part, node, after));
  });
}

function changesOf(
  old: DivisionNode,
  node: DivisionNode,
  to: ReadonlyMap<DivisionNode, DivisionNode>,
): readonly OtherDivision[] {
  const [was, is] = [old.division, node.division];
  const isRelabelled = was.label !== is.label || was.kind !== is.kind;
  const isMoved = old.above !== undefined && to.get(old.above) !== node.above;
  const [link, newLink] = [was, is].map(({ external, href }) => (external === true ? (href ?? null) : null)) as [
    string | null,
    string | null,
  ];
  if (!isRelabelled && !isMoved && link === newLink && was.hidden === is.hidden) return [];
  const refs = { before: refOf(old), after: refOf(node) };
  return [
    ...(isRelabelled ? [{ kind: "division-relabelled", ...refs, editions: [] } as const] : []),
    ...(isMoved ? [{ kind: "division-moved", ...refs, editions: [] } as const] : []),
    ...(link === newLink
      ? []
      : [{ kind: "division-relinked", division: refs.after, before: link, after: newLink, editions: [] } as const]),
    ...(was.hidden === is.hidden
      ? []
      : [
          {
            kind: is.hidden === true ? "division-hidden" : "division-shown",
            division: refs.after,
            editions: [],
          } as const,
        ]),
  ];
}

function editionChange(
  part: OtherDivision,
  node: DivisionNode,
  { edition }: EditionPlaces,
): EditionChange<OtherDivision> {
  const labels = labelsOf(part);
  return {
    identity: [part.kind, identityOf(node), ...labels].join("\n"),
    editions: [edition.id],
    part,
  };
}

/** What distinguishes two changes of one place. */
function labelsOf(part: OtherDivision): readonly (string | null)[] {
  if (part.kind === "division-relinked") return [part.before, part.after];
  return "before" in part ? [part.before.label, part.before.kind, part.after.label] : [];
}
