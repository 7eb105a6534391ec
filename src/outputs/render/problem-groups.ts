// Groups problems by their cause, so that one cause is one message.
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import { problemsIn, type Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Severity } from "../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { severities } from "./report-words.ts";

/**
 * Problems of one severity that are reported together. `single`: one problem. `cause`: they have the same cause. `message`:
 * they have the same message. `code`: they have the same code. `others`: the same, but there are also other groups of this
 * code. `rest`: problems of any codes that do not fit separately.
 */
export interface ProblemGroup {
  readonly kind: "single" | "cause" | "message" | "code" | "others" | "rest";
  readonly severity: Severity;
  readonly problems: readonly [Diagnostic, ...Diagnostic[]];
}

/** With fewer equal causes or messages, problems are reported one by one. */
const fewest = 4;
/** The most causes of a code that are reported separately, and the most single problems. */
const mostApart = 3;

/**
 * Groups the problems that have the same cause or the same message. Each problem is in exactly one group. The worst severity is
 * first. Within it, the code whose groups concern the most places is first, with its largest group first; then the problems
 * without a group, in their order.
 */
export function groupsByCause(problems: readonly Diagnostic[]): readonly ProblemGroup[] {
  return severities.flatMap((severity) => {
    const same = problems.filter((problem) => problem.severity === severity);
    const byCause = groupsOf("cause", same, ({ code, cause }) => cause && JSON.stringify([code, cause]));
    const byMessage = groupsOf("message", byCause.left, ({ code, message }) => JSON.stringify([code, message]));
    const single = byMessage.left.map((problem) => groupOf("single", [problem]));
    return inOrder([...byCause.groups, ...byMessage.groups, ...single]);
  });
}

interface Grouped {
  readonly groups: readonly ProblemGroup[];
  /** The problems in no group, in their order. */
  readonly left: readonly Diagnostic[];
}

function groupsOf(
  kind: ProblemGroup["kind"],
  problems: readonly Diagnostic[],
  keyOf: (problem: Diagnostic) => string | undefined,
): Grouped {
  const large = [...groupBy(problems, keyOf)].flatMap(([key, group]) =>
    key === undefined || group.length < fewest ? [] : [group],
  );
  const taken = new Set(large.flat());
  return {
    groups: large.map((group) => groupOf(kind, group)),
    left: problems.filter((problem) => !taken.has(problem)),
  };
}

function groupOf(kind: ProblemGroup["kind"], problems: readonly Diagnostic[]): ProblemGroup {
  const all = problems as ProblemGroup["problems"];
  return { kind, severity: all[0].severity, problems: all };
}

/** The same, with one group for the rest of a code if it has more than a few causes or single problems. */
export function groupsByCode(groups: readonly ProblemGroup[]): readonly ProblemGroup[] {
  return severities.flatMap((severity) => {
    const same = groups.filter((group) => group.severity === severity);
    return inOrder([...groupBy(same, codeOf).values()].flatMap(groupsOfCode));
  });
}

/** Groups of one severity: groups of one code together, its rest last, and the single problems at the end. */
function inOrder(groups: readonly ProblemGroup[]): readonly ProblemGroup[] {
  const isSingle = ({ kind }: ProblemGroup): boolean => kind === "single";
  const byCode = [
    ...groupBy(
      groups.filter((group) => !isSingle(group)),
      codeOf,
    ).values(),
  ];
  const number = (same: readonly ProblemGroup[]): number => same.reduce((sum, group) => sum + placesIn(group), 0);
  const isLeft = ({ kind }: ProblemGroup): number => (kind === "others" ? 1 : 0);
  return [
    ...byCode
      .toSorted((a, b) => number(b) - number(a))
      .flatMap((same) => same.toSorted((a, b) => isLeft(a) - isLeft(b) || placesIn(b) - placesIn(a))),
    ...groups.filter(isSingle),
  ];
}

function codeOf({ problems }: ProblemGroup): DiagnosticCode {
  return problems[0].code;
}

/** The largest causes of a code, and the rest in one group. */
function groupsOfCode(groups: readonly ProblemGroup[]): readonly ProblemGroup[] {
  const single = groups.filter(({ kind }) => kind === "single");
  const causes = groups.filter(({ kind }) => kind !== "single");
  const apart = causes.length > mostApart + 1 ? causes.slice(0, mostApart) : causes;
  const left = [...causes.slice(apart.length), ...(single.length > mostApart ? single : [])];
  const kept = single.length > mostApart ? apart : [...apart, ...single];
  return left.length === 0
    ? kept
    : [
        ...kept,
        groupOf(
          apart.length === 0 ? "code" : "others",
          left.flatMap(({ problems }) => problems),
        ),
      ];
}

/** At most this number of groups: the last ones of each severity are joined. */
export function mostGroups(groups: readonly ProblemGroup[], most: number): readonly ProblemGroup[] {
  if (groups.length <= most) return groups;
  const kept = groups.slice(0, Math.max(0, most));
  const left = groups.slice(kept.length);
  const joined = severities.flatMap((severity) => {
    const problems = left.flatMap((group) => (group.severity === severity ? group.problems : []));
    return problems.length === 0 ? [] : [groupOf("rest", problems)];
  });
  return [...kept, ...joined].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** The number of places, such as links, that a group is about. */
export function placesIn({ problems }: { readonly problems: readonly Diagnostic[] }): number {
  return problems.reduce((sum, { count }) => sum + count, 0);
}

/** The number of problems in a group. */
export function sizeOf({ problems }: ProblemGroup): number {
  return problemsIn(problems);
}
