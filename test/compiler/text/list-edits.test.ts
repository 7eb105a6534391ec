// Do lists keep their layout when elements are added and removed?
import { expect, test } from "vitest";
import { cutElement, elementRanges, listEdits, type ListEdit } from "../../../src/compiler/text/list-edits.ts";
import { withPieces } from "../../../src/compiler/text/text-pieces.ts";

function edited(text: string, edit: Omit<ListEdit, "pointer">, pointer = ""): string {
  return withPieces(text, listEdits(text, [{ pointer, ...edit }]));
}

test.each([
  ['["a"]', [], [[1, "b"]], '["a", "b"]'],
  ['["a"]', [], [[0, "b"]], '["b", "a"]'],
  ['["a", "c"]', [], [[0, "b"]], '["b", "a", "c"]'],
  ['["a", "c"]', [], [[1, "b"]], '["a", "b", "c"]'],
  ['["a", "c"]', [0], [], '["c"]'],
  ['["a", "c"]', [1], [], '["a"]'],
  ['["a", "c"]', [0, 1], [], "[]"],
  [
    '["a", "c"]',
    [0, 1],
    [
      [0, "b"],
      [2, "d"],
    ],
    '["b", "d"]',
  ],
  ['["a", "c"]', [0], [[0, "b"]], '["b", "c"]'],
  ['["a","c"]', [], [[2, "b"]], '["a","c","b"]'],
  ['[ "a" ]', [], [[1, "b"]], '[ "a", "b" ]'],
  [
    "[]",
    [],
    [
      [0, "b"],
      [0, "c"],
    ],
    '["b", "c"]',
  ],
  ['[\n  "a",\n  "c"\n]', [0], [[9, "b"]], '[\n  "c",\n  "b"\n]'],
  ['[\n  "a"\n]', [0], [[1, "b"]], '[\n  "b"\n]'],
  ['["a" , "c"]', [], [[1, "b"]], '["a", "b", "c"]'],
] as const)("%s without %j and with %j", (text, removed, added, expected) => {
  const edit = { removed: new Set<number>(removed), added: added.map(([before, value]) => ({ before, value })) };
  expect(edited(text, edit)).toBe(expected);
});

test.each([
  ['{\n  "a": []\n}', '{\n  "a": [\n    {\n      "x": 1\n    }\n  ]\n}'],
  ['{ "a": [] }', '{ "a": [{ "x": 1 }] }'],
  ['{"b":"c","a":[]}', '{"b":"c","a":[{"x":1}]}'],
  ['{ "b": "c" }', '{ "b": "c", "a": [{ "x": 1 }] }'],
  ['{"b": "c"}', '{"b": "c", "a": [{ "x": 1 }]}'],
  ["{\n}", '{\n  "a": [\n    {\n      "x": 1\n    }\n  ]\n}'],
])("an object goes into the list of %j", (text, expected) => {
  expect(edited(text, { added: [{ before: 0, value: { x: 1 } }] }, "/a")).toBe(expected);
});

const tall = (list: string): string => `{\n  "p": {\n    "x": 1\n  },\n  "a": ${list}\n}`;
const lines = (...items: readonly string[]): string => tall(`[\n    ${items.join(",\n    ")}\n  ]`);
const object = '{\n      "x": 1\n    }';

test.each([
  ['["b", "c"]', [], [1], lines('"b"', object, '"c"')],
  ['["b", "c"]', [], [0, 2], lines(object, '"b"', '"c"', object)],
  ['["b", "c"]', [0], [0], lines(object, '"c"')],
  ['["b", "c"]', [0, 1], [2], lines(object)],
  ['["b", { "y": 1 }]', [], [2], tall('["b", { "y": 1 }, { "x": 1 }]')],
  ['[{\n    "y": 1\n  }]', [], [1], tall('[{\n    "y": 1\n  }, {\n    "x": 1\n  }]')],
] as const)("an object in %s has the lines of the other objects", (list, removed, at, expected) => {
  const added = at.map((before) => ({ before, value: { x: 1 } }));
  expect(edited(tall(list), { removed: new Set<number>(removed), added }, "/a")).toBe(expected);
});

test("a text whose objects are lines keeps its lines", () => {
  const text = '{\n  "p": { "x": 1 },\n  "q": { "x": 1 },\n  "a": ["b"]\n}';
  expect(edited(text, { added: [{ before: 1, value: { x: 1 } }] }, "/a")).toBe(text.replace('"b"', '"b", { "x": 1 }'));
});

function cutFrom(text: string, pointer: string): ReturnType<typeof cutElement> {
  const { start, end } = elementRanges(text)(pointer)!;
  return cutElement(text.slice(start, end), text, start);
}

test.each([
  [
    '[\n  {\n     "x" :1\n  }\n]',
    '{\n\t"a": [\n\t\t1\n\t]\n}',
    '{\n\t"a": [\n\t\t1,\n\t\t{\n\t\t   "x" :1\n\t\t}\n\t]\n}',
  ],
  [
    '[\n  {\n    "x" :1\n  }\n]',
    '{\n\t"a": [\n\t\t1\n\t]\n}',
    '{\n\t"a": [\n\t\t1,\n\t\t{\n\t\t\t"x" :1\n\t\t}\n\t]\n}',
  ],
  ['[\r\n  {\r\n    "x": 1\r\n  }\r\n]', '{\n  "a": []\n}', '{\n  "a": [\n    {\n      "x": 1\n    }\n  ]\n}'],
  ['[{\n "x": 1}]', '{\n  "a": [{\n    "y": 1\n  }]\n}', '{\n  "a": [{\n    "y": 1\n  }, {\n    "x": 1}]\n}'],
])("an element that is cut out of %j keeps its layout", (source, text, expected) => {
  expect(edited(text, { added: [{ before: 9, cut: cutFrom(source, "/0") }] }, "/a")).toBe(expected);
});

test.each([
  ['{ "a": 1, "r": ["x", "y"] }', [0, 1], [], '{ "a": 1 }'],
  ['{\n  "a": 1,\n  "r": [\n    "x"\n  ]\n}\n', [0], [], '{\n  "a": 1\n}\n'],
  ['{ "a": 1, "r": ["x", "y"] }', [0], [], '{ "a": 1, "r": ["y"] }'],
  ['{ "a": 1, "r": ["x"] }', [0], [[0, "z"]], '{ "a": 1, "r": ["z"] }'],
  ['{ "r": ["x"], "a": 1 }', [0], [], '{ "r": [], "a": 1 }'],
  ['{ "a": 1, "r": [] }', [], [], '{ "a": 1, "r": [] }'],
] as const)("an optional list at the end of %s goes with its last element", (text, removed, added, expected) => {
  const edit = {
    removed: new Set<number>(removed),
    added: added.map(([before, value]) => ({ before, value })),
    isOptional: true,
  };
  expect(edited(text, edit, "/r")).toBe(expected);
});

test("a list in a file of its own stays when it gets empty", () => {
  expect(edited('["x"]', { removed: new Set([0]), isOptional: true })).toBe("[]");
});
