// Do findings come out in order, each at its line and column?
import { describe, expect, test } from "vitest";
import type { Finding } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { locateInYaml } from "../../../src/compiler/text/yaml-places.ts";
import { placeFindings } from "../../../src/compiler/diagnostics/place-findings.ts";
import { fileAt, keyAt, valueAt, type Place } from "../../../src/compiler/diagnostics/place.ts";

const sources: { readonly [file: string]: string } = {
  "docs.json": '{\n  "name": "Acme",\n  "navigation": {\n    "pages": ["a", "b"]\n  }\n}\n',
  "spec.yaml": "openapi: 3.1.0\npaths:\n  /users:\n    get:\n      summary: List\n",
  "spec.json": "openapi: 3.1.0\npaths:\n  /users: {}\n",
  "page.mdx": "---\ntitle: x\n---\n",
};

function duplicateKey(place: Place, key = "k"): Finding {
  return { code: "duplicate-key", place, args: { key }, details: {} };
}

function startsOf(places: readonly Place[]): readonly string[] {
  return placeFindings(
    places.map((place) => duplicateKey(place)),
    (file) => sources[file],
    {},
    locateInYaml,
  ).map(({ file, range: { start } }) => `${file}:${start.line}:${start.column}`);
}

describe("places", () => {
  test.each<readonly [string, Place, string]>([
    ["a key", keyAt("docs.json", "/navigation/pages"), "docs.json:4:5"],
    ["a value", valueAt("docs.json", "/navigation/pages/1"), "docs.json:4:20"],
    ["a value that is not there", valueAt("docs.json", "/navigation/tabs"), "docs.json:3:17"],
    ["offsets", { kind: "text", file: "page.mdx", start: 4, end: 9, pointer: "" }, "page.mdx:2:1"],
    ["offsets behind the end", { kind: "text", file: "page.mdx", start: 400, end: 900, pointer: "" }, "page.mdx:4:1"],
    ["a whole file", fileAt("page.mdx"), "page.mdx:1:1"],
    ["a YAML key", keyAt("spec.yaml", "/paths/~1users/get"), "spec.yaml:4:5"],
    ["a YAML value that is not there", keyAt("spec.yaml", "/paths/~1users/post/tags"), "spec.yaml:3:3"],
    ["YAML in a .json file", keyAt("spec.json", "/paths"), "spec.json:2:1"],
    ["a file that is gone", valueAt("gone.json", "/a"), "gone.json:1:1"],
  ])("%s", (_name, place, expected) => {
    expect(startsOf([place])).toEqual([expected]);
  });
});

test("sorted by file, place, code and sentence, whatever the order of the reports", () => {
  const findings: readonly Finding[] = [
    duplicateKey(keyAt("z.json", "")),
    duplicateKey(keyAt("docs.json", "/navigation"), "b"),
    {
      code: "config-syntax",
      place: keyAt("docs.json", "/navigation"),
      args: { file: "docs.json", problem: "x" },
      details: {},
    },
    duplicateKey(keyAt("docs.json", "/navigation"), "a"),
    duplicateKey(keyAt("docs.json", "/name"), "z"),
  ];
  const sorted = placeFindings(findings, (file) => sources[file], {}).map(({ file, code, message }) => [
    file,
    code,
    /"(\w)"/.exec(message)?.[1],
  ]);
  expect(sorted).toEqual([
    ["docs.json", "duplicate-key", "z"],
    ["docs.json", "config-syntax", undefined],
    ["docs.json", "duplicate-key", "a"],
    ["docs.json", "duplicate-key", "b"],
    ["z.json", "duplicate-key", "k"],
  ]);
  expect(placeFindings(findings.toReversed(), (file) => sources[file], {})).toEqual(
    placeFindings(findings, (file) => sources[file], {}),
  );
});

test("a diagnostic has all its fields (D43), and no empty suggestion", () => {
  const [first, second] = placeFindings(
    [
      {
        ...duplicateKey(keyAt("docs.json", "/name")),
        details: { suggestion: '"title"', related: [{ message: "first written here", place: fileAt("page.mdx") }] },
      },
      duplicateKey(keyAt("docs.json", "/navigation")),
    ],
    (file) => sources[file],
    { "duplicate-key": "info" },
  );
  const top = { line: 1, column: 1, offset: 0 };
  expect(first).toEqual({
    code: "duplicate-key",
    severity: "info",
    message: expect.stringContaining('"k"') as string,
    file: "docs.json",
    pointer: "/name",
    range: { start: { line: 2, column: 3, offset: 4 }, end: { line: 2, column: 9, offset: 10 } },
    related: [{ message: "first written here", file: "page.mdx", range: { start: top, end: top } }],
    suggestion: '"title"',
    replaces: "k",
    subject: "k",
    count: 1,
    url: expect.stringMatching(/\/duplicate-key\.md$/) as string,
  });
  expect(second).not.toHaveProperty("suggestion");
});

test("each file is read once, and a whole file not at all", () => {
  const reads: string[] = [];
  placeFindings(
    [
      duplicateKey(keyAt("docs.json", "/name")),
      duplicateKey(keyAt("docs.json", "/navigation")),
      duplicateKey(fileAt("page.mdx")),
    ],
    (file) => {
      reads.push(file);
      return sources[file];
    },
    {},
  );
  expect(reads).toEqual(["docs.json"]);
});

test("a file with related places only is read when a range is asked for", () => {
  const asked: string[] = [];
  const finding: Finding = {
    ...duplicateKey(keyAt("docs.json", "/name")),
    details: { related: [{ message: "also here", place: keyAt("spec.yaml", "/paths") }] },
  };
  const textOf = (file: string): string | undefined => {
    asked.push(file);
    return sources[file];
  };
  const [diagnostic] = placeFindings([finding], textOf, {}, locateInYaml);
  expect(asked).toEqual(["docs.json"]);
  expect(diagnostic?.related[0]?.range.start.line).toBe(2);
  expect(asked).toEqual(["docs.json", "spec.yaml"]);
});
