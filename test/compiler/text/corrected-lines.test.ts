// Are two faults near each other two messages, whatever their kinds, and is nothing lost that can be read? (D406)
import { describe, expect, test } from "vitest";
import { parseJson } from "../../../src/compiler/text/json-text.ts";
import { withPieces } from "../../../src/compiler/text/text-pieces.ts";

/** A text in which each line can be broken. */
const lines = [
  "{",
  '  "navigation": {',
  '    "groups": [',
  "      {",
  '        "group": "Start here",',
  '        "icon": "star",',
  '        "pages": [',
  '          "guides/one",',
  '          "guides/two",',
  '          "GET /users/{id}",',
  '          "guides/four"',
  "        ]",
  "      },",
  "      {",
  '        "group": "More",',
  '        "tag": "NEW",',
  '        "pages": ["guides/five"]',
  "      }",
  "    ]",
  "  }",
  "}",
];

/** What can happen to a line with an entry, and to one with a name and a value. */
const ofEntry: Readonly<Record<string, (line: string) => string>> = {
  "no comma": (line) => line.replace(/,$/, ""),
  "two commas": (line) => `${line},`,
  "' at the start": (line) => line.replace('"', "'"),
  "' at the end": (line) => line.replace(/",$/, "',"),
  "two '": (line) => line.replaceAll('"', "'"),
  "curly quotes": (line) => line.replace('"', "“").replace('"', "”"),
  "no quote at the start": (line) => line.replace('"', ""),
  "no quote at the end": (line) => line.replace(/",$/, ","),
  "no quotes": (line) => line.replaceAll('"', ""),
  "a quote inside": (line) => line.replace(/([a-zA-Z])([a-z/ ])/, '$1"$2'),
  "a comment": (line) => `${line} // later`,
};
const ofField: Readonly<Record<string, (line: string) => string>> = {
  "no comma behind": (line) => line.replace(/,$/, ""),
  "' at the start of a name": (line) => line.replace('"', "'"),
  "' around a name": (line) => line.replace(/"(\w+)":/, "'$1':"),
  "no quote at the start of a name": (line) => line.replace('"', ""),
  "no quote at the end of a name": (line) => line.replace('":', ":"),
  "no quotes around a name": (line) => line.replace(/"(\w+)":/, "$1:"),
  "no quote at the end of a value": (line) => line.replace(/",$/, ","),
  "' at the start of a value": (line) => line.replace(': "', ": '"),
  "no quotes around a value": (line) => line.replace(/: "([^"]*)"/, ": $1"),
  "no colon": (line) => line.replace('":', '"'),
  "a word of Python": (line) => line.replace(/: ".*"/, ": None"),
};

/** The lines, from 0, in which something is reported, each as often as it is. */
function reportedLines(text: string): readonly number[] {
  return parseJson(text, { depth: 100 }).problems.map(({ start }) => text.slice(0, start).split("\n").length - 1);
}

function broken(at: readonly (readonly [line: number, fault: (line: string) => string])[]): string {
  const all = [...lines];
  for (const [line, fault] of at) all[line] = fault(all[line]!);
  return all.join("\n");
}

const entries = Object.entries(ofEntry).map(([name, fault]) => [name, fault, 7, 9] as const);
const fields = Object.entries(ofField).map(([name, fault]) => [name, fault, 4, 14] as const);

describe.each([...entries, ...fields])("%s", (_name, fault, first) => {
  test("is one message", () => {
    expect(reportedLines(broken([[first, fault]]))).toEqual([first]);
  });

  test.each([...entries, ...fields])("and after it %s", (_other, next, near, far) => {
    const at = near > first ? near : far;
    const text = broken([
      [first, fault],
      [at, next],
    ]);
    expect(reportedLines(text)).toEqual([first, at]);
  });

  test.each([...(first === 7 ? entries : fields)])("and in the next line %s", (_other, next) => {
    const text = broken([
      [first, fault],
      [first + 1, next],
    ]);
    expect(reportedLines(text)).toEqual([first, first + 1]);
  });
});

/** The value of a broken text after its pieces were replaced; undefined if a fault has none. */
function corrected(text: string): unknown {
  const { problems } = parseJson(text, { depth: 100 });
  if (problems.some(({ pieces }) => pieces === undefined)) return undefined;
  return JSON.parse(
    withPieces(
      text,
      problems.flatMap(({ pieces = [] }) => pieces),
    ),
  );
}

describe("what has one right correction", () => {
  const original: unknown = JSON.parse(lines.join("\n"));
  // A string without its end, a comment and a missing colon have several, and these two change what is said.
  const others = new Set(["a quote inside", "a word of Python"]);
  const kept = [...entries, ...fields].filter(([name]) => !others.has(name));
  const correctable = kept.filter(([, fault, line]) => corrected(broken([[line, fault]])) !== undefined);

  test("is a comma, quotes around a string, and a word of Python", () => {
    expect(correctable.map(([name]) => name)).toEqual([
      "no comma",
      "two commas",
      "' at the start",
      "' at the end",
      "two '",
      "curly quotes",
      "no quote at the start",
      "no quotes",
      "no comma behind",
      "' at the start of a name",
      "' around a name",
      "no quote at the start of a name",
      "no quotes around a name",
      "' at the start of a value",
      "no quotes around a value",
    ]);
    expect(corrected('{"a": True, "b": 1, "c": None}')).toEqual({ a: true, b: 1, c: null });
    expect(corrected(`{\n"a": "say "hi" there",\n'b': "x";\n"c": 2\n}`)).toEqual({ a: 'say "hi" there', b: "x", c: 2 });
  });

  test("is as it was after one fault, and after two in any lines", () => {
    let pairs = 0;
    for (const [, fault, first] of correctable) {
      expect(corrected(broken([[first, fault]]))).toEqual(original);
      for (const [, next, near, far] of correctable)
        for (const line of near === first ? [first + 1, far] : [near, far]) {
          const value = corrected(
            broken([
              [first, fault],
              [line, next],
            ]),
          );
          if (value !== undefined) expect(value).toEqual(original);
          pairs += value === undefined ? 0 : 1;
        }
    }
    expect(pairs).toBe(450);
  });

  test.each([
    ["where a string ends", '{\n"a": "x,\n"b": 1\n}'],
    ["what a backslash means", `{\n"a": 'it\\'s',\n"b": 1\n}`],
    ["whether a name or a comma is missing", '{"a": 1 "b", "c": 2}'],
    ["which side of a conflict is right", '{\n"a": [\n<<<<<<< HEAD\n"b",\n=======\n"c",\n>>>>>>> x\n"e"\n]\n}'],
    ["what undefined stands for", '{"a": undefined}'],
    ["what a word stands for that objects of JavaScript have", '{"a": constructor, "b": toString}'],
    ["what was to be said in a comment", '{"a": 1 // b\n}'],
  ])("is not %s", (_what, text) => {
    expect(corrected(text)).toBeUndefined();
  });
});

describe("what was meant is read", () => {
  test.each([
    ['{\n"a": \'x y\',\n"b": 1\n}', { a: "x y", b: 1 }],
    ['{\n"a": [\n"x,\ny"\n]\n}', { a: ["x", "y"] }],
    ['{\nname: some words,\n\'other: "x"\n}', { name: "some words", other: "x" }],
    ['{\n"a": "x\n y",\n"b": 1\n}', { a: "x", b: 1 }],
  ])("%j", (text, value) => {
    const { problems, value: read } = parseJson(text, { depth: 100 });
    expect(read).toEqual(value);
    expect(problems.length).toBeGreaterThan(0);
  });
});

test("a merge conflict is one message, and its first side is read", () => {
  const text = '{\n"a": [\n<<<<<<< HEAD\n"b",\n||||||| base\n"x",\n=======\n"c",\n"d",\n>>>>>>> other\n"e"\n]\n}';
  const { problems, value } = parseJson(text, { depth: 100 });
  expect(problems.map(({ problem }) => problem)).toEqual([
    "these are the marks of a merge conflict; keep what is right of its two sides, and remove the marks",
  ]);
  expect(value).toEqual({ a: ["b", "e"] });
  expect(parseJson('{\n"a": [\n<<<<<<< HEAD\n"b"\n]\n}', { depth: 100 }).problems).toHaveLength(1);
});

test("a line with several strings is left to the parser", () => {
  const text = '{\n"a": ["b", \'c", "d"],\n"e": 1\n}';
  expect(parseJson(text, { depth: 100 }).problems[0]?.problem).toBe("a string takes straight double quotes");
});

test.each([
  '{\n"a": [\n"x,\ny"\n]\n}',
  '{\n"a": "x\n y",\n"b": 1\n}',
  '{\n"a": ["b", \'c", "d"],\n"e: 1\n}',
  '{\n"a": [\n<<<<<<< HEAD\n"b",\n=======\n"c",\n>>>>>>> other\n"e"\n]\n}',
])("%j is explained in the same way with the line ends of Windows", (text) => {
  const read = (json: string): unknown => {
    const { problems, value } = parseJson(json, { depth: 100 });
    const lines = problems.map(({ start }) => json.slice(0, start).split("\n").length);
    return { said: problems.map(({ problem }) => problem), lines, value };
  };
  expect(read(text.replaceAll("\n", "\r\n"))).toEqual(read(text));
});
