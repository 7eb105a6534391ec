// Knows the letters of scripts that put no spaces between words, where a letter may be a word.

const scripts = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"];

const letters = scripts.map((name) => String.raw`\p{Script=${name}}`).join("");

const one = new RegExp(`[${letters}]`, "u");
const others = new RegExp(`[^${letters}]+`, "gu");

/** True if a text has such a letter. */
export function hasUnspacedLetter(text: string): boolean {
  return one.test(text);
}

/**
 * False if two texts differ in such letters otherwise than by more of them at the end of one: "アプリを実行" runs an app and
 * "アプリを確認" looks at one, though most of their letters are the same, and "非同期" is the opposite of "同期".
 */
export function haveSameUnspacedWords(text: string, other: string): boolean {
  if (!hasUnspacedLetter(text) && !hasUnspacedLetter(other)) return true;
  const [words, otherWords] = [text.replaceAll(others, ""), other.replaceAll(others, "")];
  return words.startsWith(otherWords) || otherWords.startsWith(words);
}
