// Does a division go with the roots of its groups? (D636)
import { expect, test } from "vitest";
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
