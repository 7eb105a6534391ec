// Is each counterpart the address of a page with that key in that edition? (D26)
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../src/index.ts";
import { propertyRuns } from "../support/property-runs.ts";

const numRuns = propertyRuns(400);

const below = ["a", "index", "a/b", "a/index", "a/b/index"];
const paths = ["", "en/", "fr/", "v2/"].flatMap((folder) => below.map((path) => folder + path));
const entries = fc.array(fc.constantFrom(...paths), { minLength: 1, maxLength: 4 });
const files = fc.dictionary(fc.constantFrom(...paths), fc.constantFrom("title: x", "title: x", "key: a/b", "key: k"), {
  maxKeys: paths.length,
});

const navigations: fc.Arbitrary<JsonObject> = fc
  .tuple(fc.boolean(), entries, entries)
  .map(([isOfLanguages, first, second]) =>
    isOfLanguages
      ? {
          languages: [
            { language: "en", pages: first },
            { language: "fr", pages: second },
          ],
        }
      : {
          versions: [
            { version: "v1", pages: first },
            { version: "v2", pages: second },
          ],
        },
  );

test("a counterpart names the address of a page with that key, shown in that edition", async () => {
  await fc.assert(
    fc.asyncProperty(navigations, files, fc.boolean(), async (navigation, heads, discover) => {
      const pages = Object.entries(heads).map(([path, head]) => [`${path}.mdx`, `---\n${head}\n---\n`] as const);
      const host = memoryHost({ "docs.json": JSON.stringify({ navigation }), ...Object.fromEntries(pages) });
      const { navigation: result } = await compileNavigation({ host, discover });
      for (const [key, hrefs] of Object.entries(result!.counterparts)) {
        for (const [edition, href] of Object.entries(hrefs)) {
          const page = result!.pages[href];
          expect([href, page?.key]).toEqual([href, key]);
          expect(page!.placements.flatMap(({ editions }) => editions)).toContain(edition);
        }
      }
    }),
    { numRuns },
  );
});
