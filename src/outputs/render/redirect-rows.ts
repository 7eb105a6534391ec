// Makes the rows of a diff about redirects of docs.json.
import { count } from "../../compiler/diagnostics/codes.ts";
import type { NavigationDiff, RedirectChange } from "../diff/navigation-diff.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { Piece, Row } from "./row.ts";

/** The number of redirects with the same change that share a row. */
const fewest = 6;
const shown = 3;

/** The redirects that were changed, removed and added; redirects that hide a page come first. */
export function redirectRows({ redirectChanges }: NavigationDiff): readonly Row[] {
  const hiding = redirectChanges.filter(({ hides }) => hides.length > 0);
  const others = redirectChanges.filter(({ hides }) => hides.length === 0);
  const joined = verbs.flatMap((verb): readonly Row[] => {
    const groups = groupBy(
      others.filter((each) => verbOf(each) === verb),
      wayOf,
    );
    return [...groups.values()].flatMap((same) => (same.length < fewest ? same.map(rowOf) : [joinedRow(verb, same)]));
  });
  return [...hiding.map(rowOf), ...joined];
}

/** `2 redirects changed, 1 added`; undefined if none did. */
export function redirectCounts({ redirectChanges }: NavigationDiff): string | undefined {
  const [first, ...rest] = verbs.flatMap((verb) => {
    const number = redirectChanges.filter((change) => verbOf(change) === verb).length;
    return number === 0 ? [] : [{ verb, number }];
  });
  if (first === undefined) return undefined;
  const others = rest.map(({ verb, number }) => `${number} ${verb}`);
  return [`${count(first.number, "redirect")} ${first.verb}`, ...others].join(", ");
}

const verbs = ["changed", "removed", "added"] as const;
type Verb = (typeof verbs)[number];

const marks: Readonly<Record<Verb, Row["mark"]>> = { changed: "~", removed: "-", added: "+" };

function verbOf({ before, after }: RedirectChange): Verb {
  if (after === null) return "removed";
  return before === null ? "added" : "changed";
}

/** How a redirect changed beside its verb: only those that changed in one way share a row. */
function wayOf(change: RedirectChange): string {
  return JSON.stringify([isElsewhere(change), change.permanent]);
}

function isElsewhere({ before, after }: RedirectChange): boolean {
  return before !== after;
}

function durationOf({ permanent }: RedirectChange): readonly Piece[] {
  if (permanent === undefined) return [];
  const text = permanent ? "(permanent now, so browsers keep it)" : "(temporary now)";
  return [{ style: "plain", text }];
}

function rowOf(change: RedirectChange): Row {
  const { source, before, after, hides } = change;
  const verb = verbOf(change);
  const [first] = hides;
  const isMoved = verb === "changed" && isElsewhere(change);
  const was = isMoved ? [{ style: "plain", text: `instead of ${before ?? ""}` } as const] : [];
  const pages = hides.length === 1 ? "the page" : `${count(hides.length, "page")}, such as`;
  const hidden =
    first === undefined ? [] : [{ style: "plain", text: `(nobody can open ${pages} ${first} now)` } as const];
  const arrow = `${source} → ${after ?? before ?? ""}`;
  const pieces = [{ style: "address", text: arrow } as const, ...was, ...durationOf(change), ...hidden];
  return { mark: marks[verb], verb, pieces, editions: "" };
}

function targetOf({ before, after }: RedirectChange): string {
  return after ?? before ?? "";
}

function joinedRow(verb: Verb, all: readonly RedirectChange[]): Row {
  const targets = new Set(all.map(targetOf));
  const first = all.slice(0, shown);
  const text =
    targets.size === 1
      ? `${count(all.length, "redirect")} to ${[...targets][0]!} (from ${first.map(({ source }) => source).join(", ")}, …)`
      : `${count(all.length, "redirect")} (${first.map((each) => `${each.source} → ${targetOf(each)}`).join(", ")}, …)`;
  return { mark: marks[verb], verb, pieces: [{ style: "plain", text }, ...durationOf(all[0]!)], editions: "" };
}
