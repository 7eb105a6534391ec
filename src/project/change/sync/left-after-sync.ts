// Says what a sync leaves as it is, for people. (D296)
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { ConfigValues } from "../config-values.ts";
import type { LeftName, UntranslatedPage } from "../edit-plan.ts";
import type { WrittenItem } from "../written-tree.ts";
import type { BranchPair, NamedRequest } from "./branch-pairs.ts";
import { fewWords } from "./few-words.ts";
import type { PresentPlaces } from "./present-places.ts";
import type { SyncedBranch } from "./synced-branch.ts";

/** The pages that languages or versions lack, each once; without those that they may have elsewhere. */
export function missingNames(untranslated: readonly UntranslatedPage[]): readonly LeftName[] {
  const missing = untranslated.filter(({ maybe }) => maybe === undefined);
  return [...groupBy(missing, ({ file }) => file)].map(([file, pages]) => {
    const labels = [...new Set(pages.map(({ label }) => label))];
    const expected = [...new Set(pages.flatMap((page) => page.expected ?? []))];
    const where = expected.length === 0 ? "" : `; write it as ${fewWords(expected)}`;
    const reason = `${fewWords(labels)} ${labels.length === 1 ? "has" : "have"} no such page${where}`;
    return { file, line: 1, written: file, reason, page: { kind: "missing", labels, expected } };
  });
}

/** Versions may share a list, and what is left in it is named once. */
export function uniqueNames(left: readonly LeftName[]): readonly LeftName[] {
  return [...new Map(left.map((each) => [`${each.file} ${each.written}\n${each.reason}`, each])).values()];
}

interface LeftInput {
  readonly request: NamedRequest;
  readonly values: ConfigValues;
  /** The divisions of the source that were made in the target, by their places. */
  readonly made: ReadonlySet<string>;
  readonly present: PresentPlaces;
}

/** What stays as it is, without the pages that are missing: first what is to be decided. */
export function leftOf(
  synced: SyncedBranch,
  pair: BranchPair,
  { request, values, made, present }: LeftInput,
): readonly LeftName[] {
  const { own, otherShapes, unlisted, untitled, matches } = synced;
  const { label } = pair;
  const isVersion = request.versions === true;
  const alone = new Set(own);
  const inConfig = (items: readonly (readonly [item: WrittenItem, reason: string])[]): readonly LeftName[] => {
    const after = values.linesOf(items.map(([{ element }]) => element));
    const before = present.linesOf(
      items.map(([item]) => item),
      pair,
    );
    return items.map(([item, reason], at) => ({
      file: item.element.file,
      line: before[at]!,
      ...(before[at] === after[at] ? {} : { lineAfter: after[at]! }),
      written: item.kind === "entry" ? item.text : (item.label ?? ""),
      reason,
      ...(item.kind === "entry" && alone.has(item) ? ({ page: { kind: "own", label } } as const) : {}),
    }));
  };
  const newLabels = [...matches].filter(
    ([source, target]) => !isVersion && made.has(placeKey(source.element)) && source.label === target.label,
  );
  const inNoList = unlisted.map((file): LeftName => {
    const reason = `${label} has no division for it, so it is in no list`;
    const page = { kind: "unlisted", label } as const;
    return { file, line: 1, written: file, reason, next: { kind: "list", page: file }, page };
  });
  const others = inConfig([
    ...newLabels.map(([, target]) => [target, `its label in ${label} is not translated yet`] as const),
    ...otherShapes.map(({ target, has, wants }) => {
      const reason = `${label} has "${has}" here where ${request.from} has "${wants}", so it gets no "${wants}"; divisions that both have get the same pages`;
      return [target, reason] as const;
    }),
    ...untitled.map(
      ({ target, root }) => [target, `its title opens no page; add "root": ${JSON.stringify(root)}`] as const,
    ),
    ...own.map((item) => [item, `only ${label} has it, so it stays where it is`] as const),
  ]);
  return [...others, ...inNoList];
}
