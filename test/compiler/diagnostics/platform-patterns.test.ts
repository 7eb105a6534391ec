// Which of two lists does the platform use? As @mintlify/validation 0.1.878 does for each pair.
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const elements: Readonly<Record<string, object | string>> = {
  products: { product: "P", pages: ["a"] },
  languages: { language: "en", pages: ["a"] },
  versions: { version: "v", pages: ["a"] },
  tabs: { tab: "T", pages: ["a"] },
  dropdowns: { dropdown: "D", pages: ["a"] },
  anchors: { anchor: "A", pages: ["a"] },
  menu: { item: "M", pages: ["a"] },
  groups: { group: "G", pages: ["a"] },
  pages: "a",
};

/** An element that holds some lists, as it is in `navigation`. */
type Around = (lists: object) => object;

const orders: readonly (readonly [string, readonly string[], Around])[] = [
  [
    "navigation",
    ["products", "languages", "versions", "tabs", "dropdowns", "anchors", "groups", "pages"],
    (lists) => lists,
  ],
  [
    "a language",
    ["versions", "tabs", "dropdowns", "anchors", "products", "groups", "pages"],
    (lists) => ({ languages: [{ language: "fr", ...lists }] }),
  ],
  [
    "a version",
    ["languages", "tabs", "dropdowns", "anchors", "products", "groups", "pages"],
    (lists) => ({ versions: [{ version: "v2", ...lists }] }),
  ],
  [
    "a product",
    ["languages", "versions", "tabs", "anchors", "dropdowns", "groups", "pages", "menu"],
    (lists) => ({ products: [{ product: "X", ...lists }] }),
  ],
  [
    "a dropdown",
    ["languages", "versions", "tabs", "anchors", "products", "groups", "pages"],
    (lists) => ({ dropdowns: [{ dropdown: "X", ...lists }] }),
  ],
  [
    "a tab",
    ["languages", "versions", "dropdowns", "anchors", "products", "groups", "pages", "menu"],
    (lists) => ({ tabs: [{ tab: "X", ...lists }] }),
  ],
  [
    "an anchor",
    ["languages", "versions", "dropdowns", "tabs", "products", "groups", "pages"],
    (lists) => ({ anchors: [{ anchor: "X", ...lists }] }),
  ],
  ["a menu item", ["groups", "pages"], (lists) => ({ tabs: [{ tab: "T", menu: [{ item: "X", ...lists }] }] })],
];

test.each(
  orders.flatMap(([name, order, around]) =>
    order.flatMap((used, index) => order.slice(index + 1).map((other) => [name, used, other, around] as const)),
  ),
)("of %s, %s are used and %s are dropped", async (_name, used, other, around) => {
  const navigation = around({ [other]: [elements[other]], [used]: [elements[used]] });
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "Acme", navigation }),
    "a.mdx": "---\ntitle: A\n---\n",
  });
  const { diagnostics } = await compileNavigation({ host });
  const found = diagnostics.find(({ code }) => code === "several-primary-patterns" || code === "mixed-children");
  expect(found?.message).toContain(`The platform uses "${used}" and drops "${other}".`);
});
