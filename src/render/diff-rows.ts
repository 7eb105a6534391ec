// The rows of a diff, the same in every printed form.
import { count } from "../diagnostics/codes.ts";
import type { Change, NavigationDiff, DivisionRef } from "../diff/navigation-diff.ts";
import { changeWords, editionLabel, type JoinedChange, type Mark, type Piece } from "./diff-words.ts";
import { groupBy } from "../text/group-by.ts";
import { prefixChange } from "../diff/moved-folders.ts";

/** One fact. */
export interface Row {
  readonly mark: Mark;
  /** What happened, in a word or two. */
  readonly verb: string;
  readonly pieces: readonly Piece[];
  /** In which editions; "" where in all. */
  readonly editions: string;
}

interface Section {
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

// Below it, rows of their own say more.
const fewest = 3;
// A row of its own says where an element is now.
const fewestReordered = 6;

/** Joins pages that moved with their folder, or from one division to another; keeps the order of their first ones. */
function joinChanges(changes: readonly Change[]): readonly JoinedChange[] {
  const groups = groupBy(changes, (change) => commonOf(change) ?? change);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first !== undefined && members.length >= fewestOf(first)) return [{ first, members }];
    return members.map((member) => ({ first: member, members: [member] }));
  });
}

function fewestOf({ kind }: Change): number {
  return kind.endsWith("-reordered") ? fewestReordered : fewest;
}

/** What changes have in common that are joined; undefined for one that is never joined. */
function commonOf(change: Change): string | undefined {
  const detail = detailOf(change);
  return detail === undefined ? undefined : [change.kind, ...detail, ...change.editions].join("\n");
}

function detailOf(change: Change): readonly string[] | undefined {
  const { kind } = change;
  if (kind === "page-moved") {
    const [move] = change.moves;
    const prefix = move && prefixChange(move.from, move.to);
    const { before, after } = change.divisions ?? {};
    return prefix && [prefix.from, prefix.to, before?.id ?? "", after?.id ?? ""];
  }
  if (kind === "page-relocated") return [change.before.id, change.after.id];
  if (kind === "division-moved") return [placeAbove(change.before), placeAbove(change.after)];
  if (kind === "page-listed" || kind === "page-unlisted" || kind === "page-reordered") return [change.division.id];
  if (kind === "division-reordered") return [placeAbove(change.division)];
  return kind === "page-hidden" || kind === "page-shown" ? [] : undefined;
}

function placeAbove({ above }: DivisionRef): string {
  return above.join("\n");
}
