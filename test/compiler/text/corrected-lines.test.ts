// Are two faults near each other two messages, whatever their kinds, and is nothing lost that can be read? (D406)
import { describe, expect, test } from "vitest";
import { parseJson } from "../../../src/compiler/text/json-text.ts";

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
