// Which divisions of an edition came, went, were renamed, moved or point elsewhere?
import type { Page } from "../site/navigation.ts";
import type { DivisionCameOrWent, DivisionChanged, DivisionRelinked, DivisionVisibility } from "./navigation-diff.ts";
import type { Pairs } from "./pairing.ts";
import type { Raw } from "./roll-up.ts";
import { identityOf, refOf, type EditionSpots, type Spot } from "./spots.ts";

/** A division that came or went, with the pages that came or went in it. */
export interface DivisionAlone extends Omit<DivisionCameOrWent, "pages"> {
  readonly pages: ReadonlySet<Page>;
}

/** A division that is otherwise. */
export type OtherDivision = DivisionChanged | DivisionRelinked | DivisionVisibility;

const noPages: ReadonlySet<Page> = new Set();

/** The outermost divisions of one side that the other one has not. */
export function divisionsAlone(
  kind: DivisionCameOrWent["kind"],
  { edition, spots }: EditionSpots,
  matched: ReadonlyMap<Spot, Spot>,
  pages: ReadonlyMap<Spot, ReadonlySet<Page>>,
): readonly Raw<DivisionAlone>[] {
  return spots
    .filter((spot) => !matched.has(spot) && matched.has(spot.above!))
    .map((spot) => ({
      identity: `${kind}\n${identityOf(spot)}`,
      editions: [edition.id],
      part: { kind, division: refOf(spot), pages: pages.get(spot) ?? noPages, editions: [] },
    }));
}

/** What is otherwise with the divisions that both sides have. */
export function divisionsChanged(after: EditionSpots, { to, from }: Pairs<Spot>): readonly Raw<OtherDivision>[] {
  return after.spots.flatMap((spot) => {
    const old = from.get(spot);
    return old === undefined ? [] : changesOf(old, spot, to).map((part) => raw(part, spot, after));
  });
}

function changesOf(old: Spot, spot: Spot, to: ReadonlyMap<Spot, Spot>): readonly OtherDivision[] {
  const [was, is] = [old.division, spot.division];
  const isRelabelled = was.label !== is.label || was.kind !== is.kind;
  const isMoved = old.above !== undefined && to.get(old.above) !== spot.above;
  const [link, newLink] = [was, is].map(({ external, href }) => (external === true ? (href ?? null) : null)) as [
    string | null,
    string | null,
  ];
  if (!isRelabelled && !isMoved && link === newLink && was.hidden === is.hidden) return [];
  const refs = { before: refOf(old), after: refOf(spot) };
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

function raw(part: OtherDivision, spot: Spot, { edition }: EditionSpots): Raw<OtherDivision> {
  const labels = labelsOf(part);
  return {
    identity: [part.kind, identityOf(spot), ...labels].join("\n"),
    editions: [edition.id],
    part,
  };
}

/** What tells two changes of one place apart. */
function labelsOf(part: OtherDivision): readonly (string | null)[] {
  if (part.kind === "division-relinked") return [part.before, part.after];
  return "before" in part ? [part.before.label, part.before.kind, part.after.label] : [];
}
