// Draws what moved between divisions as a Mermaid flowchart, which GitHub shows as a picture.
import { count } from "../../compiler/diagnostics/codes.ts";
import type { Change, NavigationDiff } from "../diff/navigation-diff.ts";
import type { DivisionRef } from "../diff/page-change.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { visible } from "../../compiler/text/visible.ts";
import { placeName } from "./place-name.ts";

/** The number of arrows: one alone shows no more than the list, and too many are confusing. */
const [fewest, most] = [2, 8];
/** The most code points of a label. */
const longest = 60;

interface Move {
  readonly from: DivisionRef;
  readonly to: DivisionRef;
  /** What moved: pages, or the division with this label. */
  readonly division?: string;
  readonly pages: number;
}

/**
 * A fenced block with an arrow from each division to each other one that something moved to; "" if the list is clearer. The old
 * divisions are one column and the new ones the other, because a chain of arrows would be too wide.
 */
export function movesMermaid({ changes }: NavigationDiff): string {
  const arrows = [
    ...groupBy(changes.flatMap(moveOf), ({ from, to }) => JSON.stringify([placeName(from), placeName(to)])).values(),
  ];
  if (arrows.length < fewest || arrows.length > most) return "";
  const before = new Column("before", "a");
  const after = new Column("after", "b");
  const lines = arrows.map((moves) => {
    const { from, to } = moves[0]!;
    return `  ${before.nodeOf(from)} -->|${quoted(whatMoved(moves))}| ${after.nodeOf(to)}\n`;
  });
  const head = "flowchart LR\n  accTitle: What moved\n";
  return `\`\`\`mermaid\n${head}${before.text()}${after.text()}${lines.join("")}\`\`\`\n`;
}

/** The divisions of one side. */
class Column {
  readonly #title: string;
  readonly #prefix: string;
  readonly #nodes = new Map<string, string>();

  constructor(title: string, prefix: string) {
    this.#title = title;
    this.#prefix = prefix;
  }

  nodeOf(ref: DivisionRef): string {
    const name = placeName(ref);
    const node = this.#nodes.get(name) ?? `${this.#prefix}${this.#nodes.size}`;
    this.#nodes.set(name, node);
    return node;
  }

  text(): string {
    const nodes = [...this.#nodes].map(([name, node]) => `    ${node}[${quoted(name)}]\n`);
    return `  subgraph ${this.#title}\n${nodes.join("")}  end\n`;
  }
}

function moveOf(change: Change): readonly Move[] {
  if (change.kind === "page-relocated") return [{ from: change.before, to: change.after, pages: change.hrefs.length }];
  if (change.kind === "page-moved" && change.divisions !== undefined)
    return [{ from: change.divisions.before, to: change.divisions.after, pages: change.moves.length }];
  if (change.kind === "division-moved") {
    const { before, after } = change;
    return [{ from: aboveOf(before), to: aboveOf(after), division: placeName({ ...after, above: [] }), pages: 0 }];
  }
  return [];
}

/** The division above one, if it has to be named. */
function aboveOf({ above }: DivisionRef): DivisionRef {
  const label = above.at(-1);
  if (label === undefined) return { id: "", kind: "root", label: "", above: [] };
  return { id: "", kind: "group", label: label || "(no label)", above: above.slice(0, -1) };
}

function whatMoved(moves: readonly Move[]): string {
  const divisions = moves.flatMap(({ division }) => division ?? []);
  const pages = moves.reduce((sum, move) => sum + move.pages, 0);
  const named = divisions.length > 2 ? [count(divisions.length, "division")] : divisions;
  return [...named, ...(pages === 0 ? [] : [count(pages, "page")])].join(", ");
}

/** Only letters, digits and spaces of a label are written unchanged: everything else may have a meaning in Mermaid or Markdown. */
function quoted(text: string): string {
  const points = Array.from(visible(text));
  const shown = points.length > longest ? [...points.slice(0, longest - 1), "…"] : points;
  return `"${shown.map((point) => (/[\p{L}\p{M}\p{N} ]/u.test(point) ? point : `#${point.codePointAt(0)!};`)).join("")}"`;
}
