// Writes the outline for a terminal: with colors, guides, a depth limit, and problems below their lines.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { count, type Severity } from "../../compiler/diagnostics/codes.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { visible, withoutPasswords } from "../../compiler/text/visible.ts";
import { outlineLines, type OutlineLine, type WordRole } from "./outline-lines.ts";
import { hangingLines, type Run } from "./hanging-lines.ts";
import { problemsByLine } from "./problems-by-line.ts";

/** How the tree is printed. */
export interface TreeStyle {
  /** Colors a word of a line. */
  readonly paint: (role: WordRole | Severity | "guide", text: string) => string;
  /** Draws lines from each node to those below it. */
  readonly guides: boolean;
  /** How many levels are shown below an edition. */
  readonly depth: number;
  /** The problems, printed once below their lines. */
  readonly problems: readonly Diagnostic[];
  /** The file of places in docs.json. */
  readonly config: string;
  /** Width of the terminal; undefined if lines are not broken. */
  readonly columns: number | undefined;
}

/** A shown line, and the number of lines below it that are over the depth limit. */
interface Row {
  readonly line: OutlineLine;
  readonly below: readonly OutlineLine[];
}

/** The lines of the site, and at the end the number of problems without a line. */
export function treeText(navigation: ResolvedNavigation, style: TreeStyle): string {
  const all = outlineLines(navigation);
  const rows = rowsTo(style.depth, all);
  const guides = style.guides ? guidesOf(rows) : rows.map(({ line }) => "  ".repeat(line.depth));
  const { byLine, others } = problemsByLine(style.problems, all, navigation.pages, style.config);
  const lines = rows.flatMap(({ line, below }, index) => {
    const lead = guides[index] ?? "";
    const found = [line, ...below].flatMap((each) => byLine.get(each) ?? []);
    const hasChildren = (rows[index + 1]?.line.depth ?? 0) > line.depth;
    const indent = style.paint("guide", `${continued(lead)}${style.guides && hasChildren ? "│" : " "}   `);
    const { columns } = style;
    return [
      ...hangingLines(runsOf(line, below, style), { first: style.paint("guide", lead), rest: indent, columns }),
      ...found.flatMap((problem) =>
        hangingLines(problemRuns(problem, style), { first: indent, rest: `${indent}  `, columns }),
      ),
    ];
  });
  return [...lines, ...othersText(others.length)].map((line) => `${line}\n`).join("");
}

function othersText(others: number): readonly string[] {
  if (others === 0) return [];
  return [
    "",
    `${count(others, "problem")} about no line of this tree: navc check prints ${others === 1 ? "it" : "them"}`,
  ];
}

function runsOf({ words }: OutlineLine, below: readonly OutlineLine[], { paint }: TreeStyle): readonly Run[] {
  const more = below.filter(({ page }) => page !== undefined).length;
  return [...words, ...(more === 0 ? [] : [{ role: "mark", text: `  … ${count(more, "page")}` } as const])].map(
    ({ role, text }) => ({ text: withoutPasswords(visible(text)), paint: (part) => paint(role, part) }),
  );
}

function problemRuns({ severity, message, code }: Diagnostic, { paint }: TreeStyle): readonly Run[] {
  return [
    { text: severity, paint: (part) => paint(severity, part) },
    { text: ` ${withoutPasswords(visible(message))} `, paint: (part) => part },
    { text: code, paint: (part) => paint("mark", part) },
  ];
}

/** The lines down to a depth. */
function rowsTo(depth: number, lines: readonly OutlineLine[]): readonly Row[] {
  const rows: { line: OutlineLine; below: OutlineLine[] }[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.depth <= depth || last === undefined) rows.push({ line, below: [] });
    else last.below.push(line);
  }
  return rows;
}

/** What is before each line: `│  ├─ `. They are made from the end, where it is known which lines continue below. */
function guidesOf(rows: readonly Row[]): readonly string[] {
  const guides: string[] = [];
  /** For each depth, whether another line of this depth follows before a less deep one. */
  const follows: boolean[] = [];
  for (const { line } of rows.toReversed()) {
    const { depth } = line;
    const above = Array.from({ length: Math.max(0, depth - 1) }, (_, level) => (follows[level + 1] ? "│  " : "   "));
    guides.push(depth === 0 ? "" : `${above.join("")}${follows[depth] ? "├─ " : "└─ "}`);
    follows.length = depth;
    follows[depth] = true;
  }
  return guides.toReversed();
}

/** The guides of a line below the one with these guides, on its level. */
function continued(guides: string): string {
  return guides.replace("├─ ", "│  ").replace("└─ ", "   ");
}
