// Finds the editions and products that no longer list a page, because they share the entry that was moved. (D592)
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { LeftName } from "./edit-plan.ts";
import { placeOfNode } from "./element-places.ts";
import { fewWords } from "./few-words.ts";
import type { NamedElement } from "./named-elements.ts";
import type { ChangeOperation } from "./site-change.ts";

/** What is compared. */
export interface MovedInLists {
  readonly before: ResolvedNavigation;
  readonly after: ResolvedNavigation;
  readonly operations: readonly ChangeOperation[];
  /** What these name. */
  readonly named: readonly NamedElement[];
  /** The file of divisions whose place names none. */
  readonly config: string;
  /** The new paths of files. */
  readonly moves: ReadonlyMap<string, string>;
}

/** The pages of one entry that several editions or products have, where it was moved out of some of them. Which of these was meant is not known. */
export function leftPlaces({ before, after, operations, named, config, moves }: MovedInLists): readonly LeftName[] {
  if (!operations.some(({ kind }) => movingKinds.has(kind))) return [];
  const labels = new Map(
    named.flatMap(({ operation, source }) =>
      operation.kind === "relabel" ? [[placeKey(source), operation.label] as const] : [],
    ),
  );
  const labelOf = (division: Labelled): string => labels.get(placeKey(placeOfNode(division, config))) ?? division.label;
  const now = entriesByFile(after, ({ label }) => label);
  const left = [...entriesByFile(before, labelOf)].flatMap(([file, entries]): readonly LeftName[] => {
    const there = new Set([...(now.get(moves.get(file) ?? file)?.values() ?? [])].flatMap((places) => [...places]));
    const shared = [...entries.values()].filter(({ size }) => size > 1).flatMap((places) => [...places]);
    const gone = [...new Set(shared)].filter((place) => !there.has(place));
    if (gone.length === 0) return [];
    return [
      { file, line: 1, written: file, reason: `it is in no list of ${fewWords(gone)} any more`, isUnlisted: true },
    ];
  });
  return [...groupBy(left, ({ reason }) => reason).values()].map(([first, ...others]) => ({
    ...first!,
    reason: `${first!.reason}${moreWords(others.length)}; one entry of docs.json stood for several`,
  }));
}

function moreWords(more: number): string {
  if (more === 0) return "";
  return more === 1 ? ", nor is 1 more page" : `, nor are ${more} more pages`;
}

const movingKinds: ReadonlySet<string> = new Set<ChangeOperation["kind"]>([
  "place",
  "place-division",
  "place-element",
  "remove-element",
]);

type Labelled = Exclude<Division, { kind: "root" }>;

/** The entries of each page, and the editions and products that have each, by the label that it has after the change. */
function entriesByFile(
  { editions, pages }: ResolvedNavigation,
  labelOf: (division: Labelled) => string,
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  const visit = ({ children }: Division, place: readonly string[]): void => {
    for (const child of children) {
      if (child.kind !== "page") {
        visit(child, child.kind === "product" ? [...place, labelOf(child)] : place);
        continue;
      }
      const file = pages[child.href]?.file;
      if (typeof file !== "string") continue;
      const entries = madeOnce(found, file, () => new Map<string, Set<string>>());
      madeOnce(entries, placeKey(placeOfNode(child, "")), () => new Set<string>()).add(place.join(" > "));
    }
  };
  for (const { id, language, version, tree } of editions)
    visit(tree, language === null && version === null ? [] : [id]);
  return found;
}
