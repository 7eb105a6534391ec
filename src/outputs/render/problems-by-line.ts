// Finds the line of an outline of each problem.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { OutlineLine } from "./outline-lines.ts";

/** Problems by their line, and those without a line. */
export interface ProblemsByLine {
  readonly byLine: ReadonlyMap<OutlineLine | undefined, readonly Diagnostic[]>;
  readonly others: readonly Diagnostic[];
}

/**
 * Puts each problem at one line: that of the page whose file it is in, or the innermost element that contains its place. If
 * several editions show the element, the problem is in the first one. `config` is the file of elements that name none.
 */
export function problemsByLine(
  problems: readonly Diagnostic[],
  lines: readonly OutlineLine[],
  pages: { readonly [href: string]: Page },
  config: string,
): ProblemsByLine {
  const byElement = new Map<string, OutlineLine>();
  const byFile = new Map<string, OutlineLine>();
  for (const line of lines) {
    const { source, page } = line;
    const file = page === undefined ? undefined : pages[page]?.file;
    if (file !== null && file !== undefined && !byFile.has(file)) byFile.set(file, line);
    if (source === undefined) continue;
    const element = elementKey(source.file ?? config, source.pointer);
    if (!byElement.has(element)) byElement.set(element, line);
  }
  const byLine = groupBy(problems, ({ file, pointer }) => byFile.get(file) ?? innermost(file, pointer, byElement));
  return { byLine, others: byLine.get(undefined) ?? [] };
}

function innermost(
  file: string,
  pointer: string,
  byElement: ReadonlyMap<string, OutlineLine>,
): OutlineLine | undefined {
  for (let above = pointer; above !== ""; above = above.slice(0, above.lastIndexOf("/"))) {
    const line = byElement.get(elementKey(file, above));
    if (line !== undefined) return line;
  }
  return undefined;
}

function elementKey(file: string, pointer: string): string {
  return `${file}\n${pointer}`;
}
