// Is a page that somebody has moved already moved as navc would have moved it?
import { expect, test } from "vitest";
import type { EditPlan } from "../../../src/project/change/edit-plan.ts";
import type { ChangeOperation, SiteChange } from "../../../src/project/change/site-change.ts";
import { planSiteChange } from "../../../src/project/repair/plan-site-change.ts";
import { planned, siteOf, withFiles, type SiteTexts } from "../change/planned-change.ts";
import { withMoves } from "./repaired-site.ts";

const page = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const site: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "A",
    navigation: { groups: [{ group: "G", pages: ["index", "a/one", "a/two"] }] },
    redirects: [{ source: "/begin", destination: "/a/one" }],
  }),
  "index.mdx": page("Home", "[o](/a/one#x)"),
  "a/one.mdx": page("One", "## X\n\n[t](./two)"),
  "a/two.md": page("Two", "[o](./one)"),
};

async function plan(
  texts: SiteTexts,
  operations: readonly ChangeOperation[],
  more: Partial<SiteChange> = {},
): Promise<EditPlan> {
  return planSiteChange(await siteOf(texts), { operations, ...more });
}

test.each([
  ["a/one", "a/first"],
  ["a/one.mdx", "a/first.mdx"],
  ["a/one", "b/c/"],
])("moving %s to %s gives the same texts before and after the file has moved", async (from, to) => {
  const operations = [{ kind: "move", from, to } as const];
  const moved = to.endsWith("/") ? `${to}one.mdx` : "a/first.mdx";
  const wanted = withFiles(site, (await planned(site, { operations })).files);
  const now = withMoves(site, { "a/one.mdx": moved });
  const done = await plan(now, operations);
  expect(done).toMatchObject({ refusals: [], moved: [{ from: "a/one.mdx", to: moved }], lost: [] });
  expect(withFiles(now, done.files)).toEqual(wanted);
});

test("several pages, and redirects where they are wanted", async () => {
  const now = withMoves(site, { "a/one.mdx": "b/one.mdx", "a/two.md": "b/two.md" });
  const operations = ["one", "two"].map((name) => ({ kind: "move", from: `a/${name}`, to: `b/${name}` }) as const);
  const after = withFiles(now, (await plan(now, operations, { redirects: { kind: "none" } })).files);
  expect(after).toEqual(withFiles(site, (await planned(site, { operations, redirects: { kind: "none" } })).files));
});

test("an entry that was written already is not doubled", async () => {
  const now = withMoves(site, { "a/one.mdx": "a/first.mdx" });
  const listed = { ...now, "docs.json": now["docs.json"]!.replace('"a/one"', '"a/one","a/first"') };
  const done = await plan(listed, [{ kind: "move", from: "a/one", to: "a/first" }]);
  expect(withFiles(listed, done.files)["docs.json"]).toContain('["index","a/first","a/two"]');
});

test("nothing else is done in the same plan, because its texts would be those of another state", async () => {
  const now = withMoves(site, { "a/one.mdx": "a/first.mdx" });
  const move = { kind: "move", from: "a/one", to: "a/first" } as const;
  const relabel = { kind: "relabel", labels: ["G"], label: "H" } as const;
  await expect(plan(now, [move, relabel])).rejects.toThrow("a/one.mdx has moved to a/first.mdx already");
  const counterparts = { languages: true, versions: false };
  await expect(plan(now, [move], { counterparts })).rejects.toThrow("a/one.mdx has moved to a/first.mdx already");
});

test("a name that no list has is still not there", async () => {
  const move = { kind: "move", from: "a/on", to: "a/two" } as const;
  await expect(plan(site, [move])).rejects.toThrow('There is no page, file or folder "a/on". Did you mean a/one?');
});
