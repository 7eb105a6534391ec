// Which line of `.mintignore` leaves a file out of the site?
import type { TextPlace } from "../diagnostics/place.ts";
import { mintIgnored } from "./mint-ignore.ts";

/** A look-up of the line of a `.mintignore` that leaves a file out, undefined for a file that stays; none for an empty text. */
export function ignoredFiles(text: string): ((file: string) => TextPlace | undefined) | undefined {
  if (text.trim() === "") return undefined;
  const isIgnored = mintIgnored(text);
  let lines: readonly IgnoreLine[] | undefined;
  return (file) => {
    if (!isIgnored(file)) return undefined;
    lines ??= linesOf(text);
    return lines.findLast(({ leavesOut }) => leavesOut(file))?.place;
  };
}

interface IgnoreLine {
  readonly place: TextPlace;
  readonly leavesOut: (file: string) => boolean;
}

function linesOf(text: string): readonly IgnoreLine[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: line, index: start }) => ({
    place: { kind: "text", file: ".mintignore", start, end: start + line.length, pointer: "" },
    leavesOut: mintIgnored(line),
  }));
}
