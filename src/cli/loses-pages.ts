// Findings that mean that an unknown number of pages is missing.
import { contentFields } from "../contract/fields.ts";
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { pointerSegments } from "../text/json-pointer.ts";

const losing: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "config-syntax",
  "no-primary-pattern",
  "ref-not-found",
  "ref-outside-root",
  "ref-cycle",
  "ref-syntax",
  "limit-exceeded",
  "duplicate-key",
  "several-primary-patterns",
  "spec-not-found",
  "spec-syntax",
  "spec-invalid",
  "spec-ref",
  "spec-outside-root",
  "spec-unreachable",
  "endpoint-without-spec",
  "endpoint-method",
]);

/** The fields that can hold pages, or decide where they are: what is wrong with one costs its pages. */
const holders: ReadonlySet<string> = new Set([...contentFields, "directory", "navigation", "source"]);

/** True where pages are missing until it is fixed, and nobody knows which: a list, a `$ref` or a spec that can't be read. */
export function losesPages({ code, pointer, suggestion }: Diagnostic): boolean {
  if (losing.has(code)) return true;
  const isInNavigation = !/^\/redirects(?:\/|$)/.test(pointer);
  // What a misspelt field holds is lost; one that nobody wrote held nothing.
  if (code === "unknown-field" || code === "missing-field")
    return isInNavigation && suggestion !== undefined && holders.has(suggestion);
  if (code !== "wrong-type") return false;
  const field = pointerSegments(pointer).findLast((segment) => !/^\d+$/.test(segment));
  return isInNavigation && field !== undefined && holders.has(field);
}
