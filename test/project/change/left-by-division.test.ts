// Is it said what a removed division had besides the files that go with it?
import { expect, test } from "vitest";
import { plannedChange } from "./planned-change.ts";

const spec = {
  openapi: "3.0.0",
  info: { title: "P", version: "1" },
  paths: { "/a": { get: { summary: "A", responses: {} } }, "/b": { get: { summary: "B", responses: {} } } },
};
const navigation = {
  tabs: [
    { tab: "T", pages: ["index", "shared"] },
    {
      tab: "U",
      groups: [
        { group: "API", openapi: "api.json", pages: ["shared", "own", "GET /a"] },
        { group: "More", root: "more", openapi: "api.json", pages: ["GET /b"] },
      ],
    },
  ],
};
const texts = {
  "docs.json": JSON.stringify({ name: "A", navigation }),
  "api.json": JSON.stringify(spec),
  ...Object.fromEntries(
    ["index", "shared", "own", "more"].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]),
  ),
};

test("pages that stay in another list are named, and endpoints that go", async () => {
  const { left, refusals } = await plannedChange(texts, [
    { kind: "remove-division", labels: ["API"], redirect: "index" },
  ]);
  expect(refusals).toEqual([]);
  expect(left.map(({ file, reason }) => [file, reason])).toEqual([
    ["shared.mdx", 'it leaves "API" only: another list has it, too'],
    ["docs.json", 'with "API", these endpoints leave the navigation: GET /a'],
  ]);
});

test("a page that is the root of a group is no entry that could move, and that is said", async () => {
  const operation = { kind: "place", page: "more", target: { kind: "after", page: "index" } } as const;
  await expect(plannedChange(texts, [operation])).rejects.toThrow(
    'it is the "root" of "U > More", and is where that is',
  );
});
