// Rows of the table of growth: pages that are found again by their text.

import { comparing } from "./diffs.mjs";
import { site, times } from "./work.mjs";

/** Pages of 200 words; the number of a text decides which. */
const written = (name, textOf) => (n) =>
  site(
    { pages: times(n, (i) => `${name}${i}`) },
    Object.fromEntries(times(n, (i) => [`${name}${i}.mdx`, `---\ntitle: ${name} ${i}\n---\n${text(textOf(i))}`])),
  );

const text = (number) => times(200, (word) => `w${number}x${word}`).join(" ");

const row = (textOf) => ({ n: 300, make: comparing(written("a", textOf), written("b", textOf), true) });

export const diffTextRows = {
  "diff: all renamed and retitled, texts kept": row((i) => i),
  "diff: all renamed and retitled, two of each text": row((i) => i >> 1),
  "diff: all renamed and retitled, one text": row(() => 0),
};
