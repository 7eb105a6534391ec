// Finds what a change has lost, broken or touched without need, without asking the code that planned it.
import { diffNavigation, memoryHost, type Diagnostic } from "../../../src/index.ts";
import { totalCount } from "../../../src/project/baseline/baseline.ts";
import type { EditPlan, PlannedFile } from "../../../src/project/change/edit-plan.ts";
import type { SiteName } from "../../../src/compiler/checks/site-names.ts";
import { groupBy } from "../../../src/compiler/text/group-by.ts";
import type { RandomChange } from "./random-change.ts";
import type { SiteState } from "./site-state.ts";
import { editFaults } from "./edit-faults.ts";

/** A change that was planned, and the site before and after it. */
export interface DoneChange extends Pick<RandomChange, "change"> {
  readonly plan: EditPlan;
  readonly before: SiteState;
  readonly after: SiteState;
}

/** What is wrong with a change that was not refused, a sentence each. */
export function changeFaults(done: DoneChange): readonly string[] {
  return [...lostFaults(done), ...problemFaults(done), ...nameFaults(done), ...editFaults(done)];
}

/** No address is lost but one that a change says leads nowhere, and pages that moved are pages that moved. */
function lostFaults({ change, plan, before, after }: DoneChange): readonly string[] {
  const hosts = { before: memoryHost(before.texts), after: memoryHost(after.texts) };
  const { lost, changes } = diffNavigation(before.navigation, after.navigation, { hosts });
  const mayBeLost = change.operations.some((each) => "redirect" in each && each.redirect === null);
  const isMove = change.operations.every(({ kind }) => kind === "move");
  const isKnownByText = plan.files.every((file) => file.kind !== "move" || isOnlyOne(before.texts[file.from]!, before));
  const files = (kind: PlannedFile["kind"]): boolean =>
    plan.files.some((file) => file.kind === kind && /\.mdx?$/.test("file" in file ? file.file : file.to));
  const isAbsent = (kind: string): readonly string[] =>
    changes.filter((each) => each.kind === kind).map((each) => `diff says ${JSON.stringify(each).slice(0, 300)}`);
  return [
    ...(mayBeLost ? [] : lost.map(({ href }) => `the address ${href} is lost`)),
    ...(files("remove") || !isKnownByText || !isMove ? [] : isAbsent("page-removed")),
    ...(files("create") || !isKnownByText || !isMove ? [] : isAbsent("page-added")),
    ...(isMove ? [...isAbsent("division-removed"), ...isAbsent("division-added")] : []),
  ];
}

/** A page without a text of its own can't be found again when it has another address. */
function isOnlyOne(text: string, { texts }: SiteState): boolean {
  return (
    text.length > 100 && /^title:/m.test(text) && Object.values(texts).filter((each) => each === text).length === 1
  );
}

/** No code is reported more often; of notes, only a move makes none. */
function problemFaults({ change, before, after }: DoneChange): readonly string[] {
  // In a site with errors, a note may be missing because of one of them.
  const isMove =
    change.operations.every(({ kind }) => kind === "move") &&
    before.result.diagnostics.every(({ severity }) => severity !== "error");
  // A page that moves in one language only has no counterpart in the others.
  const isJudged = ({ severity, code }: Diagnostic): boolean =>
    severity !== "info" || (isMove && !["page-untranslated", "page-unlisted"].includes(code));
  const counts = ({ result }: SiteState): ReadonlyMap<string, number> =>
    new Map(
      [...groupBy(result.diagnostics.filter(isJudged), ({ code }) => code)].map(([code, found]) => [
        code,
        totalCount(found),
      ]),
    );
  const [old, now] = [counts(before), counts(after)];
  return [...now].flatMap(([code, found]) => {
    if (found <= (old.get(code) ?? 0)) return [];
    const example = after.result.diagnostics.find(
      (each) => each.code === code && !before.result.diagnostics.some((one) => sameAs(one, each)),
    );
    return `${code} is reported ${found} times and not ${old.get(code) ?? 0}: ${example?.file}:${example?.range.start.line} ${example?.message}`;
  });
}

function sameAs(one: Diagnostic, other: Diagnostic): boolean {
  return one.code === other.code && one.message === other.message;
}

/** Every name of a file names the same file, wherever both are now. */
function nameFaults({ change, plan, before, after }: DoneChange): readonly string[] {
  const moves = new Map(plan.files.flatMap((file) => (file.kind === "move" ? [[file.from, file.to] as const] : [])));
  const removed = new Set(plan.files.flatMap((file) => (file.kind === "remove" ? [file.file] : [])));
  const isMoveOnly = change.operations.every(({ kind }) => kind === "move" || kind === "relabel");
  const old = new Set(Object.keys(before.texts));
  const folderNow = (folder: string): string => {
    const inside = Object.values(before.navigation.pages).filter(
      ({ path }) => path === folder || path.startsWith(`${folder}/`),
    );
    const targets = new Set(
      inside.map(({ file }) => {
        const to = file === null ? undefined : moves.get(file);
        const end = file?.slice(folder.length) ?? "";
        return to?.endsWith(end) === true ? to.slice(0, to.length - end.length) : undefined;
      }),
    );
    const [only] = targets;
    // Another page may be in the folder now.
    const isStillThere = Object.keys(after.texts).some((file) => file.startsWith(`${folder}/`));
    return targets.size === 1 && only !== undefined && !isStillThere ? only : folder;
  };
  const nowAt = (target: string): string => moves.get(target) ?? (old.has(target) ? target : folderNow(target));
  const told = (names: readonly SiteName[], map: (file: string) => string): readonly string[] =>
    names.map(({ place, target, form }) => `${map(place.file)} names ${map(target)} (${form.kind})`);
  // The redirect that is there for an address is changed.
  const isRedirect = change.operations.some(({ kind }) => kind === "redirect");
  const counted = (all: readonly SiteName[], isOld: boolean): readonly SiteName[] =>
    all.filter(({ place, target, form }) => {
      // What a removed division names is removed with it.
      if (isRedirect && place.kind === "pointer") return false;
      if (!isMoveOnly && (form.kind === "entry" || place.kind === "pointer")) return false;
      return !isOld || !(removed.has(place.file) || removed.has(target));
    });
  const [was, is] = [
    told(counted(before.names.names, true), nowAt),
    told(counted(after.names.names, false), (file) => file),
  ];
  const added = new Set(
    change.operations.flatMap((each) => {
      if (each.kind === "redirect") return [each.to];
      return "redirect" in each ? [each.redirect ?? ""] : [];
    }),
  );
  return [
    ...missingIn(was, is).map((each) => `no more: ${each}`),
    ...(removed.size > 0 || added.size > 0 ? [] : missingIn(is, was).map((each) => `new: ${each}`)),
  ].slice(0, 5);
}

/** What one list has more often than another. */
function missingIn(one: readonly string[], other: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const each of other) counts.set(each, (counts.get(each) ?? 0) + 1);
  return one.filter((each) => {
    const left = counts.get(each) ?? 0;
    counts.set(each, left - 1);
    return left <= 0;
  });
}
