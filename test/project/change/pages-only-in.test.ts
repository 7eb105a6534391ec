// Does a division go with the roots of its groups? (D636)
import { expect, test } from "vitest";
import type { PlannedFile } from "../../../src/project/change/edit-plan.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const nodes = {
  group: "Start",
  root: "start",
  pages: ["input", { group: "Trigger", root: "trigger", pages: ["plugin"] }],
};

function siteWith(...others: readonly unknown[]): SiteTexts {
  const paths = ["start", "input", "trigger", "plugin", "llm"];
  return {
    "docs.json": JSON.stringify({
      name: "T",
      navigation: { groups: [nodes, { group: "Rest", pages: ["llm"] }, ...others] },
    }),
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  };
}

const removal = { kind: "remove-division", labels: ["Start"], redirect: "llm" } as const;

test("the roots of a division and of groups in it are removed, and their readers sent on", async () => {
  const texts = siteWith();
  const { files, addresses, refusals } = await plannedChange(texts, [removal]);
  expect(refusals).toEqual([]);
  expect(Object.keys(withFiles(texts, files)).toSorted()).toEqual(["docs.json", "llm.mdx"]);
  expect(addresses.map(({ from }) => from).toSorted()).toEqual(["/input", "/plugin", "/start", "/trigger"]);
});

test("a division with nothing but a root goes with its page", async () => {
  const texts = siteWith({ group: "Empty", root: "trigger", pages: [] });
  const only = { ...texts, "alone.mdx": "---\ntitle: Alone\n---\n" };
  const config = JSON.stringify({
    name: "T",
    navigation: {
      groups: [
        { group: "Rest", pages: ["llm"] },
        { group: "Alone", root: "alone", pages: [] },
      ],
    },
  });
  const { files } = await plannedChange({ ...only, "docs.json": config }, [{ ...removal, labels: ["Alone"] }]);
  expect(files.flatMap((each) => (each.kind === "remove" ? [each.file] : []))).toEqual(["alone.mdx"]);
});

test("what is a root or an entry elsewhere stays", async () => {
  const texts = siteWith({ group: "Other", root: "plugin", pages: ["start"] });
  const { files } = await plannedChange(texts, [removal]);
  expect(Object.keys(withFiles(texts, files)).toSorted()).toEqual(["docs.json", "llm.mdx", "plugin.mdx", "start.mdx"]);
});

test("a root without a file goes with its division", async () => {
  const texts = Object.fromEntries(Object.entries(siteWith()).filter(([path]) => path !== "start.mdx"));
  const { files, refusals } = await plannedChange(texts, [removal]);
  expect(refusals).toEqual([]);
  expect(Object.keys(withFiles(texts, files)).toSorted()).toEqual(["docs.json", "llm.mdx"]);
});

/** The same division in files, with `also` in another one. */
function siteInFiles(also: readonly unknown[] = []): SiteTexts {
  const { "docs.json": _, ...pages } = siteWith();
  return {
    ...pages,
    "docs.json": JSON.stringify({
      name: "T",
      navigation: { groups: [{ $ref: "./nav/start.json" }, { group: "Rest", pages: ["llm", ...also] }] },
    }),
    "nav/start.json": JSON.stringify({ ...nodes, pages: ["input", { $ref: "./more.json" }] }),
    "nav/more.json": JSON.stringify({ group: "More", pages: [{ $ref: "./trigger.json" }] }),
    "nav/trigger.json": JSON.stringify({ group: "Trigger", root: "trigger", pages: { $ref: "./list.json" } }),
    "nav/list.json": JSON.stringify(["plugin"]),
  };
}

function removedBy({ files }: { readonly files: readonly PlannedFile[] }): readonly string[] {
  return files.flatMap((each) => (each.kind === "remove" ? [each.file] : []));
}

test("pages in files to which only the division refers go with it, and the files are named", async () => {
  const plan = await plannedChange(siteInFiles(), [removal]);
  expect(plan.refusals).toEqual([]);
  expect(removedBy(plan)).toEqual(["input.mdx", "plugin.mdx", "start.mdx", "trigger.mdx"]);
  expect(plan.left.map(({ file, reason }) => `${file}: ${reason}`)).toEqual(
    ["start", "more", "trigger", "list"].map((name) => `nav/${name}.json: nothing refers to it any more`),
  );
});

test("pages in a file to which another division refers, too, stay", async () => {
  const plan = await plannedChange(siteInFiles([{ group: "Also", pages: [{ $ref: "./nav/trigger.json" }] }]), [
    removal,
  ]);
  expect(plan.refusals).toEqual([]);
  expect(removedBy(plan)).toEqual(["input.mdx", "start.mdx"]);
  expect(plan.left.map(({ file }) => file)).toEqual(["nav/start.json", "nav/more.json"]);
});

const page = (path: string): readonly [string, string] => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`];

/** Two products with the same tab, which is in a file. */
const products: SiteTexts = {
  ...Object.fromEntries(["a", "b", "c", "d"].map(page)),
  "docs.json": JSON.stringify({
    name: "T",
    navigation: {
      products: [
        { product: "Cloud", tabs: [{ $ref: "./learn.json" }, { tab: "C", pages: ["c"] }] },
        { product: "Self", tabs: [{ $ref: "./learn.json" }, { tab: "S", pages: ["d"] }] },
      ],
    },
  }),
  "learn.json": JSON.stringify({ tab: "Learn", groups: [{ group: "Basics", pages: ["a", "b"] }] }),
};

test("of two references to one file only that of the named product goes", async () => {
  const operation = { kind: "remove-division", labels: ["Cloud", "Learn"], redirect: "c" } as const;
  const plan = await plannedChange(products, [operation]);
  expect(plan.refusals).toEqual([]);
  expect(plan.files.map((each) => [each.kind, "file" in each && each.file])).toEqual([["edit", "docs.json"]]);
  const { navigation } = JSON.parse(withFiles(products, plan.files)["docs.json"]!);
  expect(navigation.products.map(({ tabs }: { readonly tabs: readonly unknown[] }) => tabs)).toEqual([
    [{ tab: "C", pages: ["c"] }],
    [{ $ref: "./learn.json" }, { tab: "S", pages: ["d"] }],
  ]);
});

test("without the label of a product both go", async () => {
  const plan = await plannedChange(products, [{ kind: "remove-division", labels: ["Learn"], redirect: "c" }]);
  expect(removedBy(plan)).toEqual(["a.mdx", "b.mdx"]);
});

test("a group of one product that is written once for both is refused", async () => {
  const labels = ["Cloud", "Learn", "Basics"];
  await expect(plannedChange(products, [{ kind: "remove-division", labels, redirect: "c" }])).rejects.toThrow(
    '"Cloud > Learn > Basics" is written in learn.json, which "Self > Learn > Basics" shows, too',
  );
  const both = await plannedChange(products, [{ kind: "remove-division", labels: ["Learn", "Basics"], redirect: "c" }]);
  expect(removedBy(both)).toEqual(["a.mdx", "b.mdx"]);
});

test("a group whose list is a file goes with its last page, and one with another list stays", async () => {
  const groups = [
    { group: "Gone", pages: { $ref: "./list.json" } },
    { group: "Open", root: "b", pages: { $ref: "./list.json" } },
    { group: "Rest", pages: ["c", "d"] },
  ];
  const texts = {
    ...products,
    "docs.json": JSON.stringify({ name: "T", navigation: { groups } }),
    "list.json": JSON.stringify(["a"]),
  };
  const plan = await plannedChange(texts, [{ kind: "remove", page: "a", redirect: "b" }]);
  expect(plan.refusals).toEqual([]);
  const { navigation } = JSON.parse(withFiles(texts, plan.files)["docs.json"]!);
  expect(navigation.groups).toEqual(groups.slice(1));
  expect(plan.left.map(({ written, isGone }) => [written, isGone])).toEqual([["Gone", true]]);
});
