// Does the map of changes mark each page that is there and not as it was?
import { expect, test } from "vitest";
import { compareSites } from "../../../../src/outputs/diff/diff-navigation.ts";
import { compileNavigation, memoryHost, type JsonValue, type ResolvedNavigation } from "../../../../src/index.ts";
import { comparisonOf } from "../../../../src/tools/preview/model/comparison.ts";
import { changedAddresses } from "../../../../src/tools/preview/model/map-tree.ts";

async function compile(groups: JsonValue, titles: Readonly<Record<string, string>> = {}): Promise<ResolvedNavigation> {
  const names = ["same", "moved", "removed", "added", "retitled", "other"];
  const pages = names.map((name) => [`${name}.mdx`, `---\ntitle: ${titles[name] ?? name}\n---\nAbout ${name}.\n`]);
  const host = memoryHost({
    ...(Object.fromEntries(pages) as Record<string, string>),
    "docs.json": JSON.stringify({ navigation: { groups } }),
  });
  return (await compileNavigation({ host })).navigation!;
}

test("pages that were added, moved or changed are marked, and not those that are as before or gone", async () => {
  const before = await compile([
    { group: "A", pages: ["same", "moved", "removed", "retitled"] },
    { group: "B", pages: ["other"] },
  ]);
  const after = await compile(
    [
      { group: "A", pages: ["same", "retitled", "added"] },
      { group: "B", pages: ["other", "moved"] },
    ],
    { retitled: "New title" },
  );
  const comparison = comparisonOf(compareSites(before, after, undefined));
  const [edition] = after.editions;
  expect([...changedAddresses(comparison, edition!.id)].toSorted()).toEqual(["/added", "/moved", "/retitled"]);
  expect([...changedAddresses(comparison, "another")]).toEqual([]);
});
