// Which reported problems touch a page?
import type { Diagnostic, Range } from "../diagnostics/diagnostic.ts";
import type { Page } from "../site/navigation.ts";
import type { EntryFacts, ProblemFacts } from "./explanation.ts";
import { isResolved } from "./operation-facts.ts";

/** The problems in its file, its operation and its entries. After the places of the entries were settled. */
export function problemsOf(
  { file, operation }: Page,
  entries: readonly EntryFacts[],
  diagnostics: readonly Diagnostic[],
): readonly ProblemFacts[] {
  const own = operation !== undefined && isResolved(operation) ? operation : undefined;
  return diagnostics.filter(touches).map(problemFacts);

  function touches(diagnostic: Diagnostic): boolean {
    if (diagnostic.file === file) return true;
    if (own !== undefined && diagnostic.file === own.file && isAtOrBelow(diagnostic.pointer, own.pointer)) return true;
    return entries.some((entry) => isAt(diagnostic, entry));
  }
}

function isAt({ file, pointer, related, severity }: Diagnostic, entry: EntryFacts): boolean {
  // What is said of a whole spec is no news of one of its pages.
  if (file === entry.file && pointer === entry.pointer) return entry.kind !== "spec" || severity !== "info";
  return related.some((other) => other.file === entry.file && startsAt(other.range, entry));
}

function startsAt({ start }: Range, { line, column }: EntryFacts): boolean {
  return start.line === line && start.column === column;
}

function isAtOrBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}

function problemFacts({ severity, code, message, file, range }: Diagnostic): ProblemFacts {
  return { severity, code, message, file, line: range.start.line, column: range.start.column };
}
