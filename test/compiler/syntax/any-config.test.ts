// Everything that a writer of docs.json can say is reported or kept. (D1)
import fc from "fast-check";
import { expect, test } from "vitest";
import { divisions, listFields } from "../../../src/compiler/contract/divisions.ts";
import { readFiles, readNavigation, type Read } from "./read.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const keys = [
  ...divisions.map((row) => row.label),
  ...listFields,
  "global",
  "href",
  "root",
  "openapi",
  "icon",
  "hidden",
];

/** Any JSON, made mostly of the words of docs.json. */
const { value: anyNavigation } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<unknown>("start", "GET /users", "", " ", null, 7, true, "https://acme.com", "en"),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...keys, "$ref", "__proto__", "grups"), tie("value"), { maxKeys: 5 }),
  ),
}));

function placesInside({ diagnostics }: Read, files: Readonly<Record<string, string>>): void {
  for (const { file, range } of diagnostics) {
    expect(range.start.offset).toBeGreaterThanOrEqual(0);
    expect(range.end.offset).toBeGreaterThanOrEqual(range.start.offset);
    expect(range.end.offset).toBeLessThanOrEqual((files[file] ?? "").length);
  }
}

test("any text as docs.json is read without a throw, and all places lie inside it", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.string({ unit: fc.constantFrom(...'{}[]",:\\a1 \n'.split("")) })),
      (text) => {
        const files = { "docs.json": text };
        placesInside(readFiles(files), files);
      },
    ),
  );
});

test("any value as navigation is read without a throw, and all places lie inside the text", () => {
  fc.assert(
    fc.property(anyNavigation, (navigation) => {
      placesInside(readNavigation(navigation), { "docs.json": JSON.stringify({ navigation }) });
    }),
    { numRuns: propertyRuns(500) },
  );
});

test("each element of a list is in the tree or named by a diagnostic", () => {
  fc.assert(
    fc.property(fc.array(anyNavigation, { maxLength: 6 }), (pages) => {
      const { tree, diagnostics } = readNavigation({ pages });
      const kept = new Set(tree?.root.children.map(({ source }) => source.pointer));
      const reported = diagnostics.map(({ pointer }) => pointer);
      for (const index of pages.keys()) {
        const pointer = `/navigation/pages/${index}`;
        expect(
          kept.has(pointer) || reported.some((place) => place === pointer || place.startsWith(`${pointer}/`)),
        ).toBe(true);
      }
    }),
  );
});

test("files that refer to each other in any way are read to an end", () => {
  const reference = fc
    .constantFrom("a.json", "b.json", "./c.json", "docs.json", "missing.json")
    .map(($ref) => ({ $ref }));
  const file = fc.oneof(
    reference,
    fc.array(reference, { maxLength: 3 }),
    fc.record({
      group: fc.constant("Guides"),
      pages: fc.array(fc.oneof(reference, fc.constant("start")), { maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(file, file, file, (a, b, c) => {
      const navigation = { groups: [{ $ref: "a.json" }] };
      const files = Object.fromEntries(
        Object.entries({ "docs.json": { navigation }, "a.json": a, "b.json": b, "c.json": c }).map(([name, value]) => [
          name,
          JSON.stringify(value),
        ]),
      );
      placesInside(readFiles(files), files);
    }),
  );
});
