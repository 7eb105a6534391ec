// Which of two lists at the root does the platform use? As @mintlify/validation 0.1.878 does for each pair.
import { expect, test } from "vitest";
import { platformPatterns, primaryPatterns } from "../../../src/compiler/contract/divisions.ts";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const elements: Readonly<Record<string, object | string>> = {
  products: { product: "P", pages: ["a"] },
  languages: { language: "en", pages: ["a"] },
  versions: { version: "v", pages: ["a"] },
  tabs: { tab: "T", pages: ["a"] },
  dropdowns: { dropdown: "D", pages: ["a"] },
  anchors: { anchor: "A", pages: ["a"] },
  groups: { group: "G", pages: ["a"] },
  pages: "a",
};

test("the order has each list once", () => {
  expect([...platformPatterns].toSorted()).toEqual([...primaryPatterns].toSorted());
});

test.each(
  Object.keys(elements).flatMap((used, index, all) => all.slice(index + 1).map((other) => [used, other] as const)),
)("%s are used, and %s are dropped", async (used, other) => {
  const navigation = { [other]: [elements[other]], [used]: [elements[used]] };
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "Acme", navigation }),
    "a.mdx": "---\ntitle: A\n---\n",
  });
  const { diagnostics } = await compileNavigation({ host });
  const found = diagnostics.find(({ code }) => code === "several-primary-patterns");
  expect(found?.message).toContain(`The platform uses "${used}" and drops "${other}".`);
});
