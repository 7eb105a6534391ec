// Is each thing that a host can't express named once, with each of its places once?
import { expect, test } from "vitest";
import { NotExpressedList } from "../../../src/outputs/adapters/not-expressed.ts";

test("the same source is one place of a feature, in however many editions it is", () => {
  const found = new NotExpressedList();
  const group = { what: 'group "A"', source: { pointer: "/navigation/groups/0" } };
  const other = { what: 'group "A"', source: { file: "nav.json", pointer: "/navigation/groups/0" } };
  found.add("a colour", "it has none", { ...group, edition: "en" });
  found.add("a badge", "it has none", { ...group, edition: "en" });
  found.add("a colour", "it has none", { ...group, edition: "fr" });
  found.add("a colour", "it has none", other);
  expect(found.list()).toEqual([
    { feature: "a colour", reason: "it has none", places: [{ ...group, edition: "en" }, other] },
    { feature: "a badge", reason: "it has none", places: [{ ...group, edition: "en" }] },
  ]);
});

test("a place without a source is one for each page", () => {
  const found = new NotExpressedList();
  for (const href of ["/a", "/b", "/a"]) found.add("a badge", "it has none", { what: "page", href });
  expect(found.list().map(({ places }) => places)).toEqual([
    [
      { what: "page", href: "/a" },
      { what: "page", href: "/b" },
    ],
  ]);
});
