// Writes what problems of redirects are about with the new destinations of these redirects.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { partEnd } from "./renamed-words.ts";

/** What a problem is about after a change. `rename` gives the other parts of its subject their new names. */
export type SubjectAfter = (problem: Pick<Diagnostic, "code" | "subject">, rename: (text: string) => string) => string;

/** The subjects of problems with the destinations that redirects get. */
export function renamedDestinations(before: readonly Redirect[], after: readonly Redirect[]): SubjectAfter {
  const bySource = new Map(after.map(({ source, destination }) => [source, destination]));
  const changed = new Map(
    before.flatMap(({ source, destination }) => {
      const now = bySource.get(source);
      return now === undefined || now === destination ? [] : [[destination, now] as const];
    }),
  );
  return ({ code, subject }, rename) => {
    const parts = code.startsWith("redirect-") ? subject.split(partEnd) : [];
    if (!parts.some((part) => changed.has(part))) return rename(subject);
    return parts.map((part) => changed.get(part) ?? rename(part)).join(partEnd);
  };
}
