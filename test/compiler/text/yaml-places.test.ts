// Does a diagnostic inside a YAML spec point at the right text?
import fc from "fast-check";
import { dump, load } from "js-yaml";
import { expect, test } from "vitest";
import { childPointer } from "../../../src/compiler/text/json-pointer.ts";
import { parseYaml } from "../../../src/compiler/text/yaml.ts";
import { locateInYaml } from "../../../src/compiler/text/yaml-places.ts";

function at(text: string, pointer: string, part: "key" | "value" = "value"): string | undefined {
  const [span] = locateInYaml(text, [{ pointer, at: part }]);
  return span && text.slice(span.start, span.end);
}

const spec = `# a comment with : and }
openapi: 3.1.0 # trailing
info: {title: "A b", version: '1'}
paths:
  /users/{id}:
    get: &get
      summary: List
        users
      tags: [one, "two", {a: b}]
      description: |
        Long
        text

    post: *get
    put:
  '/quo~ted':
    delete: {}
servers:
- url: x
- 
- {url: y}
-
  url: z
last: end`;

test.each([
  ["/openapi", "3.1.0"],
  ["/info", `{title: "A b", version: '1'}`],
  ["/info/title", `"A b"`],
  ["/info/version", `'1'`],
  ["/paths/~1users~1{id}/get/summary", "List\n        users"],
  ["/paths/~1users~1{id}/get/tags", `[one, "two", {a: b}]`],
  ["/paths/~1users~1{id}/get/tags/1", `"two"`],
  ["/paths/~1users~1{id}/get/tags/2/a", "b"],
  ["/paths/~1users~1{id}/get/description", "|\n        Long\n        text"],
  ["/paths/~1users~1{id}/post", "*get"],
  ["/paths/~1users~1{id}/post/summary", "*get"],
  ["/paths/~1users~1{id}/put", "put"],
  ["/paths/~1quo~0ted/delete", "{}"],
  ["/servers/0", "url: x"],
  ["/servers/2/url", "y"],
  ["/servers/3", "url: z"],
  ["/last", "end"],
])("the value at %s", (pointer, text) => {
  expect(at(spec, pointer)).toBe(text);
});

test.each([
  ["/paths", "paths"],
  ["/paths/~1quo~0ted", "'/quo~ted'"],
  ["/info/title", "title"],
  ["/servers/3/url", "url"],
  ["/servers/0", "url: x"],
])("the key at %s", (pointer, text) => {
  expect(at(spec, pointer, "key")).toBe(text);
});

test("a whole block ends where its last child ends", () => {
  expect(at(spec, "/paths/~1quo~0ted")).toBe("delete: {}");
  expect(at("a:\n  b: 1\n  c:\n# end\nd: 2\n", "/a")).toBe("b: 1\n  c");
});

test("several targets are found in one pass, in their order", () => {
  const spans = locateInYaml("a: 1\nb: 2\n", [
    { pointer: "/b", at: "value" },
    { pointer: "/none", at: "value" },
    { pointer: "/a", at: "key" },
  ]);
  expect(spans).toEqual([{ start: 8, end: 9 }, undefined, { start: 0, end: 1 }]);
});

test("a byte order mark counts, and JSON and explicit keys are YAML", () => {
  expect(locateInYaml("\uFEFFa: b", [{ pointer: "/a", at: "value" }])).toEqual([{ start: 4, end: 5 }]);
  expect(at(`{"a": {"b": [1, {"c": null}]}}`, "/a/b/1/c")).toBe("null");
  expect(at("? a\n: b\n? c\n? d\n: e\n", "/d")).toBe("e");
  expect(at("? a\n: b\n? c\n? d\n: e\n", "/c")).toBe("c");
});

test("a single carriage return ends a line", () => {
  expect(at("a: 1\rb:\r  c: 2\r", "/b/c")).toBe("2");
});

test.each([
  ["a quoted text", 'related:\n- "gone\nmore"\n- lost', "/related/1", "lost"],
  ["a text in single quotes, with a blank line", "a: [1, 'b\n\nc', d]\ne: f", "/a/2", "d"],
  ["a comment sign in a quoted text", 'a: {b: "c\n# d"}\ne: f', "/a/b", '"c\n# d"'],
  ["a flow list", 'related: ["gone",\n"lost"]\nx: 1', "/related/1", '"lost"'],
  ["a flow mapping", "a: {b:\n1,\nc: 2}\nx: 1", "/a/c", "2"],
])("%s may go on at the beginning of a line", (_name, text, pointer, expected) => {
  expect(load(text)).toBeDefined();
  expect(at(text, pointer)).toBe(expected);
});

test.each([
  ["x y", "x y"],
  ["x: y", undefined],
  ["x:y#z", "x:y#z"],
  ["x # y", "x"],
  ["x\t# y", "x"],
  ["x:", undefined],
  ['"x # y"', '"x # y"'],
  ['"x" # y', '"x"'],
  [String.raw`"x\" y"`, String.raw`"x\" y"`],
  ["'x''y'", "'x''y'"],
  ["'x' y", undefined],
  ["x\n  y", "x\n  y"],
  ["'x\n  y'", "'x\n  y'"],
  ["&x y", "y"],
  ["*x", "*x"],
])("the value of a: %j", (written, found) => {
  for (const [before, behind] of [
    ["", ""],
    ["b: 1\n", "\nc: 2\n"],
    ["---\r\n", "  \r\n"],
  ] as const)
    expect(at(`${before}a:  ${written}${behind}`, "/a")).toBe(found);
});

test("merged, missing and unreadable values have no place", () => {
  expect(at("b: &b {p: 1}\nm:\n  <<: *b\n  q: 2", "/m/p")).toBeUndefined();
  expect(at("b: &b {p: 1}\nm:\n  <<: *b\n  q: 2", "/m/q")).toBe("2");
  expect(at("a: 1", "/a/b/c")).toBeUndefined();
  expect(at("", "/a")).toBeUndefined();
  expect(at("a: [", "/a")).toBeUndefined();
});

function leaves(value: unknown, pointer: string): readonly { pointer: string; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ pointer, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, childPointer(pointer, index)));
  return Object.entries(value).flatMap(([key, child]) => leaves(child, childPointer(pointer, key)));
}

test("the text at the place of each leaf is that leaf", () => {
  const word = fc.string({
    unit: fc.constantFrom("a", "b", "/", "~", " ", ":", "#", "{", "'", "1", "é"),
    maxLength: 6,
  });
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("tree"), { maxLength: 4 }),
      fc.dictionary(word, tie("tree"), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.integer({ min: -1, max: 3 }), (value, flowLevel) => {
      const text = `# lead\n${dump(value, { flowLevel })}`;
      // js-yaml writes some texts, such as `[a:{]`, that it can't read again.
      fc.pre(parseYaml(text, { schema: "json", maxDepth: 100 }).ok);
      const wanted = leaves(value, "");
      const spans = locateInYaml(
        text,
        wanted.map((leaf) => ({ pointer: leaf.pointer, at: "value" as const })),
      );
      for (const [index, leaf] of wanted.entries()) {
        const span = spans[index];
        expect(span && load(text.slice(span.start, span.end))).toEqual(leaf.value);
      }
    }),
  );
});
