// Is an empty version told only where nothing else says why it is empty? (D13)
import { expect, test } from "vitest";
import { compileNavigation } from "../../src/index.ts";
import { memoryHost } from "../../src/host/memory-host.ts";

test("a version whose list was told to be of a wrong type is not told again", async () => {
  expect(await codesOf({ version: "v2", pages: "start" })).toEqual(["wrong-type"]);
});

test("neither is one that holds such a list further in", async () => {
  expect(await codesOf({ version: "v2", groups: [{ group: "Basics", pages: "start" }] })).toEqual(["wrong-type"]);
});

test("a version with an empty list is", async () => {
  expect(await codesOf({ version: "v2", pages: [] })).toContain("edition-empty");
});

test("one that holds an empty group is not told beside the group", async () => {
  expect(await codesOf({ version: "v2", groups: [{ group: "Soon", pages: [] }] })).toEqual(["empty-children"]);
});

test("one with nothing but links is", async () => {
  expect(await codesOf({ version: "v2", tabs: [{ tab: "API", href: "https://acme.example" }] })).toEqual([
    "edition-empty",
  ]);
});

test("one that is hidden is not, for nobody can choose it", async () => {
  expect(await codesOf({ version: "v2", hidden: true, pages: [] })).not.toContain("edition-empty");
});

test("neither is one that links out, or that holds only a missing page, which is told", async () => {
  expect(await codesOf({ version: "v2", href: "https://v2.acme.example" })).toEqual([]);
  expect(await codesOf({ version: "v2", pages: ["nowhere"] })).toEqual(["page-not-found"]);
});

async function codesOf(version: object): Promise<readonly string[]> {
  const navigation = { versions: [{ version: "v1", pages: ["start"] }, version] };
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation }), "start.mdx": "# Start" });
  const { diagnostics } = await compileNavigation({ host });
  return diagnostics.map(({ code }) => code);
}
