// An empty version is reported only where nothing else explains why it is empty (D13).
import { expect, test } from "vitest";
import { compileNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

test("a version whose list has a wrong type is not reported as empty", async () => {
  expect(await codesOf({ version: "v2", pages: "start" })).toEqual(["wrong-type"]);
});

test("a version with such a list further in is not reported as empty", async () => {
  expect(await codesOf({ version: "v2", groups: [{ group: "Basics", pages: "start" }] })).toEqual(["wrong-type"]);
});

test("a version with an empty list is reported as empty", async () => {
  expect(await codesOf({ version: "v2", pages: [] })).toContain("edition-empty");
});

test("a version with an empty group is not reported beside the group", async () => {
  expect(await codesOf({ version: "v2", groups: [{ group: "Soon", pages: [] }] })).toEqual(["empty-children"]);
});

test("a version with nothing but links is reported as empty", async () => {
  expect(await codesOf({ version: "v2", tabs: [{ tab: "API", href: "https://acme.example" }] })).toEqual([
    "edition-empty",
  ]);
});

test("a hidden version is not reported, because nobody can choose it", async () => {
  expect(await codesOf({ version: "v2", hidden: true, pages: [] })).not.toContain("edition-empty");
});

test("a version that links out, or has only a missing page, is not reported as empty", async () => {
  expect(await codesOf({ version: "v2", href: "https://v2.acme.example" })).toEqual([]);
  expect(await codesOf({ version: "v2", pages: ["nowhere"] })).toEqual(["page-not-found"]);
});

async function codesOf(version: object): Promise<readonly string[]> {
  const navigation = { versions: [{ version: "v1", pages: ["start"] }, version] };
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation }), "start.mdx": "# Start" });
  const { diagnostics } = await compileNavigation({ host });
  return diagnostics.map(({ code }) => code);
}
