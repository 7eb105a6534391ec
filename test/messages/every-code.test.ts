// Does every message, whatever its code, say what is wrong and how to fix it, at a place that is there?
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../src/index.ts";
import { assertPlacesInside } from "../support/assert-places.ts";
import { compiledFixture } from "../support/compiled-fixtures.ts";
import { fixtureCases, fixturePath } from "../support/fixture-cases.ts";

describe.each(fixtureCases())("$name", (fixture) => {
  const textOf = (file: string): string => {
    const path = fixturePath(fixture, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };

  test("its messages are whole sentences without holes, and say what to do", async () => {
    const { diagnostics } = await compiledFixture(fixture);
    for (const { code, message } of diagnostics) {
      expect(message).toMatch(/[.?]$/);
      // Nor a decision or a clause, which only the sources cite.
      expect(message).not.toMatch(/\bD\d+\b|§/);
      expect(message).not.toMatch(/undefined|\[object|NaN|\.\.$| {2}/);
      expect(saysWhatToDo(message), `${code}: ${message}`).toBe(true);
    }
  });

  test("its places are there, and what is to be replaced is a text, a number or a key", async () => {
    const { diagnostics, ...rest } = await compiledFixture(fixture);
    const files = Object.fromEntries(
      diagnostics
        .flatMap(({ file, related }) => [file, ...related.map((other) => other.file)])
        .map((file) => [file, textOf(file)]),
    );
    assertPlacesInside({ diagnostics, ...rest }, files);
    for (const diagnostic of diagnostics) if (diagnostic.suggestion !== undefined) assertReplaceable(diagnostic, files);
  });
});

/** A second sentence, a question, or what the thing has to be. That a file is empty says it all. */
function saysWhatToDo(message: string): boolean {
  return /[.?)] \p{Lu}|[.?] "|Did you mean|has to |have to |must |takes |is missing|; \p{Ll}+ |holds no value/u.test(
    message,
  );
}

function assertReplaceable(
  { file, range, suggestion, message }: Diagnostic,
  files: Readonly<Record<string, string>>,
): void {
  const written = files[file]!.slice(range.start.offset, range.end.offset);
  expect(written, `${message} → ${suggestion}`).not.toBe("");
  expect(written).not.toContain("\n");
  expect(written).not.toBe(suggestion);
  // An address in the description of a spec is a part of a text.
  if (!file.endsWith(".json") || /^['/]/.test(written)) return;
  expect(["string", "number", "boolean"]).toContain(typeof JSON.parse(written));
}
