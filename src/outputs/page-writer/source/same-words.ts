// Compares a heading with the title of its page.

/** Whether Markdown shows the words of a title; other signs, such as the marks of bold text, make no difference. */
export function hasSameWords(markdown: string, title: string): boolean {
  const [shown, wanted] = [wordsIn(markdown.replace(/\{\/\*.*$/, "")), wordsIn(title)];
  return shown === wanted && (wanted !== "" || markdown.trim() === title.trim());
}

function wordsIn(text: string): string {
  return text
    .replaceAll(/\]\([^()]*\)|&#?\w{1,10};/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}
