// Cuts texts that are too long for a name; one finding per file (D57).
import type { Report } from "./diagnostic.ts";
import { type Place, otherPlaces } from "./place.ts";

/** The most characters of a name: a label, a title, a tag, a summary, a key. */
export const longestName = 1024;

/** Cuts texts, and reports once per file that it did. */
export interface LongTexts {
  /** The unchanged text, or its first characters and `…`, together at most `most`. A place is counted once, even if it is read several times. */
  readonly cut: (text: string, what: string, place: Place, most?: number) => string;
  /** Reports each file at its first place, with the number of other places. */
  readonly report: () => void;
}

interface LongTextsOfFile {
  readonly what: string;
  readonly most: number;
  readonly place: Place;
  /** By what distinguishes the places of one file. */
  readonly others: Map<string, Place>;
}

/** A new instance. */
export function longTexts(report: Report): LongTexts {
  const files = new Map<string, LongTextsOfFile>();
  const add = (what: string, most: number, place: Place): void => {
    const known = files.get(place.file);
    if (known === undefined) files.set(place.file, { what, most, place, others: new Map() });
    else if (nameOf(known.place) !== nameOf(place)) known.others.set(nameOf(place), place);
  };
  return {
    cut: (text, what, place, most = longestName) => {
      if (text.length <= most) return text;
      add(what, most, place);
      // Half a surrogate pair is no character.
      return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
    },
    report: () => {
      for (const { what, most, place, others } of files.values())
        report(
          "text-too-long",
          place,
          { what, most, uses: others.size + 1 },
          { related: otherPlaces([...others.values()], "also too long") },
        );
    },
  };
}

function nameOf(place: Place): string {
  return place.kind === "pointer" || place.kind === "text" ? place.pointer : place.kind;
}
