// Cuts words of a line that no reader reads to their end, such as a path of 5,000 characters.

/** Longer than the place of a file in any usual folder, which has to stay whole. */
const longestWord = 400;
const kept = { start: 200, end: 100 };
const longWord = new RegExp(String.raw`\S{${longestWord + 1},}`, "gu");

/** A line with its very long words cut in the middle. */
export function shortWords(line: string): string {
  if (line.length <= longestWord) return line;
  return line.replaceAll(longWord, (word) => {
    const characters = Array.from(word);
    return `${characters.slice(0, kept.start).join("")}…${characters.slice(-kept.end).join("")}`;
  });
}
