// Finds the problems that one decision solves: with one address, or below one folder, and what their messages suggest. (D475)
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { otherStart } from "../../compiler/diagnostics/problem-cause.ts";
import { suggestedEdit } from "./suggested-edit.ts";

type TextOf = (file: string) => string | undefined;

const linkCodes: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>(["link-not-found", "href-target-missing"]);

/** The other problems with links to one address, in texts, docs.json and front matter. They mean the same page. */
export function sameAddress(finding: Diagnostic, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const { suggestion, replaces, target } = finding;
  if (!linkCodes.has(finding.code) || suggestion === undefined || replaces === undefined) return [];
  const isSame = (each: Diagnostic): boolean =>
    linkCodes.has(each.code) &&
    keyOf(each) !== keyOf(finding) &&
    each.edits === undefined &&
    addressOf(each) === addressOf(finding) &&
    (each.suggestion ?? suggestion) === suggestion;
  return target?.kind === "missing" ? found.filter(isSame).map((each) => ({ ...each, suggestion, replaces })) : [];
}

/** The problems with the cause of one of them, it too, whose messages suggest what to write; empty if it has none that one change solves. */
export function sameCause(
  { code, cause, suggestion }: Diagnostic,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (cause?.kind !== "other-start" || suggestion === undefined) return [];
  const key = JSON.stringify(cause);
  return found.filter(
    (each) =>
      each.code === code &&
      each.edits === undefined &&
      each.suggestion !== undefined &&
      JSON.stringify(each.cause) === key,
  );
}

/** The problems below a folder that has moved, and the links of docs.json to the same addresses: each has a page of its name elsewhere. */
export function movedBelow(folder: string, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const start = segmentsOf(folder);
  const isBelow = (path: string): boolean => {
    const segments = segmentsOf(path);
    return start.every((segment, index) => segments[index] === segment);
  };
  const moved = found.filter(
    ({ edits, suggestion, replaces, target }) =>
      edits === undefined &&
      target?.kind === "missing" &&
      replaces !== undefined &&
      isBelow(replaces) &&
      otherStart(fromRoot(replaces), suggestion && fromRoot(suggestion)) !== undefined,
  );
  return withSameAddresses(moved, found);
}

/** The same problems, and those of the other links to their addresses. */
export function withSameAddresses(
  problems: readonly Diagnostic[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const others = problems.flatMap((each) => sameAddress(each, found));
  return [...new Map([...problems, ...others].map((each) => [keyOf(each), each])).values()];
}

/** A problem with the edits that write its suggestion, at all of its places where that is possible. */
export function withSuggestedEdits(finding: Diagnostic, textOf: TextOf): Diagnostic {
  const { count, related } = finding;
  // Other related places are not those of the fault.
  const places = related.length === count - 1 ? [finding, ...related] : [finding];
  const edits = places.flatMap(({ file, range }) => suggestedEdit({ ...finding, file, range }, textOf(file)) ?? []);
  return edits.length === 0 ? finding : { ...finding, edits };
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
