// Is every YAML text read, or refused with a place?
import { expect, test } from "vitest";
import { parseYaml } from "../../../src/compiler/text/yaml.ts";

const json = { schema: "json", maxDepth: 100 } as const;

test("values, a byte order mark and an empty text", () => {
  expect(parseYaml("a: 1", json)).toEqual({ ok: true, value: { a: 1 } });
  expect(parseYaml("\uFEFFa: x", json)).toEqual({ ok: true, value: { a: "x" } });
  expect(parseYaml("", json)).toEqual({ ok: true, value: undefined });
});

test("dates stay text, and merge keys merge in specs only", () => {
  expect(parseYaml("d: 2024-01-02", { schema: "core", maxDepth: 32 })).toEqual({
    ok: true,
    value: { d: "2024-01-02" },
  });
  const text = "a: &a {p: 1}\nb: {<<: *a}";
  expect(parseYaml(text, json)).toEqual({ ok: true, value: { a: { p: 1 }, b: { p: 1 } } });
  expect(parseYaml(text, { schema: "core", maxDepth: 32 })).toEqual({
    ok: true,
    value: { a: { p: 1 }, b: { "<<": { p: 1 } } },
  });
});

test("a problem has its place in the text as written", () => {
  expect(parseYaml("\uFEFFa: [", json)).toMatchObject({ ok: false, offset: 5, line: 2 });
  expect(parseYaml("a: 1\na: 2", json)).toMatchObject({
    ok: false,
    problem: "this key is in the mapping twice; remove one of the two",
    line: 2,
  });
});

test("nothing throws: depth, bombs, unknown tags, control characters", () => {
  expect(parseYaml("[".repeat(100_000), json)).toMatchObject({
    ok: false,
    problem: "it is nested deeper than 100 levels",
  });
  expect(parseYaml("[".repeat(100_000), { schema: "json", maxDepth: 1_000_000 })).toMatchObject({ ok: false });
  expect(parseYaml("a: !!js/function x", json)).toMatchObject({ ok: false });
  expect(parseYaml("- \u0001", json)).toMatchObject({ ok: false });
  expect(parseYaml("a: &a [*a]", json)).toMatchObject({ ok: true });
});

test("__proto__ is an ordinary key", () => {
  const result = parseYaml("__proto__: {x: 1}", json);
  expect(result.ok && Object.keys(result.value as object)).toEqual(["__proto__"]);
});

test("aliases of a long list end the reading before each is written out as a key", () => {
  const list = `s: &s [${Array(20_000).fill('"xxxxxxxxx"').join(", ")}]\n`;
  const uses = (count: number, use: string): string => `${list}l: [${Array(count).fill(use).join(", ")}]\n`;
  expect(parseYaml(uses(400, "{*s : 1}"), json)).toEqual({
    ok: false,
    problem: "its aliases repeat too much text; use fewer, or shorter lists",
  });
  expect(parseYaml(uses(4, "{*s : 1}"), json)).toMatchObject({ ok: true });
});

test.each([
  [
    `a: &a {b: 1}\nc:\n  <<: [${"*a, ".repeat(200)}]\n`,
    `"<<" takes in more keys or mappings than are read; write them out`,
  ],
  ["a: \u0000\n", "it has a NUL character; remove it"],
  ["a: 1\n---\nb: 1\n", `it holds several documents, separated by "---"; keep one of them`],
])("%j is refused in plain words", (text, problem) => {
  expect(parseYaml(text, { schema: "json", maxDepth: 20 })).toMatchObject({ ok: false, problem });
});
