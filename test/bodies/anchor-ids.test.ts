// Do headings have the ids that they have on the platform?
import { expect, test } from "vitest";
import { anchorsOf } from "../../src/bodies/anchor-ids.ts";
import type { BodyAnchor } from "../../src/bodies/page-body.ts";

function idsOf(...anchors: readonly BodyAnchor[]): readonly string[] {
  const body = {
    file: "a.mdx",
    isPage: true,
    parts: new Map(),
    links: [],
    imports: [],
    isOpen: false,
    problem: undefined,
  };
  return anchorsOf({ ...body, anchors }, new Map()).ids;
}

test.each([
  ["Install", ["install"]],
  ["What's new?", ["whats-new"]],
  ["Terms & Conditions", ["terms-&-conditions"]],
  ["v1.2 → v2", ["v1-2-→-v2"]],
  ["a/b: c", ["a/b-c"]],
  ["GET /users/{id}", ["get-/users/id"]],
  ["Größe", ["größe"]],
  ["日本語 ページ", ["日本語-ページ"]],
  ["🚀 Launch", ["-launch", "launch"]],
  ["C++ & C#", ["c++-&-c#"]],
  ["user_id", ["user_id"]],
  ["Step 1. Do (this)", ["step-1-do-this"]],
  ["APIs", ["apis"]],
])("the heading %j", (title, ids) => {
  expect(idsOf({ kind: "heading", title })).toEqual(ids);
});

test.each(["userId", "user_id"])("the field %j", (name) => {
  expect(idsOf({ kind: "field", name })).toEqual(["param-user-id"]);
});

test("titles of components and ids may be written in two ways", () => {
  expect(idsOf({ kind: "title", title: "Terms & more" }, { kind: "id", id: "Own id!" })).toEqual([
    "terms-&-more",
    "terms-and-more",
    "Own id!",
    "Own id",
    "Own-id",
  ]);
});
