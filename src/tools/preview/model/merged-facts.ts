// Says in words what changed in the pages and divisions that both sites have.
import type { ComparedSites } from "../../../outputs/diff/diff-navigation.ts";
import { divisionChanges, orderChanges } from "../../../outputs/diff/division-changes.ts";
import type { ComparedEdition } from "../../../outputs/diff/match-divisions.ts";
import type { DivisionRef } from "../../../outputs/diff/page-change.ts";
import { pageChanges } from "../../../outputs/diff/page-changes.ts";
import type { DivisionNode } from "../../../outputs/diff/side.ts";
import { placeName } from "../../../outputs/render/place-name.ts";
import type { Page } from "../../../compiler/site/page.ts";

/** One thing that changed: `label`, from `before` to `after`. */
export interface MergedFact {
  readonly verb: string;
  readonly before?: string;
  readonly after?: string;
}

/** What changed in pages, at all their places, by address. */
export type PageFacts = ReadonlyMap<string, readonly MergedFact[]>;

/** The facts of all pages that both sites have. */
export function pageFacts({ sides: [before, after], pages, trees }: ComparedSites): PageFacts {
  const facts = new Map<string, MergedFact[]>();
  for (const { change } of pageChanges(before, after, pages.from, { ...trees, partsOf: () => undefined })) {
    const [address = ""] = change.hrefs;
    add(facts, address, factOf(change));
  }
  return facts;
}

/** What changed in the divisions and lists of one edition. */
export interface EditionFacts {
  /** The facts of a page in a list of this division. */
  readonly ofPage: (page: Page, list: DivisionNode) => readonly MergedFact[];
  readonly ofDivision: (division: DivisionNode) => readonly MergedFact[];
}

/** The facts of one edition. */
export function editionFacts(compared: ComparedEdition, pages: PageFacts): EditionFacts {
  const { addressOf } = compared.after.side;
  const facts = new Map<string, MergedFact[]>();
  for (const { change } of [...divisionChanges(compared), ...orderChanges(compared)]) {
    const { id } = "division" in change ? change.division : change.after;
    add(facts, "hrefs" in change ? `${id}\n${change.hrefs[0] ?? ""}` : id, factOf(change));
  }
  return {
    ofPage: ({ href }, { division }) => {
      const address = addressOf(href);
      return [...(pages.get(address) ?? []), ...(facts.get(`${division.id}\n${address}`) ?? [])];
    },
    ofDivision: ({ division }) => facts.get(division.id) ?? [],
  };
}

function add(facts: Map<string, MergedFact[]>, name: string, fact: MergedFact | undefined): void {
  if (fact === undefined) return;
  const known = facts.get(name);
  if (known === undefined) facts.set(name, [fact]);
  else known.push(fact);
}

type NodeChange = ReturnType<typeof pageChanges | typeof divisionChanges | typeof orderChanges>[number]["change"];

/** Undefined for a change that the place of the node in the tree shows. */
function factOf(change: NodeChange): MergedFact | undefined {
  switch (change.kind) {
    case "page-moved":
      return { verb: "new address", before: change.moves[0]?.from ?? "", after: change.moves[0]?.to ?? "" };
    case "page-retitled":
      return { verb: "title", before: change.before, after: change.after };
    case "page-relabelled":
      return { verb: "label", before: change.before, after: change.after };
    case "page-relinked":
    case "division-relinked":
      return { verb: "link", before: change.before ?? "a page", after: change.after ?? "a page" };
    case "page-tagged":
    case "division-tagged":
      return { verb: "tag", before: change.before ?? "none", after: change.after ?? "none" };
    case "page-described":
    case "division-described":
      return { verb: "description", before: change.before ?? "none", after: change.after ?? "none" };
    case "page-operation":
      return { verb: "operation", before: change.before ?? "none", after: change.after ?? "none" };
    case "page-deprecated":
      return { verb: "deprecated now" };
    case "page-undeprecated":
      return { verb: "no longer deprecated" };
    case "page-related":
      return { verb: "other related links" };
    case "page-hidden":
    case "division-hidden":
      return { verb: "hidden now" };
    case "page-shown":
    case "division-shown":
      return { verb: "shown now" };
    case "division-expanded":
      return { verb: "open at first now" };
    case "division-collapsed":
      return { verb: "closed at first now" };
    case "page-reordered":
    case "division-reordered":
      return change.follows === null ? { verb: "now first" } : { verb: "now after", after: change.follows };
    case "division-relabelled":
      return renamed(change.before, change.after);
    case "division-kind":
      return { verb: "new kind", before: change.before.kind, after: change.after.kind };
    case "division-root":
      return { verb: "root page", before: change.before ?? "none", after: change.after ?? "none" };
    case "division-directory":
      return { verb: "new layout", before: change.before ?? "none", after: change.after ?? "none" };
    case "division-moved":
      return undefined;
  }
}

function renamed(before: DivisionRef, after: DivisionRef): MergedFact {
  if (before.kind === after.kind) return { verb: "label", before: before.label, after: after.label };
  return { verb: "kind", before: kindAndName(before), after: kindAndName(after) };
}

function kindAndName(ref: DivisionRef): string {
  return `${ref.kind} ${placeName({ ...ref, above: [] })}`;
}
