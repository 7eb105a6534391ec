// Writes what MDX would run as text.

/** What begins a tag, an expression or a statement, if it is not escaped. */
const program = /(?<!\\)(?:\\\\)*[<{]|^(?:import|export)\b/gm;

/** The text of Markdown with what MDX would run as text. */
export function withoutPrograms(text: string): string {
  return text.replaceAll(program, (found) => `${found.slice(0, -1)}&#${found.codePointAt(found.length - 1)!};`);
}
