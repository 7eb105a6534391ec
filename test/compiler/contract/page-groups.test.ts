// Which values say who may see a page, and who may where several do?
import { expect, test } from "vitest";
import { isPageGroups, mergedGroups, pageGroups } from "../../../src/compiler/contract/page-groups.ts";

test.each([
  [["staff"], true],
  [[], true],
  [[{ includes: ["staff"] }, { excludes: ["guests"] }, {}], true],
  ["staff", false],
  [["staff", { includes: ["sales"] }], false],
  [[""], false],
  [[{ includes: [] }], false],
  [[{ excludes: ["*"] }], false],
  [[{ only: ["staff"] }], false],
  [[null], false],
])("%j can be read: %s", (value, isRead) => {
  expect(isPageGroups(value)).toBe(isRead);
  expect(pageGroups(value)).toEqual(isRead ? value : []);
});

test.each([
  [undefined, [], undefined],
  [["a"], [], ["a"]],
  [["a"], ["b"], ["a", "b"]],
  [[{ excludes: ["c"] }], ["b"], [{ excludes: ["c"] }, { includes: ["b"] }]],
  ["a", [], []],
  [["a"], [null], []],
])("%j of metadata and %j are %j", (ofMetadata, added, merged) => {
  expect(mergedGroups(ofMetadata, added)).toEqual(merged);
});
