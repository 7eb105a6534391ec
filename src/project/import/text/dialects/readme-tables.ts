// Reads the tables of ReadMe, whose cells hold Markdown. (D441)
import type { ReplacedBlock } from "../text-rules.ts";

/** A tag of a table that stands on a line of its own, or a cell on one line. */
const tableLine =
  /^[ \t]*<(\/?)(Table|thead|tbody|tr|t[hd])((?:[ \t][^<>\n]{0,1000}?)?)(?:\/>|>(?:((?:(?!<\/?t[hdr]\b).)*)<\/(t[hd])>)?)[ \t]*$/;
/** What begins a block on a line of its own. */
const block = /^(?:[ \t]*(?:[-*+][ \t]|#{1,6}[ \t]|\d{1,9}[.)][ \t]|[>|<])|[ \t]*\t| {4})/;

interface TableTag {
  readonly start: number;
  readonly end: number;
  readonly isClosing: boolean;
  readonly name: string;
  readonly attributes: string;
  /** The text of a cell on one line. */
  readonly cell: string | undefined;
}

/** What is read of a table. */
interface ReadTable {
  readonly tags: TableTag[];
  readonly rows: string[][];
  /** Whether a table of Markdown can have its cells. */
  isPlain: boolean;
  hasHead: boolean;
  /** The lines of the cell that is open. */
  open: string[] | undefined;
}

/** The tags of the tables of a text as blocks. A table whose cells have a line of text at most is one of Markdown. */
export function tableBlocks(text: string, isCode: (offset: number) => boolean): readonly ReplacedBlock[] {
  const blocks: ReplacedBlock[] = [];
  let table: ReadTable | undefined;
  let at = 0;
  for (const line of text.split("\n")) {
    const start = at;
    at += line.length + 1;
    const tag = isCode(start) ? undefined : tagOf(line, start);
    if (tag?.name === "Table" && !tag.isClosing)
      table = { tags: [], rows: [], isPlain: true, hasHead: false, open: undefined };
    if (table === undefined) continue;
    if (tag === undefined) addText(table, line);
    else addTag(table, tag);
    if (tag?.name !== "Table" || !tag.isClosing) continue;
    const written = table.isPlain ? markdownTable(table) : undefined;
    if (written === undefined) for (const each of table.tags) blocks.push(tagBlock(each, text));
    else blocks.push({ start: table.tags[0]!.start, end: tag.end, text: written });
    table = undefined;
  }
  return blocks;
}

function tagOf(line: string, start: number): TableTag | undefined {
  const found = tableLine.exec(line);
  if (found === null) return undefined;
  const [, slash, name = "", attributes = "", written, closed] = found;
  if (written !== undefined && (closed !== name || slash === "/")) return undefined;
  const cell = line.trimEnd().endsWith("/>") ? "" : written;
  return { start, end: start + line.length, isClosing: slash === "/", name, attributes, cell };
}

/** Code blocks are blank here, but not empty. */
function addText(table: ReadTable, line: string): void {
  if (line === "") return;
  if (table.open === undefined || table.open.length > 0 || line.trim() === "" || block.test(line))
    table.isPlain = false;
  else table.open.push(line.trim());
}

function addTag(table: ReadTable, tag: TableTag): void {
  const { name, cell, isClosing, attributes } = tag;
  table.tags.push(tag);
  const isCell = /^t[hd]$/.test(name);
  if (table.open !== undefined && !(isCell && isClosing)) table.isPlain = false;
  if (/span/i.test(attributes)) table.isPlain = false;
  if (name === "thead") table.hasHead = true;
  if (name === "tr" && !isClosing) table.rows.push([]);
  if (!isCell) return;
  if (cell !== undefined) table.rows.at(-1)?.push(cell.trim());
  else if (!isClosing) table.open = [];
  else {
    table.rows.at(-1)?.push(table.open?.[0] ?? "");
    table.open = undefined;
  }
}

function tagBlock({ start, end, name, attributes, cell }: TableTag, text: string): ReplacedBlock {
  if (cell === undefined) return { start, end, text: withSide(text.slice(start, end).trim()) };
  return { start, end, text: `<${name}${withSide(attributes)}>\n\n${cell}\n\n</${name}>` };
}

/** ReadMe writes the side of a cell as a style. */
function withSide(tag: string): string {
  return tag.replace(/(?<=[ \t])style=\{\{ *textAlign: *"(\w{1,10})" *\}\}/, 'align="$1"');
}

/** In a table of Markdown, which has as many cells in each row. */
const mostCells = 50_000;

/** The table of Markdown; undefined if it has no cells, or too many. */
function markdownTable({ tags, rows, hasHead }: ReadTable): string | undefined {
  let columns = 0;
  for (const row of rows) columns = Math.max(columns, row.length);
  if (columns === 0 || columns * rows.length > mostCells) return undefined;
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, at) => (cells[at] ?? "").replaceAll(/(?<!\\)\|/g, String.raw`\|`)).join(" | ")} |`;
  const sides = [...tags[0]!.attributes.matchAll(/"(left|center|right)"|\bnull\b/g)].map(([, side]) => side);
  const marks = Array.from({ length: columns }, (_, at) => {
    const side = sides[at];
    return side === undefined ? "---" : { left: ":--", center: ":-:", right: "--:" }[side]!;
  });
  return [line(head), line(marks), ...body.map(line)].join("\n");
}
