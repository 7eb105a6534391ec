// Names the first words of a list, and counts the others.

/** More than these are counted. */
const mostWords = 3;

/** `a, b and c`, or `a, b, c and 4 more`. */
export function fewWords(words: readonly string[]): string {
  if (words.length > mostWords) return `${words.slice(0, mostWords).join(", ")} and ${words.length - mostWords} more`;
  return words.join(", ").replace(/, (?=[^,]*$)/, " and ");
}
