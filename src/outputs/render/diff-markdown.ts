// Writes a diff as a comment on a pull request.
import { count } from "../../compiler/diagnostics/codes.ts";
import type { NavigationDiff } from "../diff/navigation-diff.ts";
import { markdownText, printableJson, visible } from "../../compiler/text/visible.ts";
import { folded, roomFor } from "./markdown-report.ts";
import { noNotes, type DiffNotes } from "./diff-notes.ts";
import { lostRows, lostTitle, type LostRow } from "./diff-lost.ts";
import { allSections, basePathLine, countsOf, isSame } from "./diff-rows.ts";
import { movesMermaid } from "./moves-mermaid.ts";
import type { Piece, Row } from "./row.ts";

/** GitHub accepts comments of 65,536 characters. */
const mostCharacters = 60_000;
/** Longer lists are folded. */
const mostOpen = 12;

/** A heading with what may be missing and the verdict, a table of lost addresses, and a list of changes for each section. */
export function markdownDiff(diff: NavigationDiff, notes: DiffNotes = noNotes): string {
  const caution = cautionLines(notes);
  if (isSame(diff)) return `### Navigation\n\n${caution}${basePathLine(diff, code)}No changes.\n`;
  const verdict = diff.ok ? "Every address still leads somewhere." : "";
  const head = [
    "### Navigation\n",
    caution + basePathLine(diff, code) + [`**${countsOf(diff)}**`, verdict].filter(Boolean).join("  \n"),
    "",
  ];
  const room = roomFor(mostCharacters, (text) => text.length);
  const lost = lostRows(diff).map(lostRow);
  const moves = movesMermaid(diff);
  const parts = [
    ...(lost.length === 0 ? [] : [listed(`❌ ${lostTitle(diff)}`, { head: lostHead, rows: lost }, room)]),
    ...(moves !== "" && room(moves) ? [moves] : []),
    ...allSections(diff).map(({ title, rows }) => listed(title, { head: "", rows: rows.map(listRow) }, room)),
    ...redirectsPart(diff, notes, room),
  ];
  return [...head, ...parts].join("\n");
}

/** Cautions, which GitHub shows as a box, about what only one side has; one line about what both have. */
function cautionLines({ cautions, standing }: DiffNotes): string {
  const box = `> [!CAUTION]\n${cautions.map((caution) => `> ${markdownText(caution)}\n`).join(">\n")}\n`;
  const line = standing === undefined ? "" : `${markdownText(standing)}\n\n`;
  return (cautions.length === 0 ? "" : box) + line;
}

/** The redirects to paste: all of them, or none. */
function redirectsPart(
  { redirects }: NavigationDiff,
  { chains }: DiffNotes,
  room: (text: string) => boolean,
): readonly string[] {
  const json = printableJson(JSON.stringify(redirects, null, 2));
  if (redirects.length === 0 || json.length > mostCharacters / 3 || !room(json)) return [];
  const summary = `${count(redirects.length, "redirect")} for the head of <code>redirects</code> in docs.json`;
  const after = chains === undefined ? "" : `\n${markdownText(chains)}.\n`;
  return [folded(summary, `\`\`\`json\n${json}\n\`\`\`\n${after}`)];
}

const lostHead = "| address | proposed redirect | why |\n| --- | --- | --- |\n";

function lostRow({ from, to, reason }: LostRow): string {
  return `| ${code(from)} | ${to === undefined ? "none" : code(to)} | ${markdownText(reason)} |\n`;
}

function listRow({ verb, pieces, editions }: Row): string {
  const scope = editions === "" ? "" : ` (${markdownText(editions)})`;
  return `- **${verb}** ${pieces.map(markdownPiece).join(" ")}${scope}\n`;
}

function markdownPiece({ style, text }: Piece): string {
  if (style === "address") return code(text);
  return style === "name" ? `“${markdownText(text)}”` : markdownText(text);
}

/** A code span that no character in it can end. An empty text is left as it is, because its backticks would open code. */
function code(text: string): string {
  const shown = visible(text);
  return shown.trim() === "" || /[`|\\]/.test(shown) ? markdownText(shown) : `\`${shown}\``;
}

interface Rows {
  /** The lines above the rows. */
  readonly head: string;
  readonly rows: readonly string[];
}

/** A titled list, folded if it is long; rows that do not fit are counted. */
function listed(title: string, { head, rows }: Rows, room: (text: string) => boolean): string {
  const shown = rows.filter(room);
  const left = rows.length - shown.length;
  const rest = left === 0 ? "" : `\n… ${left} more; \`navc diff\` prints all.\n`;
  const body = `${head}${shown.join("")}${rest}`;
  if (rows.length <= mostOpen) return `**${title}**\n\n${body}`;
  return folded(`<b>${title}</b> (${rows.length})`, body);
}
