// Finds the languages or versions inside a version or language: a page and its counterpart are in the same one. (D554)
import { isSelectorKind, listRow } from "../../../compiler/contract/divisions.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { divisionsBelow, type WrittenDivision, type WrittenItem } from "../written-tree.ts";

/** The innermost language or version inside a branch that each of its elements is in, or is. */
export function innerBranches(branch: WrittenDivision): ReadonlyMap<WrittenItem, WrittenDivision> {
  const found = new Map<WrittenItem, WrittenDivision>();
  const visit = (division: WrittenDivision, above: WrittenDivision | undefined): void => {
    for (const item of division.lists.flatMap(({ items }) => items)) {
      const within = item.kind === "division" && isSelector(item) ? item : above;
      if (within !== undefined) found.set(item, within);
      if (item.kind === "division") visit(item, within);
    }
  };
  visit(branch, undefined);
  return found;
}

/** Whether what is in the one may stand for what is in the other, as far as languages and versions go. */
export type MayBeSame = (one: WrittenDivision | undefined, other: WrittenDivision | undefined) => boolean;

/**
 * Compares languages and versions inside two branches by their labels. The label of a version may be translated, but not the numbers in
 * it: so a label that only one branch has is that of the other one with the same numbers, if there is one on each side.
 */
export function sameInnerBranches(source: WrittenDivision, target: WrittenDivision): MayBeSame {
  const [ofSource, ofTarget] = [labelsIn(source), labelsIn(target)];
  const [here, there] = [
    byNumbers([...ofSource].filter((label) => !ofTarget.has(label))),
    byNumbers([...ofTarget].filter((label) => !ofSource.has(label))),
  ];
  const translated = new Map(
    [...there].flatMap(([numbers, [label, ...more]]) => {
      const [other, ...others] = here.get(numbers) ?? [];
      return other === undefined || more.length + others.length > 0 ? [] : [[label!, other] as const];
    }),
  );
  const nameOf = (branch: WrittenDivision): string => {
    const label = caseless(branch);
    return (branch.field === "versions" ? translated.get(label) : undefined) ?? label;
  };
  return (one, other) => {
    const isPair = one !== undefined && other !== undefined && one.field === other.field && isSelector(one);
    return !isPair || nameOf(one) === nameOf(other);
  };
}

/** The labels of the versions in a branch. */
function labelsIn(branch: WrittenDivision): ReadonlySet<string> {
  return new Set(divisionsBelow(branch).flatMap((each) => (each.field === "versions" ? [caseless(each)] : [])));
}

function byNumbers(labels: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return groupBy(labels, (label) => label.match(/\d+/g)?.join(".") ?? "");
}

function caseless({ label }: WrittenDivision): string {
  return label?.toLowerCase() ?? "";
}

/** Whether a division is a language or a version. */
export function isSelector({ field }: WrittenDivision): boolean {
  const kind = field === undefined || field === "pages" ? undefined : listRow(field)?.kind;
  return kind !== undefined && isSelectorKind(kind);
}
