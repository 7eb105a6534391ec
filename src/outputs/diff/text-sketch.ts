// Makes a small summary of a text that can be compared with others: its short runs of words.

/** Runs of words of a text, as numbers. */
export interface TextSketch {
  /** Ascending, each once: all of them, or the smallest. The same run has the same number in every text. */
  readonly runs: Uint32Array;
  /** All its numbers up to this one are in `runs`. */
  readonly knownTo: number;
}

/** For a longer text the smallest numbers are kept: this is like a random choice, but the same in every text. */
const mostRuns = 512;
const wordsInRun = 3;

/** The runs of three words, without case and punctuation; in Chinese, Japanese and similar scripts each character is a word. */
export function sketchOf(text: string): TextSketch {
  const found = new Set<number>();
  let [first, second, count] = [0, 0, 0];
  const add = (word: number): void => {
    count += 1;
    if (count >= wordsInRun) found.add(mixed(Math.imul(Math.imul(first, 31) + second, 31) + word));
    [first, second] = [second, word];
  };
  let word = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < firstWholeWord && isInWord(code)) {
      word = Math.imul((word === 0 ? seed : word) ^ lowered(code), prime);
      continue;
    }
    if (word !== 0) add(word);
    word = 0;
    if (code >= firstWholeWord) add(Math.imul(seed ^ code, prime));
  }
  if (word !== 0) add(word);
  const all = Uint32Array.from(found).toSorted();
  if (all.length <= mostRuns) return { runs: all, knownTo: 2 ** 32 };
  const runs = all.slice(0, mostRuns);
  return { runs, knownTo: runs[mostRuns - 1]! };
}

// FNV-1a.
const seed = 0x811c9dc5;
const prime = 0x01000193;

// Above it are the scripts that have no spaces between words.
const firstWholeWord = 0x2e80;

function isInWord(code: number): boolean {
  if (code >= 0x80) return true;
  const small = lowered(code);
  return (small >= 0x61 && small <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

function lowered(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
}

/** Spreads a number evenly (the last step of MurmurHash3). */
function mixed(number: number): number {
  let spread = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  spread = Math.imul(spread ^ (spread >>> 13), 0xc2b2ae35);
  return (spread ^ (spread >>> 16)) >>> 0;
}
