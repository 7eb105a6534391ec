// Finds what remains to do after a change: what other languages lack, as calls of tools. (D312)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { PlannedFile } from "../../project/change/edit-plan.ts";
import { followingMoves } from "../../project/change/joined-moves.ts";
import { redirectIn } from "../../project/change/parallel-division-changes.ts";
import type { NamedChange } from "../../project/change/site-change.ts";
import { parallelPath } from "../../project/change/parallel-path.ts";
import { filesIn, remainingDivisions } from "./remaining-divisions.ts";
import { missingTranslations } from "./missing-translations.ts";
import { callText, operationCall } from "./tool-call.ts";

/** A change that was planned. */
export interface PlannedChange {
  readonly operations: readonly NamedChange[];
  readonly files: readonly PlannedFile[];
  /** Whether it is done in all languages. */
  readonly isForAll: boolean;
}

/** A line for each thing. `after` is the site after the change. */
export function remainingWork(
  { operations, files, isForAll }: PlannedChange,
  before: ResolvedNavigation,
  after: ResolvedNavigation,
): readonly string[] {
  const divisions = operations.filter((operation) => "labels" in operation);
  if (divisions.length > 0)
    return isForAll ? [] : divisions.flatMap((operation) => remainingDivisions(operation, before, after));
  return [...missingTranslations(files, after), ...notMoved(files, before), ...notRemoved(operations, files, before)];
}

function notMoved(files: readonly PlannedFile[], before: ResolvedNavigation): readonly string[] {
  const moves = new Map(files.flatMap((file) => (file.kind === "move" ? [[file.from, file.to] as const] : [])));
  const parallel = [...moves].flatMap(([from, to]) =>
    inOtherLanguages(from, before).flatMap(({ file: other }) => {
      const path = moves.has(other) ? undefined : parallelPath(from, to, other);
      return path === undefined || path === other ? [] : [{ from: other, to: path }];
    }),
  );
  const unique = [...new Map(parallel.map((each) => [each.from, each])).values()];
  const pages = Object.values(before.pages).flatMap(({ file }) => file ?? []);
  return followingMoves(unique, pages).map(
    ({ from, to }) => `the same in another language is still at its old path: ${callText("move", { from, to })}`,
  );
}

function notRemoved(
  operations: readonly NamedChange[],
  files: readonly PlannedFile[],
  before: ResolvedNavigation,
): readonly string[] {
  const removed = new Set(files.flatMap((file) => (file.kind === "remove" ? [file.file] : [])));
  const removals = operations.filter((operation) => operation.kind === "remove");
  const fileOf = filesIn(before);
  const targets = new Set(removals.map(({ redirect }) => fileOf(redirect ?? "")));
  const left = [...removed].flatMap((file) => {
    const own = removals.find(({ page }) => fileOf(page) === file) ?? removals[0];
    return inOtherLanguages(file, before).flatMap(({ file: other, edition }): readonly NamedChange[] => {
      if (removed.has(other) || targets.has(other)) return [];
      const parallel = redirectIn(own?.redirect, edition, { navigation: before, fileOf });
      // Readers of a removed translation may be sent to the same page in a language in which it stays.
      const redirect = fileOf(parallel ?? "") === other ? own?.redirect : parallel;
      return [{ kind: "remove", page: withoutPageExtension(other), redirect }];
    });
  });
  return [...new Set(left.map(operationCall))].map(
    (call) => `the same page is still there in another language: ${call}`,
  );
}

interface PageInLanguage {
  readonly file: string;
  readonly edition: ResolvedNavigation["editions"][number];
}

/** The files of the same page in other languages, in the same version. */
function inOtherLanguages(
  file: string,
  { pages, counterparts, editions }: ResolvedNavigation,
): readonly PageInLanguage[] {
  const page = Object.values(pages).find((each) => each.file === file);
  const hrefs = page === undefined ? [] : Object.entries(counterparts[page.key] ?? {});
  return hrefs.flatMap(([id, href]): readonly PageInLanguage[] => {
    const other = pages[href]!;
    const edition = editions.find((each) => each.id === id);
    if (edition === undefined || other.file === null || other.file === file) return [];
    return other.language !== page!.language && other.version === page!.version ? [{ file: other.file, edition }] : [];
  });
}
