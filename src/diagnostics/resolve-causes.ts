// Drops findings that others explain.
import type { DiagnosticCode } from "./catalog.ts";
import type { Cause, Finding } from "./diagnostic.ts";

/** The findings that no other of them explains. One that is dropped explains others all the same. */
export function resolveCauses(findings: readonly Finding[]): readonly Finding[] {
  const wanted = new Set(findings.flatMap(({ details }) => causesOf(details).map(({ code }) => code)));
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

/** Every way in which a cause may name a finding. */
function namesOf({ code, place, details: { suggestion } }: Finding): readonly string[] {
  const { file } = place;
  const pointer = place.kind === "file" ? [] : [name(code, "pointer", file, place.pointer)];
  return [
    name(code, "file", file),
    ...pointer,
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
