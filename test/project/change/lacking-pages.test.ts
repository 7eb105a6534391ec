// Can pages be removed that docs.json names, and that have no file?
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";

const page = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const redirects = [
  { source: "/terms", destination: "https://acme.example/terms" },
  { source: "/tos", destination: "/terms" },
];
const config = (groups: readonly object[]): string => JSON.stringify({ name: "A", navigation: { groups }, redirects });
const guides = { group: "Guides", pages: ["index", "security", "other", "terms"] };
const old = { group: "Old", pages: ["old/a", "old/b"] };
const texts: SiteTexts = {
  "docs.json": config([guides, old]),
  "index.mdx": page("Home", "[s](/security#now) [o](old/a)"),
  "other.mdx": page("Other"),
};

interface Config {
  readonly navigation: { readonly groups: readonly object[] };
  readonly redirects: readonly object[];
}

async function after(operation: ChangeOperation): Promise<{ readonly texts: SiteTexts; readonly config: Config }> {
  const plan = await plannedChange(texts, [operation]);
  expect(plan.refusals).toEqual([]);
  const found = withFiles(texts, plan.files);
  expect(Object.keys(found)).toEqual(Object.keys(texts));
  return { texts: found, config: JSON.parse(found["docs.json"]!) as Config };
}

test("its entry goes, its links lead to the target, and its readers are sent there", async () => {
  const found = await after({ kind: "remove", page: "security", redirect: "other" });
  expect(found.config.navigation.groups[0]).toEqual({ group: "Guides", pages: ["index", "other", "terms"] });
  expect(found.texts["index.mdx"]).toContain("[s](/other)");
  expect(found.config.redirects).toContainEqual({ source: "/security", destination: "/other" });
});

test("an entry of a hidden file is refused with the reason", async () => {
  const hidden = { ...texts, "docs.json": config([{ group: "A", pages: ["index", ".hid/p"] }]), ".hid/p.mdx": "" };
  await expect(plannedChange(hidden, [{ kind: "remove", page: ".hid/p" }])).rejects.toThrow(
    /begins with a dot, such as "\.hid\/p"\. Remove its entry from docs\.json by hand\./,
  );
});

test("a link without a target for it refuses the plan", async () => {
  const { refusals } = await plannedChange(texts, [{ kind: "remove", page: "security" }]);
  expect(refusals).toEqual([expect.objectContaining({ code: "link-not-found", file: "index.mdx" })]);
});

test("without a link no target is needed; the plan says that the address has no redirect", async () => {
  const plan = await plannedChange(texts, [{ kind: "remove", page: "old/b.mdx" }]);
  expect(plan.refusals).toEqual([]);
  expect(plan.counts).toMatchObject({ entries: 1, redirectsAdded: 0 });
  expect(plan.left).toEqual([
    { file: "docs.json", line: 1, written: "/old/b", reason: expect.stringContaining("its page has no file") },
  ]);
});

test("redirects to an address that is redirected lead to the end", async () => {
  const found = await after({ kind: "remove", page: "terms" });
  expect(found.config.redirects).toEqual([redirects[0], { source: "/tos", destination: "https://acme.example/terms" }]);
  const pointer = "/navigation/groups/0/pages/3";
  const taken = await after({ kind: "remove-element", element: { pointer, name: "/terms" } });
  expect(taken.config).toEqual(found.config);
});

test.each<[string, ChangeOperation]>([
  ["a folder", { kind: "remove", page: "old/", redirect: "other" }],
  ["a folder without a slash", { kind: "remove", page: "old", redirect: "other" }],
  ["a pattern", { kind: "remove", page: "old/*", redirect: "other" }],
  ["a division", { kind: "remove-division", labels: ["Old"], redirect: "other" }],
])("%s may have nothing but such pages", async (_, operation) => {
  const found = await after(operation);
  expect(found.config.navigation.groups).toEqual([guides]);
  expect(found.texts["index.mdx"]).toContain("[o](/other)");
  expect(found.config.redirects.slice(2)).toEqual([
    { source: "/old/a", destination: "/other" },
    { source: "/old/b", destination: "/other" },
  ]);
});

test("what no list names is still not there", async () => {
  await expect(plannedChange(texts, [{ kind: "remove", page: "secure" }])).rejects.toThrow(
    'There is no page, file or folder "secure"',
  );
});

test.each<ChangeOperation>([
  { kind: "move", from: "security", to: "safe" },
  { kind: "hide", page: "security", hidden: true },
  { kind: "place", page: "security.mdx", target: { kind: "after", page: "other" } },
])("what can't be done without a file says so: %j", async (operation) => {
  await expect(plannedChange(texts, [operation])).rejects.toThrow(
    /^The page "security(?:\.mdx)?" has an entry, and no file\./,
  );
});
