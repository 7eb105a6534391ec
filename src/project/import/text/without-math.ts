// Writes dollar signs of a text so that the platform reads no mathematics between them. (D330)

/** Whether a text has so many dollar signs that something could be between them. */
export function canHaveMath(text: string): boolean {
  return text.indexOf("$") < text.lastIndexOf("$");
}

/** The text with escaped dollar signs. */
export function withoutMath(text: string): string {
  return text.replaceAll(/(?<!\\)\$/g, String.raw`\$`);
}
