// The faults of docs.json that keep an unknown number of pages from a site. (D49, D50)
import { contentFields } from "../contract/fields.ts";
import type { DiagnosticCode } from "./catalog.ts";

/** Those whose code says so. */
export const configLosses: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "config-syntax",
  "no-primary-pattern",
  "ref-not-found",
  "ref-outside-root",
  "ref-cycle",
  "ref-syntax",
  "limit-exceeded",
]);

const holders: ReadonlySet<string> = new Set([...contentFields, "directory", "navigation"]);

/** True for a field that can hold pages, or decide where they are: what is wrong with it costs them. */
export function holdsPages(field: string | undefined): boolean {
  return field !== undefined && holders.has(field);
}
