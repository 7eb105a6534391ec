// Finds the line of front matter that holds a key.

/** A field in its block: from the key to the end of its line, and the text from its value to the end of that line. */
export interface FieldSource {
  readonly start: number;
  readonly end: number;
  /** Where its key starts and ends, without quotes. */
  readonly key: readonly [start: number, end: number];
  /** Where its value starts and ends; its key and colon if the value is in the lines below. */
  readonly value: readonly [start: number, end: number];
  readonly written: string;
}

/** The line that holds a key of the outermost mapping; undefined if it is written in another way, as in `{a: 1}`. */
export function findField(block: string, key: string): FieldSource | undefined {
  const indent = /^( *)[^\s#]/m.exec(block)?.[1]?.length ?? 0;
  const name = key.replaceAll(/\W/g, String.raw`\$&`);
  const found = new RegExp(`^ {${indent}}(["']?)${name}\\1[ \\t]*:(?:\\s+([^\\r\\n]*)|$)`, "dm").exec(block);
  if (found === null) return undefined;
  const start = found.index + indent;
  const end = start + firstLine(block.slice(start)).length;
  const keyStart = start + found[1]!.length;
  const keyEnd = keyStart + key.length;
  const written = found[2] ?? "";
  if (written.trim() === "") return { start, end, key: [keyStart, keyEnd], value: [start, end], written };
  // The value may begin in the line below its key.
  const [valueStart] = found.indices![2]!;
  const value = withoutComment(firstLine(block.slice(valueStart)));
  return { start, end, key: [keyStart, keyEnd], value: [valueStart, valueStart + value.length], written };
}

// In quotes and brackets "#" may be text.
function withoutComment(line: string): string {
  return /^["'[{|>]/.test(line) ? line : line.split(/[ \t]#/, 1)[0]!.trimEnd();
}

function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0]!.trimEnd();
}
