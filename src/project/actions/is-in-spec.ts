// Is a place in a spec, which no command edits? (D508)
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";

/** Whether a place is in the description of a spec, which no command edits: in JSON, all other places are whole strings. (D508) */
export function isInSpec({ file, range }: Pick<Diagnostic, "file" | "range">, text: string): boolean {
  if (/\.ya?ml$/i.test(file)) return true;
  return file.endsWith(".json") && jsonString(text.slice(range.start.offset, range.end.offset)) === undefined;
}

export function jsonString(written: string): string | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}
