// Finds the problems that one decision solves: with one address, or below one folder, and what their messages suggest. (D475)
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { otherStart } from "../../compiler/diagnostics/problem-cause.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { isInSpec, suggestedEdit } from "./suggested-edit.ts";

type TextOf = (file: string) => string | undefined;

const linkCodes: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>(["link-not-found", "href-target-missing"]);

/** The problems of one list that may be alike, found once: each problem asks for them. */
const indexOf = perObject((found: readonly Diagnostic[]) => {
  const left = found.filter(({ edits }) => edits === undefined);
  return {
    byAddress: groupBy(
      left.filter(({ code }) => linkCodes.has(code)),
      addressOf,
    ),
    byCause: groupBy(
      left.filter(({ suggestion }) => suggestion !== undefined),
      causeKey,
    ),
  };
});

/** The problems with links to the address of one, it too, in texts, docs.json and front matter. They mean the same page. */
function linkedAlike(
  { code, suggestion, replaces, target }: Diagnostic,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (!linkCodes.has(code) || suggestion === undefined || replaces === undefined || target?.kind !== "missing")
    return [];
  return (indexOf(found).byAddress.get(target.address) ?? [])
    .filter((each) => (each.suggestion ?? suggestion) === suggestion)
    .map((each) => ({ ...each, suggestion, replaces: each.replaces ?? replaces }));
}

/** Equal for problems with the same `linkedAlike`. */
export function linkKey({ code, suggestion, replaces, target }: Diagnostic): string | undefined {
  if (!linkCodes.has(code) || target?.kind !== "missing") return undefined;
  return JSON.stringify([target.address, suggestion, replaces]);
}

/** The problems with the cause of one of them, it too, whose messages suggest what to write; empty if it has none that one change solves. */
export function sameCause(finding: Diagnostic, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const { cause, suggestion } = finding;
  if (cause?.kind !== "other-start" || suggestion === undefined) return [];
  return indexOf(found).byCause.get(causeKey(finding)) ?? [];
}

/** Equal for the problems of one code with one cause. */
export function causeKey({ code, cause }: Diagnostic): string | undefined {
  return cause && JSON.stringify([code, cause]);
}

/**
 * The problems below a folder that has moved, and the links of docs.json to the same addresses: each has a page of its name elsewhere. So do
 * links into the folder of a language or version that were copied into another one.
 */
export function movedBelow(folder: string, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const start = segmentsOf(folder);
  const isBelow = (path: string): boolean => {
    const segments = segmentsOf(path);
    return start.every((segment, index) => segments[index] === segment);
  };
  const moved = found.filter(
    ({ code, edits, suggestion, replaces, target }) =>
      edits === undefined &&
      (target?.kind === "missing" || code === "link-to-other-edition") &&
      replaces !== undefined &&
      isBelow(replaces) &&
      otherStart(fromRoot(replaces), suggestion && fromRoot(suggestion)) !== undefined,
  );
  return withSameAddresses(moved, found);
}

/** Those of `movedBelow` whose message suggests something else than `to` in place of the folder. */
export function movedOtherwise(
  { from, to }: { readonly from: string; readonly to: string },
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const [start, other] = [fromRoot(from), fromRoot(to)];
  return movedBelow(from, found).filter(
    ({ suggestion = "", replaces = "" }) => fromRoot(suggestion) !== other + fromRoot(replaces).slice(start.length),
  );
}

/** The same problems, and those of the other links to their addresses. */
export function withSameAddresses(
  problems: readonly Diagnostic[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const oneOfEach = new Map(problems.map((each) => [linkKey(each), each]));
  oneOfEach.delete(undefined);
  const others = [...oneOfEach.values()].flatMap((each) => linkedAlike(each, found));
  return [...new Map([...problems, ...others].map((each) => [keyOf(each), each])).values()];
}

/** A problem with the edits that write its suggestion, at all of its places where that is possible. */
export function withSuggestedEdits(finding: Diagnostic, textOf: TextOf): Diagnostic {
  const edits = placesOf(finding).flatMap(
    ({ file, range }) => suggestedEdit({ ...finding, file, range }, textOf(file)) ?? [],
  );
  return edits.length === 0 ? finding : { ...finding, edits };
}

/** The places where a suggestion can't be written, by the reason. */
export interface UnwrittenPlaces {
  /** Those of specs. */
  readonly inSpecs: readonly Place[];
  /** Those at which the address is not written as it is meant. */
  readonly others: readonly Place[];
}

/** The places of problems that have no edit. */
export function unwrittenPlaces(problems: readonly Diagnostic[], textOf: TextOf): UnwrittenPlaces {
  const places = problems.flatMap(placesOf);
  const isSpec = (place: Place): boolean => isInSpec(place, textOf(place.file) ?? "");
  return { inSpecs: places.filter(isSpec), others: places.filter((each) => !isSpec(each)) };
}

/** The places of a fault: other related places are not those of the fault. */
function placesOf(finding: Diagnostic): readonly Place[] {
  const { count, related } = finding;
  return related.length === count - 1 ? [finding, ...related] : [finding];
}

type Place = Pick<Diagnostic, "file" | "range">;

/** A list in which some problems are as somebody has decided: each stands for the one of its code and place. */
export function withDecided(found: readonly Diagnostic[], decided: readonly Diagnostic[]): readonly Diagnostic[] {
  const byKey = new Map(decided.map((each) => [keyOf(each), each]));
  return found.map((each) => byKey.get(keyOf(each)) ?? each);
}

function keyOf({ code, file, range }: Diagnostic): string {
  return `${code} ${range.start.offset} ${file}`;
}

function addressOf({ target }: Diagnostic): string | undefined {
  return target?.kind === "missing" ? target.address : undefined;
}

function fromRoot(path: string): string {
  return path.startsWith("/") ? path : `/${path}`;
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}
