// Reads the comments of Shiki by which VitePress and Fumadocs mark lines of a code block.
import type { CodeRule } from "../shown-code.ts";

/** `++` and `--` mean the same on the platform. */
const marker = /\[!code (highlight|hl|focus|error|warning)(?::(\d{1,6}))?\]/;
/** A line has no more markers. */
const mostMarkers = 8;
const opening = /(?:\/\/|\/\*|<!--|--|["'#*;%])/;
/** A comment that nothing is left of. */
const emptyComment = /(?:\{[ \t]*)?(?:\/\/|\/\*|<!--|--|["'#*]|;{1,2}|%{1,2})[ \t]*(?:(?:\*\/|-->)[ \t]*\}?)?$/;

/** A marker behind code is about its line, one in a line of its own about the next ones. */
export const shikiMarks: CodeRule = (lines) => {
  if (!lines.some((line) => marker.test(line))) return undefined;
  const shown: string[] = [];
  const marked: number[] = [];
  const numbers: number[] = [];
  const words = new Set<string>();
  let lastMarked = 0;
  for (const line of lines) {
    let text = line;
    for (let count = 0; count < mostMarkers; count += 1) {
      const found = marker.exec(text);
      const before = text.slice(0, found?.index ?? 0);
      if (found === null || !opening.test(before)) break;
      text = before.trimEnd() + text.slice(before.length + found[0].length);
      if (!/^(?:highlight|hl)$/.test(found[1]!)) words.add(found[1]!);
      lastMarked = Math.max(lastMarked, shown.length + Number(found[2] ?? 1));
    }
    if (text !== line) text = text.trimEnd().replace(emptyComment, "").trimEnd();
    const isGone = text !== line && text.trim() === "";
    if (!isGone) shown.push(text);
    if (!isGone && shown.length <= lastMarked) marked.push(shown.length);
    numbers.push(isGone ? 0 : shown.length);
  }
  return {
    lines: shown,
    marked,
    numbers,
    losses: [...words].map((word) => ({
      feature: `"[!code ${word}]" of a code block`,
      reason: "its lines are marked as others are",
    })),
  };
};
