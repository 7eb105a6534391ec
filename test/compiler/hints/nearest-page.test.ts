// Which page did the writer of a path mean?
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { hintBudget } from "../../../src/compiler/hints/hint-budget.ts";
import { pathEditions } from "../../../src/compiler/hints/path-editions.ts";
import { nearestPages } from "../../../src/compiler/hints/nearest-page.ts";

function lookUpIn(...files: readonly string[]): ReturnType<typeof nearestPages> {
  return nearestPages(memoryHost(Object.fromEntries(files.map((file) => [file, ""]))), hintBudget(), () => true);
}

test.each([
  ["guides/index", "guides"],
  ["old/deploy", "guides/deploy"],
  ["guides/deplyo", "guides/deploy"],
  ["guides/nothing-like-it", undefined],
])("%s means %s", (path, page) => {
  expect(lookUpIn("guides.mdx", "guides/deploy.mdx")(path)).toBe(page);
});

test("of several files of one name the one with the longest end in common is meant", () => {
  const near = lookUpIn("a/react/setup.mdx", "b/react/setup.mdx", "v1/sdks/react/start.mdx", "v2/vue/start.mdx");
  expect(near("v1/react/start")).toBe("v1/sdks/react/start");
  expect(near("lessons/of/setup")).toBeUndefined();
});

test("an ordinary name in another folder decides nothing, unless one path is the end of the other", () => {
  expect(lookUpIn("mission-control/configs/intro.mdx")("customize/model-roles/intro")).toBeUndefined();
  expect(lookUpIn("guides/start.mdx")("start")).toBe("guides/start");
  expect(lookUpIn("start.mdx")("docs/start")).toBe("start");
});

test("one word in another folder decides nothing while the folder of the path has pages, unless folders were only added", () => {
  const near = lookUpIn(
    "sdk/go.mdx",
    "sdk/py.mdx",
    "migrations/python.mdx",
    "help/error-codes.mdx",
    "sdk/cloud/events.mdx",
  );
  expect(near("sdk/python")).toBeUndefined();
  expect(near("sdk/error-codes")).toBe("help/error-codes");
  expect(near("sdk/events")).toBe("sdk/cloud/events");
  expect(near("sdks/python")).toBe("migrations/python");
});

test("a page that can't be read is not what its entry meant", () => {
  expect(lookUpIn("b.mdx")("b")).toBeUndefined();
});

test("a page that is taken is asked about once, and only meant where one letter differs", () => {
  const nearestPage = lookUpIn("start.mdx", "guides/deploy.mdx");
  const editions = pathEditions();
  const asked: string[] = [];
  const isTaken = (page: string): boolean => asked.push(page) > 0;
  expect(nearestPage("old/deploy", { isTaken, editions, values: [] })).toBeUndefined();
  expect(nearestPage("star", { isTaken, editions, values: [] })).toBe("start");
  expect(asked).toEqual(["guides/deploy", "start"]);
});

test("after a hundred comparisons there are no more", () => {
  const nearestPage = lookUpIn("guides/deploy.mdx");
  const hints = Array.from({ length: 101 }, () => nearestPage("guides/deplyo"));
  expect(hints.filter((hint) => hint !== undefined)).toHaveLength(100);
  expect(nearestPage("old/deploy")).toBe("guides/deploy");
});
