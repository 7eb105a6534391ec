// Marks the words of a query in a label.
import type { ExtractPart } from "./text-hits.ts";

/** The text in parts; each place with one of the words is marked. */
export function markedWords(text: string, query: string): readonly ExtractPart[] {
  const small = text.toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  // Some letters change their number when they become small, so offsets would be wrong.
  if (small.length !== text.length) return [text];
  const isMarked = new Uint8Array(text.length);
  for (const word of words)
    for (let at = small.indexOf(word); at !== -1; at = small.indexOf(word, at + word.length))
      isMarked.fill(1, at, at + word.length);
  const parts: ExtractPart[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && isMarked[to] === isMarked[from]) to += 1;
    const part = text.slice(from, to);
    parts.push(isMarked[from] === 1 ? [part] : part);
  }
  return parts;
}
