// Are all addresses found to which redirects may lead?
import { expect, test } from "vitest";
import { addressesBehind } from "../../../src/compiler/links/addresses-behind.ts";

const redirects = [
  { source: "/a/:slug*", destination: "/b/:slug*" },
  { source: "/a/one", destination: "/c" },
  { source: "/a/one", destination: "/never-used" },
  { source: "/b/:slug*", destination: "https://example.com/:slug*" },
  { source: "/c", destination: "/d/index#part" },
  { source: "/id/:id(\\d+)/:rest*", destination: "/b/:id/:rest*" },
  { source: "/round", destination: "/turn" },
  { source: "/turn", destination: "/round" },
  { source: "/c#hash", destination: "/never-matched" },
];

test.each([
  ["/nothing", []],
  ["/a/two", ["/b/two"]],
  ["/a/one", ["/b/one", "/c", "/d"]],
  ["/a/one/index", ["/b/one", "/c", "/d"]],
  ["/c/index", ["/d"]],
  ["/id/5/x/y", ["/b/5/x/y"]],
  ["/round", ["/turn", "/round"]],
])("from %s", (path, addresses) => {
  const found = addressesBehind(redirects)(path);
  expect([...found].toSorted()).toEqual(addresses.toSorted());
});

test("wildcards that make an address longer for ever give a bounded number", () => {
  const found = addressesBehind([{ source: "/a/:slug*", destination: "/a/b/:slug*" }])("/a/c");
  expect(found.size).toBe(50);
});
