// Lists specs and their operations as rows, those without a page first if asked for.
import type { CoveredOperation, SpecCoverage } from "./spec-coverage.ts";

/** A row of the list. */
export type CoverageRow =
  | {
      readonly kind: "spec";
      readonly spec: string;
      /** The number of operations with a page, among those that may have one. */
      readonly covered: number;
      readonly all: number;
    }
  | { readonly kind: "operation"; readonly spec: string; readonly operation: CoveredOperation };

/** The rows of all specs; with `missing` only the operations without a page. */
export function coverageRows(coverage: readonly SpecCoverage[], missing: boolean): readonly CoverageRow[] {
  return coverage.flatMap(({ spec, operations }) => {
    const counted = operations.filter(({ state }) => state !== "excluded");
    const covered = counted.filter(({ pages }) => pages.length > 0).length;
    const shown = missing ? operations.filter(({ state }) => state === "without page") : operations;
    const rows = shown.map((operation) => ({ kind: "operation" as const, spec, operation }));
    return [{ kind: "spec" as const, spec, covered, all: counted.length }, ...rows];
  });
}
