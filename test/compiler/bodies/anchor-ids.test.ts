// Do headings have the ids that they have on the platform?
import { expect, test } from "vitest";
import { anchorsOf, KnownIds } from "../../../src/compiler/bodies/anchor-ids.ts";
import { readingLimits } from "../../../src/compiler/text/reading-limits.ts";
import type { LoadedBody } from "../../../src/compiler/bodies/body-catalog.ts";
import type { BodyAnchor } from "../../../src/compiler/bodies/page-body.ts";

function idsOf(...anchors: readonly BodyAnchor[]): readonly string[] {
  const body = {
    file: "a.mdx",
    start: 0,
    isPage: true,
    parts: new Map(),
    links: [],
    imports: [],
    isOpen: false,
    isSearched: true,
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

test.each([
  ["Accordion", ["log-api-response"]],
  ["View", ["log-api-response"]],
  ["Tab", ["log_api_response"]],
  ["Update", ["log_api_response"]],
  ["Step", ["log_api_response", "log-api-response"]],
])("the title of %s", (tag, ids) => {
  expect(idsOf({ kind: "title", title: "log_api_response", tag })).toEqual(ids);
});

test("ids may be written in three ways", () => {
  expect(idsOf({ kind: "id", id: "Own id!" })).toEqual(["Own id!", "Own id", "Own-id"]);
});

test("pages of versions with the same text have their ids made once", () => {
  let made = 0;
  const heading = {
    kind: "heading" as const,
    get title() {
      made += 1;
      return "Install";
    },
  };
  const anchors = [heading];
  const bodies = ["v1/a.mdx", "v2/a.mdx", "v3/a.mdx"].map((file) => ({ ...bodyWith(file, []), anchors }));
  const known = new KnownIds(3);
  expect(bodies.map((body) => anchorsOf(body, new Map(), known).ids)).toEqual([["install"], ["install"], ["install"]]);
  expect(made).toBe(1);
});

/** A body that shows these parts, by the names of their components. */
function bodyWith(file: string, parts: readonly string[], anchors: readonly BodyAnchor[] = []): LoadedBody {
  const shown = parts.map((name): BodyAnchor => ({ kind: "component", name }));
  return {
    file,
    start: 0,
    isPage: false,
    parts: new Map(parts.map((name) => [name, name])),
    links: [],
    imports: [],
    isOpen: false,
    isSearched: true,
    problem: undefined,
    anchors: [...shown, ...anchors],
  };
}

test("parts that show one another twice, in many levels, are looked at once", () => {
  const levels = Array.from({ length: 60 }, (_, level) => bodyWith(`${level}`, [`${level + 1}`, `${level + 1}`]));
  const end = bodyWith("60", [], [{ kind: "heading", title: "End" }]);
  const bodies = new Map([...levels, end].map((body) => [body.file, body]));
  const { ids, isOpen, has } = anchorsOf(levels[0]!, bodies);
  expect([ids, isOpen]).toEqual([["end"], false]);
  expect(["end", "end-2", "end-9999", "other"].map(has)).toEqual([true, true, true, false]);
});

test("a long chain of parts, and a circle of them", () => {
  const chain = Array.from({ length: 50_000 }, (_, level) => bodyWith(`${level}`, [`${level + 1}`]));
  const end = bodyWith("50000", [], [{ kind: "id", id: "end" }]);
  const bodies = new Map([...chain, end].map((body) => [body.file, body]));
  expect(anchorsOf(chain[0]!, bodies)).toMatchObject({ ids: ["end"], isOpen: false });
  const circle = new Map(["a", "b"].map((file) => [file, bodyWith(file, [file === "a" ? "b" : "a"])]));
  for (const body of circle.values()) expect(anchorsOf(body, circle).isOpen).toBe(true);
});

test("of a long chain of parts with headings, bodies that would get too many ids may have any", () => {
  const size = 2 * readingLimits.body.idsOfParts;
  const chain = Array.from({ length: size }, (_, level) =>
    bodyWith(`${level}`, [`${level + 1}`], [{ kind: "id", id: `i${level}` }]),
  );
  const bodies = new Map([...chain, bodyWith(`${size}`, [], [])].map((body) => [body.file, body]));
  const known = new KnownIds(bodies.size / 2);
  const all = chain.map((body) => anchorsOf(body, bodies, known));
  const whole = all.filter(({ isOpen }) => !isOpen);
  const copied = whole.reduce((sum, { ids }) => sum + ids.length - 1, 0);
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.length).toBeLessThan(size);
  expect(copied).toBeLessThanOrEqual((bodies.size / 2) * readingLimits.body.idsOfParts);
});

test("a part that is shown several times makes its ids each time, after those before it", () => {
  const part = bodyWith("part", [], [{ kind: "heading", title: "Same" }]);
  const page = { ...bodyWith("page", []), parts: new Map([["Part", "part"]]) };
  const anchors: readonly BodyAnchor[] = [
    { kind: "heading", title: "First" },
    { kind: "component", name: "Part" },
    { kind: "heading", title: "Last" },
    { kind: "component", name: "Part" },
  ];
  const { ids, has } = anchorsOf({ ...page, anchors }, new Map([["part", part]]));
  expect(ids).toEqual(["first", "same", "last"]);
  expect(["same-2", "same-3", "same-4", "first-2"].map(has)).toEqual([true, true, false, false]);
});
