// The parts of the result agree, wherever its selectors are (D13, D17, D25, D26).
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { problemsWith } from "../../support/problems-with.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const path = fc
  .tuple(fc.constantFrom("", "en/", "fr/", "v1/", "v2/"), fc.constantFrom("a", "b", "c"))
  .map((parts) => parts.join(""));
const flags = fc.record({ hidden: fc.boolean(), root: path, default: fc.boolean() }, { requiredKeys: [] });
const fields: readonly (readonly [list: string, label: string, values: readonly string[]])[] = [
  ["languages", "language", ["en", "fr"]],
  ["versions", "version", ["v1", "v2", "v3"]],
  ["tabs", "tab", ["A", "B"]],
  ["groups", "group", ["A", ""]],
  ["anchors", "anchor", ["A"]],
];
const { navigation: anyNavigation } = fc.letrec<{ navigation: Record<string, unknown> }>((tie) => ({
  navigation: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.uniqueArray(path, { maxLength: 3 }).map((pages) => ({ pages })),
    ...fields.map(([list, label, values]) =>
      fc
        .array(fc.tuple(fc.constantFrom(...values), tie("navigation"), flags), { minLength: 1, maxLength: 3 })
        .map((items) => ({ [list]: items.map(([name, inside, said]) => ({ [label]: name, ...said, ...inside })) })),
    ),
    fc.tuple(tie("navigation"), tie("navigation")).map(([one, other]) => ({ ...one, ...other })),
  ),
}));

test("ids, placements, options and neighbors fit the trees", async () => {
  await fc.assert(
    fc.asyncProperty(anyNavigation, async (navigation) => {
      const files = ["", "en/", "fr/", "v1/", "v2/"].flatMap((folder) =>
        ["a", "b"].map((name) => [`${folder}${name}.mdx`, ""]),
      );
      const host = memoryHost({ ...Object.fromEntries(files), "docs.json": JSON.stringify({ navigation }) });
      const result = (await compileNavigation({ host })).navigation!;
      expect(problemsWith(result)).toEqual([]);
    }),
    { numRuns: propertyRuns(300) },
  );
});
