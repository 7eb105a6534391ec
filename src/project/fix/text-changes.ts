// Finds the pieces in which two texts differ, so that an editor changes only these.
import type { TextPiece } from "../../compiler/text/text-pieces.ts";
import { linesWithEnds } from "./text-hunks.ts";

/** Comparing texts takes time with the square of the number of lines that were added and removed. */
const mostEdits = 1_000;

/** The pieces of `before` that become those of `after`, in their order. Texts with very many different lines differ in one piece. */
export async function textChanges(before: string, after: string): Promise<readonly TextPiece[]> {
  if (before === after) return [];
  const { diffArrays } = await import("diff");
  const [old, now] = [linesWithEnds(before), linesWithEnds(after)];
  const parts = diffArrays([...old], [...now], { maxEditLength: mostEdits });
  if (parts === undefined) return [trimmed({ start: 0, end: before.length, text: after }, before)];
  const pieces: TextPiece[] = [];
  let at = 0;
  let open: TextPiece | undefined;
  for (const { value, added, removed } of parts) {
    const text = value.join("");
    if (added || removed) {
      open ??= { start: at, end: at, text: "" };
      open = added ? { ...open, text: open.text + text } : { ...open, end: open.end + text.length };
    } else if (open !== undefined) {
      pieces.push(open);
      open = undefined;
    }
    if (!added) at += text.length;
  }
  if (open !== undefined) pieces.push(open);
  return pieces.map((piece) => trimmed(piece, before));
}

/** A piece without what it has in common with its replacement at both ends. */
function trimmed({ start, end, text }: TextPiece, before: string): TextPiece {
  const old = before.slice(start, end);
  const shortest = Math.min(old.length, text.length);
  let head = 0;
  while (head < shortest && old[head] === text[head]) head += 1;
  if (isHalf(old, head) || isHalf(text, head)) head -= 1;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  if (tail > 0 && (isHalf(old, old.length - tail) || isHalf(text, text.length - tail))) tail -= 1;
  return { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) };
}

/** Whether an offset is inside a line break or a character of two units: an editor has no place there. */
function isHalf(text: string, at: number): boolean {
  return at > 0 && /^(?:\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF])$/.test(text.slice(at - 1, at + 1));
}
