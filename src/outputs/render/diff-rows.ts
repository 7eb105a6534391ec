// Makes the rows of a diff, which are the same in every printed form.
import { count } from "../../compiler/diagnostics/codes.ts";
import type { Change, DiffSide, NavigationDiff } from "../diff/navigation-diff.ts";
import type { DivisionRef } from "../diff/page-change.ts";
import { changeKinds, kindsOf, type ChangeSection } from "./change-kinds.ts";
import { hostLedCounts, hostLedRows } from "./host-led-rows.ts";
import { redirectCounts, redirectRows } from "./redirect-rows.ts";
import { changeWords, type JoinedChange } from "./diff-words.ts";
import type { Row } from "./row.ts";
import { editionLabel } from "./edition-label.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { prefixChange } from "../diff/moved-folders.ts";

interface Section {
  readonly title: ChangeSection | "Redirects";
  readonly rows: readonly Row[];
}

const sections: readonly ChangeSection[] = ["Languages and versions", "Pages", "Divisions", "Order"];

/** All changes by their subject; similar ones share a row. */
export function sectionsOf(diff: NavigationDiff): readonly Section[] {
  const scope = scopeOf(diff);
  const bySection = groupBy(diff.changes, ({ kind }) => changeKinds[kind].section);
  return sections.flatMap((title) => {
    const changes = bySection.get(title) ?? [];
    const rows = joinChanges(changes).map((joined) => rowOf(joined, scope));
    return rows.length === 0 ? [] : [{ title, rows }];
  });
}

/** The same, and then the redirects: those of docs.json, and the addresses that hosts lead on. */
export function allSections(diff: NavigationDiff): readonly Section[] {
  const rows = [...redirectRows(diff), ...hostLedRows(diff)];
  return [...sectionsOf(diff), ...(rows.length === 0 ? [] : [{ title: "Redirects", rows } as const])];
}

/** True if neither anything visible nor any redirect changed. */
export function isSame({ ok, changes, redirectChanges }: NavigationDiff): boolean {
  return ok && changes.length === 0 && redirectChanges.length === 0;
}

/** The line about different base paths of the two sides; `shown` prints a path. */
export function basePathLine({ before, after }: NavigationDiff, shown: (path: string) => string): string {
  if (before.basePath === after.basePath) return "";
  const name = ({ basePath }: DiffSide): string => (basePath === "" ? "none" : shown(basePath));
  return `The base path was ${name(before)} and is ${name(after)}; addresses are compared without it.\n\n`;
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
  const { kind, editions } = joined.first;
  const { noun, verb } = changeKinds[kind];
  const all = verb === "removed" ? scope.before : scope.after;
  return { ...changeWords(joined), editions: noun === "edition" ? "" : editionsIn(editions, all) };
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
export function countsOf(diff: NavigationDiff): string {
  const { changes, lost } = diff;
  const parts = (["edition", "page", "division"] as const).flatMap((noun) => {
    const numbers = new Map<string, number>();
    const sizeOf = sizes();
    for (const change of changes)
      for (const kind of kindsOf(change)) {
        const { noun: own, verb, counted = verb } = changeKinds[kind];
        if (own === noun) numbers.set(counted, (numbers.get(counted) ?? 0) + sizeOf(change));
      }
    const [[verb, number] = ["", 0], ...rest] = numbers;
    if (number === 0) return [];
    return [[`${count(number, noun)} ${verb}`, ...rest.map(([other, size]) => `${size} ${other}`)].join(", ")];
  });
  const addresses = lost.length === 0 ? [] : [`${count(lost.length, "address", "addresses")} lost`];
  const redirects = [redirectCounts(diff), hostLedCounts(diff)].flatMap((each) => each ?? []);
  return [...addresses, ...parts, ...redirects].join(" · ");
}

/** The number of pages, divisions or editions of each change; a page that several divisions list, or no longer list, counts once. */
function sizes(): (change: Change) => number {
  const known = new Set<string>();
  return (change) => {
    const { kind, editions } = change;
    if (!("hrefs" in change)) return kind === "edition-added" || kind === "edition-removed" ? editions.length : 1;
    if (kind !== "page-listed" && kind !== "page-unlisted") return change.hrefs.length;
    const names = change.hrefs.map((href) => `${kind}\n${href}`).filter((name) => !known.has(name));
    for (const name of names) known.add(name);
    return names.length;
  };
}

/** The smallest number of similar changes that share a row. */
export const fewest = 3;
// A row of its own says where an element is now.
const fewestReordered = 6;

function fewestOf({ kind }: Change): number {
  return changeKinds[kind].section === "Order" ? fewestReordered : fewest;
}

/** Joins pages that moved with their folder, or from one division to another. */
function joinChanges(changes: readonly Change[]): readonly JoinedChange[] {
  return joinAlike(changes, commonOf, fewestOf).map((members) => ({ first: members[0], members }));
}

/** Joins elements with an equal text from `commonOf` if there are enough of them; the others stay single. The order is that of the first ones. */
export function joinAlike<Element>(
  elements: readonly Element[],
  commonOf: (element: Element) => string | undefined,
  fewestOf: (element: Element) => number,
): readonly (readonly [Element, ...(readonly Element[])])[] {
  const groups = groupBy(elements, (element) => commonOf(element) ?? element);
  return [...groups.values()].flatMap((members): readonly (readonly [Element, ...(readonly Element[])])[] => {
    const [first, ...others] = members;
    if (first === undefined) return [];
    return members.length >= fewestOf(first) ? [[first, ...others]] : members.map((member) => [member]);
  });
}

/** A text that is equal for changes that are joined; undefined for a change that is never joined. */
function commonOf(change: Change): string | undefined {
  const detail = detailOf(change);
  return detail === undefined ? undefined : [change.kind, ...detail, ...change.editions].join("\n");
}

function detailOf(change: Change): readonly string[] | undefined {
  const { kind } = change;
  // Its row says where its own text is.
  if ("parts" in change) return undefined;
  if (kind === "page-moved") {
    const [move] = change.moves;
    const prefix = move && prefixChange(move);
    const { before, after } = change.divisions ?? {};
    return prefix && [prefix.from, prefix.to, before?.id ?? "", after?.id ?? ""];
  }
  // One pattern can leave out a whole folder, and the lost addresses name its line.
  if (kind === "page-removed") return change.ignoredBy === undefined ? undefined : [change.ignoredBy];
  if (kind === "page-added")
    return change.ignoredBefore === undefined || change.redirectedBy !== undefined ? undefined : [change.ignoredBefore];
  if (kind === "page-relocated") return [change.before.id, change.after.id];
  if (kind === "division-kind") return [change.before.kind, change.after.kind];
  if (kind === "division-moved") return [placeAbove(change.before), placeAbove(change.after)];
  if (kind === "page-listed" || kind === "page-unlisted")
    return [change.division.id, change.still?.id ?? "", `${change.times ?? ""}`];
  if (kind === "page-reordered") return [change.division.id];
  if (kind === "page-separated") return change.from;
  if (kind === "division-directory" || kind === "division-tagged" || kind === "page-tagged")
    return [change.before ?? "", change.after ?? ""];
  if (kind === "division-reordered") return [placeAbove(change.division)];
  return joinedByKind.has(kind) ? [] : undefined;
}

/** Changes of which a row says only what they are. */
const joinedByKind: ReadonlySet<Change["kind"]> = new Set([
  "page-hidden",
  "page-shown",
  "page-related",
  "page-described",
  "page-deprecated",
  "page-undeprecated",
  "division-described",
  "division-expanded",
  "division-collapsed",
]);

function placeAbove({ above }: DivisionRef): string {
  return above.join("\n");
}
