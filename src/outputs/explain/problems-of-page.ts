// Finds the problems of a page.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { ExpandedPage } from "../../compiler/expand/expanded-tree.ts";
import { madeOnce, perObject } from "../../compiler/text/per-object.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { EntryFacts } from "./explanation.ts";

/** The problems in the file of a page, in its operation or at an entry, in the order of the site. It has to be called after `locateAll` has found the places of the entries. */
export function problemsOf(
  { file, operation }: ExpandedPage,
  entries: readonly EntryFacts[],
  site: ExplainedSite,
): readonly Diagnostic[] {
  const index = indexOf(site);
  const found = new Set(file === null ? [] : index.ofFile(file));
  if (operation !== undefined && !operation.unresolved)
    for (const each of index.inFile(operation.file))
      if (each.pointer === operation.pointer || each.pointer.startsWith(`${operation.pointer}/`)) found.add(each);
  for (const entry of entries) {
    for (const each of index.at(entry.file, entry.pointer))
      // A finding about a whole spec is not about one of its pages.
      if (entry.kind !== "spec" || each.severity !== "info") found.add(each);
    for (const each of index.relatedTo(entry))
      if (each.file !== entry.file || each.pointer !== entry.pointer) found.add(each);
  }
  return [...found].toSorted((one, other) => index.orderOf(one) - index.orderOf(other));
}

interface ProblemIndex {
  /** Those about a file. */
  readonly ofFile: (file: string) => readonly Diagnostic[];
  /** Those that stand in a file. */
  readonly inFile: (file: string) => readonly Diagnostic[];
  readonly at: (file: string, pointer: string) => readonly Diagnostic[];
  /** Those that also name the place. */
  readonly relatedTo: (place: Pick<EntryFacts, "file" | "line" | "column">) => readonly Diagnostic[];
  readonly orderOf: (problem: Diagnostic) => number;
}

/** All pages of a site are explained at once, and may have as many problems. */
const indexOf = perObject(({ diagnostics }: ExplainedSite): ProblemIndex => {
  const lists = new Map<string, Diagnostic[]>();
  const add = (key: readonly unknown[], problem: Diagnostic): void => {
    const list = madeOnce(lists, JSON.stringify(key), () => []);
    if (list.at(-1) !== problem) list.push(problem);
  };
  for (const problem of diagnostics) {
    const { file, files = [file], pointer, related } = problem;
    for (const each of files) add(["of", each], problem);
    add(["in", file], problem);
    add(["at", file, pointer], problem);
    for (const { file: other, range } of related)
      add(["related", other, range.start.line, range.start.column], problem);
  }
  const order = new Map(diagnostics.map((problem, index) => [problem, index]));
  const listOf = (...key: readonly unknown[]): readonly Diagnostic[] => lists.get(JSON.stringify(key)) ?? [];
  return {
    ofFile: (file) => listOf("of", file),
    inFile: (file) => listOf("in", file),
    at: (file, pointer) => listOf("at", file, pointer),
    relatedTo: ({ file, line, column }) => listOf("related", file, line, column),
    orderOf: (problem) => order.get(problem) ?? 0,
  };
});
