// Is every page of every site explained, with each entry that lists it at its place?
import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryHost, type ResolvedNavigation } from "../../../src/index.ts";
import { parseEntry } from "../../../src/compiler/contract/endpoint-entry.ts";
import { toPagePath } from "../../../src/compiler/contract/page-path.ts";
import { explain } from "../../../src/outputs/explain/explain.ts";
import type { EntryFacts, PageExplanation } from "../../../src/outputs/explain/explanation.ts";
import { explanationText } from "../../../src/outputs/render/explanation-text.ts";
import { arbitrarySite } from "../../support/arbitrary-site.ts";
import { pageNodesIn } from "../../support/walk-result.ts";
import { explainable, plainStyle } from "./explain-files.ts";
import { propertyRuns } from "../../support/property-runs.ts";

/** Where all trees list each href: slow, and without a look at placements. */
function listedPlaces({ editions }: ResolvedNavigation): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  for (const { id, tree } of editions) {
    for (const [{ href, source }] of pageNodesIn(tree)) {
      const known = places.get(href) ?? new Set();
      places.set(href, known.add(`${source.pointer} in ${id}`));
    }
  }
  return places;
}

/** The text that begins at a line and column: a JSON string, or an object with one as its `source`. */
function textAt(text: string, { line, column }: EntryFacts): string {
  const rest = text
    .split("\n")
    .slice(line - 1)
    .join("\n")
    .slice(column - 1);
  return JSON.parse(/"(?:[^"\\]|\\.)*"/.exec(rest)![0]) as string;
}

function checkEntry(entry: EntryFacts, page: PageExplanation, docsJson: string): void {
  if (entry.kind === "spec") return;
  const written = textAt(docsJson, entry);
  expect(written).toBe(entry.written);
  const form = parseEntry(written);
  if (form.kind === "endpoint") expect(page.operation?.name).toBe(`${form.method} ${form.target}`);
  else expect(toPagePath(written)).toMatchObject({ path: page.path });
}

test("each page of a site is explained with just the entries that list it, at the places where they are written", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const site = await explainable({ host: memoryHost(files) });
      const places = listedPlaces(site.navigation);
      for (const href of Object.keys(site.navigation.pages)) {
        const explanation = explain([href], site);
        expect(explanation).toMatchObject({ kind: "page", href });
        const page = explanation as PageExplanation;
        for (const entry of page.entries) checkEntry(entry, page, files["docs.json"]!);
        const listed = places.get(href) ?? new Set();
        const explained = page.entries.flatMap(({ kind, pointer, editions }) =>
          editions.map((edition) => ({ kind, place: `${pointer} in ${edition}` })),
        );
        // Of several roots at one place all but one are nodes of the list.
        const nodes = explained.filter(({ kind, place }) => kind !== "root" || listed.has(place));
        expect(new Set(nodes.map(({ place }) => place))).toEqual(listed);
        expect(explanationText(page, plainStyle)).toContain(`  ${href}\n`);
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});

test("no word makes it throw", async () => {
  const site = await explainable({
    host: memoryHost({ "docs.json": `{"navigation":{"pages":["index"]}}`, "index.mdx": "" }),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.webUrl(),
        fc.constantFrom("", "/", "//", "%", "..", "GET /", "https:"),
      ),
      (word) => {
        const text = explanationText(explain([word], site), plainStyle);
        expect(text).toMatch(/\n$/);
      },
    ),
  );
});
