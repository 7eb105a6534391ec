// Does a search by indentation find the places that the parser finds in the whole text?
import fc from "fast-check";
import { expect, test } from "vitest";
import { childPointer } from "../../../src/compiler/text/json-pointer.ts";
import type { WantedPlace } from "../../../src/compiler/text/json-places.ts";
import { mappingOf } from "../../../src/compiler/text/yaml-entries.ts";
import { parseYaml } from "../../../src/compiler/text/yaml.ts";
import { locateInYaml } from "../../../src/compiler/text/yaml-places.ts";
import { propertyRuns } from "../../support/property-runs.ts";

// A directive is for a parser, so that the whole text is parsed.
const directive = "%YAML 1.2\n---\n";

function locateByParser(text: string, wanted: readonly WantedPlace[]): ReturnType<typeof locateInYaml> {
  expect(mappingOf(directive + text)).toBeUndefined();
  return locateInYaml(directive + text, wanted).map(
    (range) => range && { start: range.start - directive.length, end: range.end - directive.length },
  );
}

function pointersIn(value: unknown, pointer = ""): readonly string[] {
  // An alias may be inside its own anchor.
  if (typeof value !== "object" || value === null || pointer.length > 30) return [pointer];
  const below = Object.entries(value).flatMap(([key, child]) =>
    pointersIn(child, childPointer(pointer, Array.isArray(value) ? Number(key) : key)),
  );
  return [pointer, ...below, `${pointer}/absent`];
}

const keys = [
  "a",
  "b c",
  "/x/{id}",
  "a:b",
  "'q'",
  '"r s"',
  '"\\x41"',
  "200",
  "007",
  "true",
  "~",
  "<<",
  "*x",
  "a#b",
  "é",
];
const values = [
  ["1"],
  ["text", "more text: # no", "- none"],
  ["|", "# text", "a: b", "", "  c"],
  [">-", "folded"],
  ['"a', 'b: c"'],
  ["{p: 1,", "q: [2]}"],
  ["[1, {s: 2}]"],
  ["&x"],
  ["&y 1"],
  ["*x"],
  ["!!str 1"],
  ["# comment"],
  [""],
];

/** Lines of keys, items and values at random depths, mostly such that a YAML reader accepts them. */
const texts = fc
  .array(
    fc.record({
      deeper: fc.constantFrom(-2, -1, 0, 0, 0, 1),
      mark: fc.constantFrom("", "", "", "", "- ", "? "),
      key: fc.constantFrom("a", "a", "b", ...keys),
      value: fc.constantFrom([""], [""], [""], [" "], ...values),
      beside: fc.constantFrom("", "", "", "# comment", "", "\t", "---", "..."),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((lines) =>
    fc.record({ lines: fc.constant(lines), lineEnd: fc.constantFrom("\n", "\n", "\r\n"), end: fc.boolean() }),
  )
  .map(({ lines, lineEnd, end }) => {
    let depth = 0;
    const text = lines.flatMap(({ deeper, mark, key, value, beside }) => {
      depth = Math.max(0, depth + deeper);
      const indent = "  ".repeat(depth);
      const [first, ...others] = value;
      const written = [`${indent}${mark}${key}:${first === "" ? "" : ` ${first}`}`];
      return [...written, ...others.map((other) => `${indent}    ${other}`), ...(beside === "" ? [] : [beside])];
    });
    return text.join(lineEnd) + (end ? lineEnd : "");
  });

test("any place is where the parser of the whole text finds it", () => {
  let compared = 0;
  let byIndentation = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const yaml = parseYaml(text, { schema: "core", maxDepth: 32 });
      if (!yaml.ok) return;
      const wanted = pointersIn(yaml.value).flatMap((pointer) => [
        { pointer, at: "key" } as const,
        { pointer, at: "value" } as const,
      ]);
      const byParser = locateByParser(text, wanted);
      // What this parser refuses has no places in it.
      if (byParser.every((range) => range === undefined)) return;
      compared += 1;
      if (mappingOf(text) !== undefined) byIndentation += 1;
      expect(locateInYaml(text, wanted)).toEqual(byParser);
    }),
    // A share of few texts can be small by chance.
    { numRuns: Math.max(2_000, propertyRuns(10_000)) },
  );
  expect(byIndentation).toBeGreaterThan(compared / 8);
});

test("levels below the eighth are found, too", () => {
  const text = Array.from({ length: 20 }, (_, depth) => `${" ".repeat(depth)}k${depth}:\n`).join("");
  const pointer = Array.from({ length: 20 }, (_, depth) => `/k${depth}`).join("");
  const [key] = locateInYaml(text, [{ pointer, at: "key" }]);
  expect(key && text.slice(key.start, key.end)).toBe("k19");
});

test("a key of thousands of characters is left to the parser", () => {
  const key = "k".repeat(1023);
  expect(mappingOf(`a: 1\n${key}: 2\n`)).toBeUndefined();
  expect(mappingOf("a: 1\nb: 2\n")?.entries.size).toBe(2);
});
