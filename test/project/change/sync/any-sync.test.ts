// Is any language in step after a sync, whatever its lists were before?
import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryHost, type JsonObject, type JsonValue } from "../../../../src/index.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import type { EditPlan } from "../../../../src/project/change/edit-plan.ts";
import { planSync } from "../../../../src/project/change/sync/plan-sync.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { withFiles, type SiteTexts } from "../planned-change.ts";

/** A list: the numbers of pages, and lists in it. */
type Tree = readonly (number | Tree)[];

const pageCount = 8;

/** Each page once, in any order and in any groups. */
const anyTree: fc.Arbitrary<Tree> = fc
  .tuple(
    fc.shuffledSubarray(
      Array.from({ length: pageCount }, (_, index) => index),
      { minLength: pageCount },
    ),
    fc.array(fc.nat({ max: 3 }), { minLength: pageCount, maxLength: pageCount }),
  )
  .map(([pages, steps]) => grouped(pages, steps));

/** Opens or closes a group before some pages. */
function grouped(pages: readonly number[], steps: readonly number[]): Tree {
  const root: (number | Tree)[] = [];
  const open = [root];
  pages.forEach((page, index) => {
    if (steps[index] === 1 && open.length < 4) {
      const inner: (number | Tree)[] = [];
      open.at(-1)!.push(inner);
      open.push(inner);
    } else if (steps[index] === 2 && open.length > 1) open.pop();
    open.at(-1)!.push(page);
  });
  return root;
}

function written(tree: Tree, path: (page: number) => string, label: string): JsonValue[] {
  return tree.map((each, index) =>
    typeof each === "number"
      ? path(each)
      : { group: `${label} ${index}`, pages: written(each, path, `${label}${index}`) },
  );
}

/** The tree of a list, without labels and empty groups. */
function treeOf(list: readonly JsonValue[]): Tree {
  return list.flatMap((each): Tree => {
    if (typeof each === "string") return [Number(each.replace(/^.*p/, ""))];
    const inner = treeOf((each as JsonObject)["pages"] as readonly JsonValue[]);
    return inner.length === 0 ? [] : [inner];
  });
}

function without(tree: Tree, missing: ReadonlySet<number>): Tree {
  return tree.flatMap((each): Tree => {
    if (typeof each === "number") return missing.has(each) ? [] : [each];
    const inner = without(each, missing);
    return inner.length === 0 ? [] : [inner];
  });
}

async function plan(texts: SiteTexts): Promise<EditPlan> {
  const compiler = await loadCompiler();
  const site = { compiler, options: { root: "." }, host: memoryHost(texts), files: () => Object.keys(texts) };
  return planSync(site, { from: "en" });
}

test("its groups and pages are those of the source, and a second sync changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyTree,
      anyTree,
      fc.subarray([1, 2, 3]),
      fc.subarray([4, 5]),
      async (en, fr, missing, unlisted) => {
        const absent = new Set(missing);
        const listed = without(fr, new Set([...missing, ...unlisted]));
        const navigation = {
          languages: [
            { language: "en", groups: [{ group: "All", pages: written(en, (page) => `p${page}`, "g") }] },
            { language: "fr", groups: [{ group: "Tout", pages: written(listed, (page) => `fr/p${page}`, "h") }] },
          ],
        };
        const pages = Array.from({ length: pageCount }, (_, page) => [
          [`p${page}.mdx`, ""],
          ...(absent.has(page) ? [] : [[`fr/p${page}.mdx`, ""]]),
        ]);
        const files = Object.fromEntries(pages.flat()) as SiteTexts;
        const texts: SiteTexts = { "docs.json": JSON.stringify({ name: "A", navigation }, null, 2), ...files };
        const found = await plan(texts);
        expect(found.refusals).toEqual([]);
        const after = withFiles(texts, found.files);
        const [, target] = (JSON.parse(after["docs.json"]!) as { navigation: { languages: { groups: JsonValue[] }[] } })
          .navigation.languages;
        expect(treeOf(target!.groups.flatMap((group) => (group as JsonObject)["pages"] as JsonValue[]))).toEqual(
          without(en, absent),
        );
        expect((await plan(after)).files).toEqual([]);
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});
