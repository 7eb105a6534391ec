// Edits a text that has one redirect in a line.
import { layoutOf } from "../../../compiler/text/element-text.ts";
import type { TextPiece } from "../../../compiler/text/text-pieces.ts";
import { NotWritten, type RedirectRule } from "../../../outputs/feeds/redirect-rule.ts";
import type { HostEdits, RedirectFile, HostPieces, HostRedirect } from "./redirect-file.ts";

/** A redirect in a line. */
export interface RedirectLine {
  readonly redirect: HostRedirect;
  /** Where its destination is in the line. */
  readonly start: number;
  readonly end: number;
}

/** How a host writes redirects in lines. */
export interface LineForm {
  /** The redirect in a line; undefined if there is none. */
  readonly read: (line: string) => RedirectLine | undefined;
  /** A destination in the form of the host. */
  readonly destination: (written: string) => string;
  /** A rule as a line. */
  readonly write: (rule: RedirectRule) => string | NotWritten;
  /** Whether a line with wildcards has to be after all lines without. */
  readonly wildcardsLast: boolean;
}

interface PlacedLine extends RedirectLine {
  /** Where the line starts in the text, and where the next one does. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The redirects in the lines of a text. */
export function redirectLines(text: string, form: LineForm): RedirectFile {
  const lines = placedLines(text, form);
  return {
    redirects: lines.map(({ redirect }) => redirect),
    edit: (edits) => editedLines(text, lines, form, edits),
  };
}

function placedLines(text: string, { read }: LineForm): readonly PlacedLine[] {
  const found: PlacedLine[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    const to = Math.min(text.length, from + line.length + 1);
    const written = line.replace(/\r$/, "");
    const redirect = read(written);
    if (redirect !== undefined) found.push({ ...redirect, from, to, text: written });
    from = to;
  }
  return found;
}

function editedLines(text: string, lines: readonly PlacedLine[], form: LineForm, edits: HostEdits): HostPieces {
  const { lineEnd } = layoutOf(text);
  const notWritten = new Map<number, NotWritten>();
  const pieces: TextPiece[] = [];
  for (const [index, destination] of edits.changed) {
    const { from, start, end } = lines[index]!;
    pieces.push({ start: from + start, end: from + end, text: form.destination(destination) });
  }
  for (const index of edits.removed) pieces.push({ start: lines[index]!.from, end: lines[index]!.to, text: "" });
  for (const [index, { rule, before }] of edits.added.entries()) {
    const line = form.write(rule);
    if (line instanceof NotWritten) notWritten.set(index, line);
    else pieces.push(insertion(text, lines, { line, before: before ?? placeOf(rule, lines, form), lineEnd }));
  }
  return { pieces: joined(pieces), notWritten };
}

/** Before the first line with a wildcard, for a host that reads all after it as lines with wildcards. */
function placeOf(rule: RedirectRule, lines: readonly PlacedLine[], { wildcardsLast }: LineForm): number | undefined {
  if (!wildcardsLast || rule.source.some(({ kind }) => kind !== "text")) return undefined;
  const first = lines.findIndex(({ redirect: { source } }) => /[*:]/.test(source));
  return first === -1 ? undefined : first;
}

interface NewLine {
  readonly line: string;
  readonly before: number | undefined;
  readonly lineEnd: string;
}

/** After the line before it, so that a comment stays above the line that it is about. */
function insertion(text: string, lines: readonly PlacedLine[], { line, before, lineEnd }: NewLine): TextPiece {
  const previous = before === undefined ? lines.at(-1) : lines[before - 1];
  const next = before === undefined ? undefined : lines[before];
  const at = previous === undefined && next !== undefined ? next.from : (previous?.to ?? text.length);
  const isOpen = at === text.length && text !== "" && !text.endsWith("\n");
  return { start: at, end: at, text: isOpen ? lineEnd + line : line + lineEnd };
}

/** A removed line may be where another one is put in. */
function joined(pieces: readonly TextPiece[]): readonly TextPiece[] {
  return pieces.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
