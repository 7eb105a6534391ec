import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { parseSpec } from "../../../src/compiler/specs/spec-files.ts";
import { readPlainMapping } from "../../../src/compiler/pages/plain-mapping.ts";
import { parseJson } from "../../../src/compiler/text/json-text.ts";
import { findLongKey, longestKey, longKeyProblem } from "../../../src/compiler/text/json-keys.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { parseYaml } from "../../../src/compiler/text/yaml.ts";

const long = "k".repeat(longestKey + 1);
const filling = "x".repeat(5 * longestKey);
const yaml = (text: string): unknown => parseYaml(text, { schema: "json", maxDepth: 20 });

describe("a key that V8 would hash by its length alone is not read", () => {
  test("in JSON, with its place", () => {
    const text = JSON.stringify({ filling, deep: [{ [long]: 1 }] });
    const start = text.indexOf(`"${long}"`);
    expect(parseJson(text, { depth: 20 })).toEqual({
      value: undefined,
      problems: [{ problem: longKeyProblem, refused: true, start, end: start + long.length + 2 }],
    });
  });

  test("in a short file: there may be many of those", () => {
    expect(parseJson(JSON.stringify({ [long]: 1 }), { depth: 20 }).value).toBeUndefined();
  });

  test("in docs.json, which may be JSON for all that", async () => {
    const { diagnostics } = await compileNavigation({
      host: memoryHost({ "docs.json": JSON.stringify({ navigation: { pages: [] }, [long]: 1 }) }),
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([`docs.json is not read: ${longKeyProblem}.`]);
  });

  test("in a spec in JSON, nor is that read as YAML then", () => {
    expect(parseSpec(JSON.stringify({ filling, [long]: 1 }), false)).toMatchObject({
      kind: "broken",
      problem: { problem: longKeyProblem },
    });
  });

  test.each([
    ["of a block", `${long}: 1\n`],
    ["with an alias beside it", `a: &a 1\nb: *a\n${long}: 1\n`],
    ["in quotes", `"${long}" : 1\n`],
    ["that is explicit", `? ${long}\n: 1\n`],
    ["of many lines", `? |\n  ${long}\n: 1\n`],
    ["of a flow", `{a: {${long}: 1}}`],
    ["of a flow that is explicit", `{? "${long}"\n: 1}`],
  ])("in YAML, %s", (_name, text) => {
    expect(yaml(text)).toEqual({ ok: false, problem: longKeyProblem });
  });

  test("in plain front matter, which is left to the reader of YAML", () => {
    expect(readPlainMapping(`${long}: 1\n`)).toBeUndefined();
  });
});

describe("another name that V8 would hash by its length alone is not read", () => {
  test.each([
    ["a string", `a: &${long} 1\n`],
    ["a list", `a: &${long} [1]\nb: 2\n`],
    ["a block", `a: &${long}\n  b: 1\n`],
  ])("an anchor of %s in YAML", (_name, text) => {
    expect(yaml(text)).toEqual({
      ok: false,
      problem: `it has an anchor of more than ${longestKey} characters; shorten it`,
    });
  });

  test("the path of a $ref", async () => {
    const config = { navigation: { groups: [{ $ref: `./${long}.json` }] } };
    const { diagnostics } = await compileNavigation({ config, host: memoryHost({}) });
    expect(
      diagnostics.map(({ code, message }) => [code, message.length < 250, /is longer than 4096/.test(message)]),
    ).toEqual([["ref-syntax", true, true]]);
  });
});

test("it is found wherever it is and whatever is in it, and no other", () => {
  const piece = fc.constantFrom("k", '\\"', "\\\\", ":", '\\\\\\"');
  const length = fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: longestKey - 2, max: longestKey + 2 }),
    fc.integer({ min: 0, max: 3 * longestKey }),
  );
  const content = fc.tuple(piece, piece, length).map(([first, other, wanted]) => {
    const whole = (other + first.repeat(wanted)).slice(0, wanted);
    return /(?<!\\)(?:\\\\)*\\$/.test(whole) ? `${whole.slice(0, -1)}k` : whole;
  });
  const member = fc.record({ key: content, value: content, isKey: fc.boolean() });
  let long = 0;
  fc.assert(
    fc.property(fc.array(member, { minLength: 1, maxLength: 6 }), (members) => {
      const text = `[${members.map(({ key, value, isKey }) => (isKey ? `{"${key}" :"${value}"}` : `"${value}"`)).join(",")}]`;
      JSON.parse(text);
      const expected = members.findIndex(({ key, isKey }) => isKey && key.length > longestKey);
      const found = findLongKey(text);
      expect(found && text.slice(found.start, found.end)).toBe(
        expected === -1 ? undefined : `"${members[expected]!.key}"`,
      );
      if (found !== undefined) long += 1;
    }),
    { numRuns: propertyRuns(1500) },
  );
  expect(long).toBeGreaterThan(10);
});

describe("what is read", () => {
  test("a long value, and a key of the greatest length", () => {
    const value = { [long.slice(1)]: filling, list: [filling, filling] };
    expect(parseJson(JSON.stringify(value), { depth: 20 })).toEqual({ value, problems: [], keys: 2 });
    expect(yaml(JSON.stringify(value))).toEqual({ ok: true, value });
  });
});
