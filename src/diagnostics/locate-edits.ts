// Finds the ranges that edits replace: only a key or value that is itself in a JSON file.
import { groupBy } from "../text/group-by.ts";
import { locateExactly } from "../text/json-places.ts";
import { indexLines } from "../text/line-index.ts";
import type { StringEdit, TextEdit } from "./diagnostic.ts";

/** The replacement in the file's text; undefined where what is to be rewritten does not stand there. */
export type TextEditOf = (edit: StringEdit) => TextEdit | undefined;

/** Finds what edits replace; each file is searched once. A place in another file than `.json` is not edited. */
export function locateEdits(
  edits: readonly StringEdit[],
  sourceText: (file: string) => string | undefined,
): TextEditOf {
  const found = new Map<StringEdit, TextEdit>();
  const inJson = edits.filter(({ place }) => place.kind === "pointer" && place.file.endsWith(".json"));
  for (const [file, inFile] of groupBy(inJson, ({ place }) => place.file)) {
    const text = sourceText(file);
    if (text === undefined) continue;
    const lines = indexLines(text);
    const pointers = inFile.flatMap(({ place }) => (place.kind === "pointer" ? [place] : []));
    locateExactly(text, pointers).forEach((range, index) => {
      const edit = inFile[index];
      if (range === undefined || edit === undefined) return;
      const { start, end } = range;
      // A bracket is no string: what would replace it was meant for something else.
      if (text[start] !== '"') return;
      found.set(edit, {
        file,
        range: { start: lines.position(start), end: lines.position(end) },
        text: JSON.stringify(edit.written),
      });
    });
  }
  return (edit) => found.get(edit);
}
