// Says what a sync leaves as it is, for people. (D296)
import { localTarget } from "../../../compiler/contract/href.ts";
import { withoutPageExtension, type PagePath } from "../../../compiler/contract/page-path.ts";
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { ConfigValues } from "../config-values.ts";
import type { LeftName, UntranslatedPage } from "../edit-plan.ts";
import { divisionsBelow, writtenEntries, type WrittenDivision, type WrittenItem } from "../written-tree.ts";
import type { NamedRequest } from "./branch-pairs.ts";
import { fewWords } from "../few-words.ts";
import { isSelector } from "./inner-branches.ts";
import { languageFrame } from "./new-language.ts";
import { hasSpecOf } from "./spec-names.ts";
import type { LimitedPair } from "./limited-pairs.ts";
import type { DivisionMatches } from "./parallel-divisions.ts";
import type { PresentPlaces } from "./present-places.ts";
import type { SyncedBranch } from "./synced-branch.ts";

/** The pages that languages or versions lack, each once; without those that they may have elsewhere. */
export function missingNames(
  untranslated: readonly UntranslatedPage[],
  isLeftOut: (file: string) => boolean,
): readonly LeftName[] {
  const missing = untranslated.filter(({ maybe }) => maybe === undefined);
  return [...groupBy(missing, ({ file }) => file)].map(([file, pages]) => {
    const labels = [...new Set(pages.map(({ label }) => label))];
    const expected = [...new Set(pages.flatMap((page) => page.expected ?? []))];
    const [leftOut, open] = [expected.filter(isLeftOut), expected.filter((each) => !isLeftOut(each))];
    const where = open.length === 0 ? "" : `; write it as ${fewWords(open)}`;
    const because = leftOut.length === 0 ? "" : `, because .mintignore leaves out ${fewWords(leftOut)}`;
    const reason = `${fewWords(labels)} ${labels.length === 1 ? "has" : "have"} no such page${because}${where}`;
    // Joined with others of its folder, it would be a page to write.
    if (leftOut.length > 0) return { file, line: 1, written: file, reason };
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
  pair: LimitedPair,
  { request, values, made, present }: LeftInput,
): readonly LeftName[] {
  const { own, otherShapes, unlisted, untitled, matches, lacked, unclear } = synced;
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
      ...(item.kind === "entry" && alone.has(item)
        ? ({ page: { kind: "own", label, from: request.from } } as const)
        : {}),
    }));
  };
  const sameLabels = isVersion ? [] : [...matches].filter(([source, target]) => hasSameLabel(source, target));
  const newLabels = sameLabels.filter(([source]) => made.has(placeKey(source.element)));
  const inSource = new Set(writtenEntries(pair.source).map(({ text }) => localTarget(text)));
  const inNoList = unlisted.map((file): LeftName => {
    const path = withoutPageExtension(file);
    // A page that is only a link is the same in all languages. (D544)
    if (inSource.has(path as PagePath)) {
      const listed = `${label} has no division for this link; add ${JSON.stringify(path)} to one of its lists`;
      return { file, line: 1, written: file, reason: listed };
    }
    const reason = `${label} has no division for it, so it is in no list`;
    const page = { kind: "unlisted", label } as const;
    return { file, line: 1, written: file, reason, next: { kind: "list", page: file }, page };
  });
  const others = inConfig([
    ...(isVersion ? [] : untranslatedFrame(pair, made)),
    ...newLabels.map(([, target]) => [target, `its label in ${label} is not translated yet`] as const),
    ...untranslatedLabels(pair, new Map(sameLabels.filter((match) => !newLabels.includes(match))), request.from),
    ...otherShapes.map(({ target, has, wants }) => {
      const reason = `${label} has "${has}" here where ${request.from} has "${wants}", so it gets no "${wants}"; divisions that both have get the same pages`;
      return [target, reason] as const;
    }),
    ...untitled.map(
      ({ target, root }) => [target, `its title opens no page; add "root": ${JSON.stringify(root)}`] as const,
    ),
    ...[...groupBy(lacked, ({ target }) => target)].map(([target, all]) => {
      const names = fewWords(all.map(({ endpoint }) => `"${endpoint}"`));
      return [
        target,
        `${label} lacks ${names} here; add ${all.length === 1 ? "it" : "them"} if its spec has ${all.length === 1 ? "it" : "them"}`,
      ] as const;
    }),
    ...unclear.map(
      (source) =>
        [
          source,
          `a spec fills it, and which division of ${label} stands for it is not known; add it there by itself if ${label} lacks it`,
        ] as const,
    ),
    ...(isVersion ? [] : specsOfSource(matches, made, request.from)),
    ...own.map((item) => [item, `${label} has it and ${request.from} does not, so it stays where it is`] as const),
  ]);
  return [...others, ...inNoList];
}

/** The specs of the source in new divisions are one line: each may be shared, or have a translation that nothing shows. */
function specsOfSource(
  matches: DivisionMatches,
  made: ReadonlySet<string>,
  from: string,
): readonly (readonly [item: WrittenItem, reason: string])[] {
  const [first, ...others] = [...matches].flatMap(([source, target]) =>
    made.has(placeKey(source.element)) && hasSpecOf(source, target) ? [target] : [],
  );
  if (first === undefined) return [];
  const more =
    others.length === 0
      ? ""
      : `, as ${others.length === 1 ? "is that" : "are those"} of ${fewWords(others.map(({ label }) => `"${label ?? ""}"`))}`;
  return [[first, `its spec is that of ${from}${more}; name a translated one if there is one`]];
}

/** What a new language has beside its pages is a copy. */
function untranslatedFrame(
  { source, target, label }: LimitedPair,
  made: ReadonlySet<string>,
): readonly (readonly [item: WrittenItem, reason: string])[] {
  const names = languageFrame.filter((name) => source.value[name] !== undefined).map((name) => `"${name}"`);
  if (!("kind" in target) || !made.has(placeKey(source.element)) || names.length === 0) return [];
  return [[target, `the texts of ${fewWords(names)} in ${label} are not translated yet`]];
}

/** Labels of languages and versions are not translated. */
function hasSameLabel(source: WrittenDivision, target: WrittenDivision): boolean {
  return source.label === target.label && !isSelector(source);
}

/** Of labels that are the same in both languages, nobody can know whether they are names, so they are one line. (D506) */
function untranslatedLabels(
  { source, label, only = source }: LimitedPair,
  same: DivisionMatches,
  from: string,
): readonly (readonly [item: WrittenItem, reason: string])[] {
  if (languageOf(from) === languageOf(label)) return [];
  const targets = [only, ...divisionsBelow(only)].flatMap((division) => same.get(division) ?? []);
  const found = targets.filter((target) => isWord(target.label));
  const [first, ...others] = new Map(found.map((target) => [target.label, target])).values();
  if (first === undefined) return [];
  const names = others.map((target) => `"${target.label ?? ""}"`);
  const more = names.length === 0 ? "" : `, as ${names.length === 1 ? "is that" : "are those"} of ${fewWords(names)}`;
  return [[first, `its label in ${label} is that of ${from}${more}; translate it if it is no name`]];
}

/** Without the region: `en` and `en-GB` may have the same labels. */
function languageOf(code: string): string {
  return code.toLowerCase().split("-")[0]!;
}

/** Abbreviations such as "API" are the same in many languages. */
function isWord(label: string | undefined): boolean {
  return label !== undefined && /[\p{Ll}\p{Lo}]/u.test(label);
}
