// Finds the sources with wildcards that may match a path, in a time that does not depend on their number (D44).
import { decodeSegment } from "../contract/href.ts";
import { madeOnce } from "../text/per-object.ts";
import type { NumberedSource, PatternIndex } from "./find-redirect.ts";
import { matchSource, type RedirectSource } from "./redirect-source.ts";

/** What a path must have at one place: a whole segment, or the beginning and the end of a segment. */
interface FixedText {
  /** Index of the segment; if negative, counted from the end. */
  readonly at: number;
  readonly kind: "whole" | "ends";
  readonly before: number;
  readonly after: number;
}

/** Where sources of one form have fixed parts, and how many segments they match. */
interface Form {
  readonly texts: readonly FixedText[];
  readonly least: number;
  readonly most: number;
  /** By the texts at these places, in order. */
  readonly sources: Map<string, NumberedSource[]>;
}

/** The sources that begin with the same fixed segments, and those that go on with one more. */
interface Beginning {
  readonly next: Map<string, Beginning>;
  /** Of sources whose next segment is a wildcard. */
  readonly forms: Map<string, Form>;
}

/** An empty index. The sources of real sites have few forms; a path is looked up once in each form that begins like it. */
export function sourcesByForm(): PatternIndex {
  const start = newBeginning();
  return {
    add: (numbered) => {
      const { parts } = numbered.source;
      const first = parts.findIndex(({ kind }) => kind !== "text");
      let beginning = start;
      for (const part of parts.slice(0, first))
        if (part.kind === "text") beginning = madeOnce(beginning.next, part.text, newBeginning);
      const { texts, words, least, most } = formOf(numbered.source, first);
      const name = JSON.stringify([texts, least, most]);
      const { sources } = madeOnce(beginning.forms, name, () => ({ texts, least, most, sources: new Map() }));
      madeOnce(sources, words.join("/"), () => [] as NumberedSource[]).push(numbered);
    },
    candidatesFor: (path) => {
      const found: NumberedSource[] = [];
      const words = path.map(decodeSegment);
      let beginning: Beginning | undefined = start;
      for (let at = 0; beginning !== undefined; at++) {
        for (const { texts, least, most, sources } of beginning.forms.values()) {
          if (path.length < least || path.length > most) continue;
          for (const numbered of sources.get(texts.map((text) => wordIn(text, path, words)).join("/")) ?? []) {
            found.push(numbered);
            // None behind one that matches for certain is used. One that only may match hides none (D484).
            if (matchSource(numbered.source, path)?.certain === true) break;
          }
        }
        beginning = at < words.length ? beginning.next.get(words[at]!) : undefined;
      }
      return found.toSorted((a, b) => a.index - b.index);
    },
  };
}

function newBeginning(): Beginning {
  return { next: new Map(), forms: new Map() };
}

/** The form of a source from its part `first` on. What is before the first wildcard for several segments is counted from the start, what follows it from the end. */
function formOf(
  { parts }: RedirectSource,
  first: number,
): Pick<Form, "texts" | "least" | "most"> & { readonly words: readonly string[] } {
  const rest = parts.findIndex(({ kind }) => kind === "rest");
  const texts: FixedText[] = [];
  const words: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (index < first) continue;
    const at = rest === -1 || index < rest ? index : index - parts.length;
    if (part.kind === "text") {
      texts.push({ at, kind: "whole", before: 0, after: 0 });
      words.push(part.text);
    } else if (part.kind === "one" && part.before + part.after !== "") {
      texts.push({ at, kind: "ends", before: part.before.length, after: part.after.length });
      words.push(endsOf(part.before, part.after));
    }
  }
  const several = parts[rest];
  if (several?.kind !== "rest") return { texts, words, least: parts.length, most: parts.length };
  const others = parts.length - 1;
  return { texts, words, least: others + several.least, most: others + several.most };
}

/** `words` are the segments of the path decoded. */
function wordIn({ at, kind, before, after }: FixedText, path: readonly string[], words: readonly string[]): string {
  if (kind === "whole") return words.at(at)!;
  const segment = path.at(at)!;
  return endsOf(segment.slice(0, before), segment.slice(Math.max(0, segment.length - after)));
}

function endsOf(before: string, after: string): string {
  return `${before}\0${after}`;
}
