// Marks the words of a query in a label.
import { foldedText } from "./folded-text.ts";
import type { ExtractPart } from "./text-hits.ts";

/** The text in parts; each place with one of the words is marked. */
export function markedWords(text: string, query: string): readonly ExtractPart[] {
  const folded = foldedText(text);
  // Some letters change their number when they are folded, so offsets would be wrong.
  if (folded.length !== text.length) return [text];
  const isMarked = new Uint8Array(text.length);
  for (const word of foldedText(query).split(/\s+/).filter(Boolean))
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      isMarked.fill(1, at, at + word.length);
  const parts: ExtractPart[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && isMarked[to] === isMarked[from]) to += 1;
    const part = text.slice(from, to);
    parts.push(isMarked[from] === 1 ? [part] : part);
  }
  return parts;
}
