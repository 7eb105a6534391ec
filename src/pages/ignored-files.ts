// Which line of `.mintignore` leaves a file out of the site?
import type { Report } from "../diagnostics/diagnostic.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import type { TextPlace } from "../diagnostics/place.ts";
import { ignorePatterns, type RefusedLine } from "./mint-ignore.ts";

/**
 * A look-up of the line of a `.mintignore` that leaves a file out, undefined for a file that stays; none for an empty
 * text. Reports once that lines are not used.
 */
export function ignoredFiles(text: string, report: Report): ((file: string) => TextPlace | undefined) | undefined {
  if (text.trim() === "") return undefined;
  const lines = linesOf(text);
  const { lineFor, refused } = ignorePatterns(lines.map(({ written }) => written));
  tellRefused(refused, lines, report);
  return (file) => {
    const line = lineFor(file);
    return line === undefined ? undefined : lines[line]!.place;
  };
}

interface IgnoreLine {
  readonly written: string;
  readonly place: TextPlace;
}

function linesOf(text: string): readonly IgnoreLine[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: written, index: start }) => ({
    written,
    place: { kind: "text", file: ".mintignore", start, end: start + written.length, pointer: "" },
  }));
}

const shownAtMost = 100;

function tellRefused(refused: readonly RefusedLine[], lines: readonly IgnoreLine[], report: Report): void {
  const [first, ...others] = refused;
  if (first === undefined) return;
  const { written, place } = lines[first.line]!;
  const pattern = written.trim().slice(0, shownAtMost);
  const related = otherPlaces(
    others.map(({ line }) => lines[line]!.place),
    "not used either",
  );
  report("ignore-line-unused", place, { pattern, reason: first.reason, lines: refused.length }, { related });
}
