// Selects the problems of the codes that `--only` names.
import { catalog } from "../../compiler/diagnostics/catalog.ts";
import { didYouMean } from "../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { UsageError } from "../settings/usage-error.ts";

/** The problems of these codes, and the number of those that are not listed; all problems if no code is named. Throws `UsageError` for an unknown code. */
export function onlyCodes(diagnostics: readonly Diagnostic[], codes: readonly string[] = []): readonly Diagnostic[] {
  const unknown = unknownCode(codes);
  if (unknown !== undefined) throw new UsageError(`--only: there is no code ${unknown}`);
  if (codes.length === 0) return diagnostics;
  return diagnostics.filter(({ code, subject }) =>
    codes.some((name) => code === name || (code === "more-problems" && subject.split(" · ").includes(name))),
  );
}

/** The first of these that is no code, in quotes, as the end of a sentence; undefined if all are codes. */
export function unknownCode(codes: readonly string[]): string | undefined {
  const unknown = codes.find((code) => !Object.hasOwn(catalog, code));
  return unknown === undefined ? undefined : `"${unknown}".${didYouMean(nearest(unknown, Object.keys(catalog)))}`;
}
