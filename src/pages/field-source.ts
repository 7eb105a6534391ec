// Where in the front matter is a field?

/** A field in its block: from the key to the end of its line, and the text from its value to the end of that line. */
export interface FieldSource {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** The line that holds a key of the outermost mapping; undefined where it is written in another way, as in `{a: 1}`. */
export function findField(block: string, key: string): FieldSource | undefined {
  const indent = /^( *)[^\s#]/m.exec(block)?.[1]?.length ?? 0;
  const name = key.replaceAll(/\W/g, String.raw`\$&`);
  const found = new RegExp(`^ {${indent}}(["']?)${name}\\1[ \\t]*:(?:\\s+([^\\r\\n]*)|$)`, "m").exec(block);
  if (found === null) return undefined;
  const start = found.index + indent;
  return { start, end: start + firstLine(block.slice(start)).length, written: found[2] ?? "" };
}

function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0]!.trimEnd();
}
