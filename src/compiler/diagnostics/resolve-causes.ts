// Finds the cause of each finding, and removes findings that another finding explains (D49).
import { isPageFileName } from "../contract/page-path.ts";
import type { DiagnosticCode } from "./catalog.ts";
import type { Cause, Finding, Report } from "./diagnostic.ts";
import { fileAt, type Place } from "./place.ts";

/** The findings that no other one explains. A removed finding can still explain others. Those of the code `but` explain nothing. */
export function resolveCauses(findings: readonly Finding[], but?: DiagnosticCode): readonly Finding[] {
  const wanted = new Set(findings.flatMap(({ details }) => causesOf(details).map(({ code }) => code)));
  if (but !== undefined) wanted.delete(but);
  if (wanted.size === 0) return findings;
  const made = new Set(findings.flatMap((finding) => (wanted.has(finding.code) ? namesOf(finding) : [])));
  const isMade = (cause: Cause): boolean => made.has(nameOf(cause));
  return findings.filter(({ details: { causedBy } }) => {
    if (causedBy === undefined || causedBy.length === 0) return true;
    return !causedBy.some((cause) =>
      "all" in cause ? cause.all.length > 0 && cause.all.every(isMade) : isMade(cause),
    );
  });
}

function causesOf({ causedBy = [] }: Finding["details"]): readonly Cause[] {
  return causedBy.flatMap((cause) => ("all" in cause ? cause.all : [cause]));
}

/** All names that a cause may use for a finding. */
function namesOf({ code, place, details: { alsoAt = [], suggestion } }: Finding): readonly string[] {
  const places = [place, ...alsoAt.map((other) => other.place)];
  return [
    ...places.flatMap((each) => [
      name(code, "file", each.file),
      ...(each.kind === "file" ? [] : [name(code, "pointer", each.file, each.pointer)]),
    ]),
    ...(suggestion === undefined ? [] : [name(code, "suggests", suggestion)]),
  ];
}

function nameOf(cause: Cause): string {
  if ("suggests" in cause) return name(cause.code, "suggests", cause.suggests);
  const { code, at } = cause;
  return at.kind === "file" ? name(code, "file", at.file) : name(code, "pointer", at.file, at.pointer);
}

function name(code: DiagnosticCode, ...words: readonly string[]): string {
  return JSON.stringify([code, ...words]);
}

// In a file that is not valid JSON, a value is taken for empty where none could be read.
const aboutShape: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "wrong-type",
  "missing-field",
  "unknown-field",
  "empty-label",
  "empty-children",
]);

/** Reports findings about the shape of a file as explained by its syntax errors. */
export function explainedBySyntax(report: Report): Report {
  return withCauses(report, (code, { file }) =>
    aboutShape.has(code) ? [{ code: "config-syntax", at: fileAt(file) }] : undefined,
  );
}

/** Reports findings as explained if all `files` of a place are page files that are reported as unlisted (D45). */
export function explainedByUnlisted(report: Report, files: (place: Place) => readonly string[]): Report {
  return withCauses(report, (code, place) => {
    const all = [...new Set(files(place))].map((file) => ({ code: "page-unlisted", at: fileAt(file) }) as const);
    return code === "page-unlisted" || all.length === 0 ? undefined : [{ all }];
  });
}

/** Adds causes to findings that were reported without one. */
function withCauses(
  report: Report,
  causesOf: (code: DiagnosticCode, place: Place) => Finding["details"]["causedBy"],
): Report {
  return (code, place, args, details = {}) => {
    const causedBy = details.causedBy ?? causesOf(code, place);
    report(code, place, args, { ...details, causedBy });
  };
}

/** The page file of a place; undefined if the file is not a page. */
export function pageFileOf({ file }: Place): readonly string[] {
  return isPageFileName(file) ? [file] : [];
}
