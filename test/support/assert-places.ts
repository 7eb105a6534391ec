// Does every diagnostic stand where it says?
import { expect } from "vitest";
import type { CompileResult, Range } from "../../src/index.ts";
import { pointerSegments } from "../../src/compiler/text/json-pointer.ts";
import { valueAt } from "./value-at.ts";

type Files = Readonly<Record<string, string>>;

/** Every range lies inside its file, and its line and column are those of its offset. */
export function assertPlacesInside({ diagnostics }: CompileResult, files: Files): void {
  for (const { file, range, related } of diagnostics) {
    assertInside(range, files[file] ?? "");
    for (const other of related) assertInside(other.range, files[other.file] ?? "");
  }
}

function assertInside({ start, end }: Range, text: string): void {
  expect(start.offset).toBeGreaterThanOrEqual(0);
  expect(end.offset).toBeGreaterThanOrEqual(start.offset);
  expect(end.offset).toBeLessThanOrEqual(text.length);
  // A byte order mark is no character that anybody sees, so it takes no column.
  const before = text
    .slice(0, start.offset)
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/);
  // A position between CR and LF belongs to the line it ends.
  if (!(text[start.offset - 1] === "\r" && text[start.offset] === "\n")) {
    expect([start.line, start.column]).toEqual([before.length, (before.at(-1) ?? "").length + 1]);
  }
}

/** The text at the range is the key or the value that the pointer names. */
export function assertPointersFit({ diagnostics }: CompileResult, files: Files): void {
  for (const { file, pointer, range } of diagnostics) {
    if (!file.endsWith(".json") || pointer === "") continue;
    const text = files[file] ?? "";
    const found = valueAt(JSON.parse(text), pointer);
    if (found === undefined) continue;
    const written = text.slice(range.start.offset, range.end.offset);
    const key = JSON.stringify(pointerSegments(pointer).at(-1));
    const opening = typeof found === "object" && found !== null ? text[range.start.offset] : undefined;
    const fits = written === key || same(written, found) || opening === (Array.isArray(found) ? "[" : "{");
    expect(fits, `${pointer} is at ${JSON.stringify(written)}`).toBe(true);
  }
}

function same(written: string, found: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(written)) === JSON.stringify(found);
  } catch {
    return false;
  }
}
