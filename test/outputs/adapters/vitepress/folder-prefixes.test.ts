// Does VitePress find the value of every path by the prefixes, and are there no fewer that would do?
import fc from "fast-check";
import { expect, test } from "vitest";
import { fewestFolders, fewestPrefixes } from "../../../../src/outputs/adapters/vitepress/folder-prefixes.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { vitePressRules } from "./vitepress-rules.ts";

const { getSidebar } = await vitePressRules();

/** Paths of Markdown files with one of three values each. */
const values = fc
  .dictionary(
    fc
      .array(fc.constantFrom("a", "b", "ab", "index"), { minLength: 1, maxLength: 4 })
      .map((names) => `${names.join("/")}.md`),
    fc.constantFrom("one", "two", "three"),
    { minKeys: 1, maxKeys: 9 },
  )
  .map((each) => new Map(Object.entries(each)));

test("VitePress finds the sidebar of every page", () => {
  const found = (paths: ReadonlyMap<string, string>): void => {
    const sidebar = fewestPrefixes(paths).map(({ path, value }) => [`/${path}`, [{ text: value }]]);
    const chosen = [...paths.keys()].map((path) => getSidebar(Object.fromEntries(sidebar), path)[0]?.text);
    expect(chosen).toEqual([...paths.values()]);
  };
  fc.assert(fc.property(values, found), { numRuns: propertyRuns(300) });
});

test("no fewer prefixes would do", () => {
  const isFewest = (paths: ReadonlyMap<string, string>): void => {
    const { length } = fewestPrefixes(paths);
    expect(length).toBe(fewestByTrying(paths, 1));
    const folders = fewestFolders(paths);
    expect(folders.length + wrongFiles(paths, folders) * paths.size).toBe(fewestByTrying(paths, paths.size));
  };
  fc.assert(fc.property(values, isFewest), { numRuns: propertyRuns(100) });
});

test("a site of one sidebar has one prefix", () => {
  expect(
    fewestPrefixes(
      new Map([
        ["a/b.md", "one"],
        ["c.md", "one"],
      ]),
    ),
  ).toEqual([{ path: "", value: "one" }]);
});

function wrongFiles(paths: ReadonlyMap<string, string>, folders: readonly { path: string; value: string }[]): number {
  return [...paths].filter(([path, value]) => folders.find((folder) => path.startsWith(folder.path))?.value !== value)
    .length;
}

/** The lowest cost of all values that the folders could have: one for each change on the way down, and for each file. */
function fewestByTrying(paths: ReadonlyMap<string, string>, costOfFile: number): number {
  const lowest = (folder: string): ReadonlyMap<string, number> => {
    const below = new Set<string>();
    const files: string[] = [];
    for (const [path, value] of paths) {
      if (!path.startsWith(folder)) continue;
      const [first, ...others] = path.slice(folder.length).split("/");
      if (others.length === 0) files.push(value);
      else below.add(`${folder}${first}/`);
    }
    const costs = [...below].map(lowest);
    return new Map(
      ["one", "two", "three"].map((value) => {
        const ofFiles = files.filter((file) => file !== value).length * costOfFile;
        const ofFolders = costs.map((each) => Math.min(each.get(value)!, Math.min(...each.values()) + 1));
        return [value, ofFolders.reduce((sum, cost) => sum + cost, ofFiles)];
      }),
    );
  };
  return Math.min(...lowest("").values()) + 1;
}
