// What does a reader of a diff see, row by row, whatever it is printed as?
import { count } from "../diagnostics/codes.ts";
import type { Change, NavigationDiff } from "../diff/navigation-diff.ts";
import { changeWords, editionLabel, type Mark, type Piece } from "./diff-words.ts";
import { joinChanges, type JoinedChange } from "./diff-joined.ts";

/** One fact. */
export interface Row {
  readonly mark: Mark;
  /** What happened, in a word or two. */
  readonly verb: string;
  readonly pieces: readonly Piece[];
  /** In which editions; "" where in all. */
  readonly editions: string;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

const sections: readonly (readonly [string, (kind: Change["kind"]) => boolean])[] = [
  ["Languages and versions", (kind) => kind.startsWith("edition-")],
  ["Pages", (kind) => kind.startsWith("page-") && kind !== "page-reordered"],
  ["Divisions", (kind) => kind.startsWith("division-") && kind !== "division-reordered"],
  ["Order", (kind) => kind.endsWith("-reordered")],
];

/** All changes, those that are alike in one row, by what they are about. */
export function sectionsOf(diff: NavigationDiff): readonly Section[] {
  const scope = scopeOf(diff);
  return sections.flatMap(([title, isIn]) => {
    const changes = diff.changes.filter(({ kind }) => isIn(kind));
    const rows = joinChanges(changes).map((joined) => rowOf(joined, scope));
    return rows.length === 0 ? [] : [{ title, rows }];
  });
}

/** How many editions a change can be in. */
interface Scope {
  readonly before: number;
  readonly after: number;
}

function scopeOf({ before, after, changes }: NavigationDiff): Scope {
  const alone = (kind: Change["kind"]): number =>
    changes.reduce((sum, change) => sum + (change.kind === kind ? change.editions.length : 0), 0);
  return {
    before: before.editions.length - alone("edition-removed"),
    after: after.editions.length - alone("edition-added"),
  };
}

function rowOf(joined: JoinedChange, scope: Scope): Row {
  const { first } = joined;
  const all = first.kind.endsWith("-removed") ? scope.before : scope.after;
  const isOfEditions = first.kind.startsWith("edition-");
  return { ...changeWords(joined), editions: isOfEditions ? "" : editionsIn(first.editions, all) };
}

const mostNamed = 3;

function editionsIn(editions: readonly string[], all: number): string {
  if (editions.length >= all) return "";
  if (editions.length <= mostNamed) {
    const labels = editions.map(editionLabel);
    return `in ${labels.join(labels.some((label) => label.includes(",")) ? "; " : ", ")}`;
  }
  return `in ${editions.length} of ${all} editions`;
}

/** `2 pages added, 1 moved · 1 division added`. */
export function countsOf({ changes, lost }: NavigationDiff): string {
  const parts = (["edition", "page", "division"] as const).flatMap((noun) => {
    const numbers = new Map<string, number>();
    for (const change of changes) {
      if (!change.kind.startsWith(`${noun}-`)) continue;
      const verb = pastOf(change.kind.slice(noun.length + 1));
      numbers.set(verb, (numbers.get(verb) ?? 0) + sizeOf(change));
    }
    const [[verb, number] = ["", 0], ...rest] = numbers;
    if (number === 0) return [];
    return [[`${count(number, noun)} ${verb}`, ...rest.map(([other, size]) => `${size} ${other}`)].join(", ")];
  });
  return [...(lost.length === 0 ? [] : [`${count(lost.length, "address", "addresses")} lost`]), ...parts].join(" · ");
}

function pastOf(verb: string): string {
  return verb === "default" ? "made the default" : verb;
}

function sizeOf(change: Change): number {
  return change.kind.startsWith("edition-") && change.kind !== "edition-renamed"
    ? change.editions.length
    : "hrefs" in change
      ? change.hrefs.length
      : 1;
}
