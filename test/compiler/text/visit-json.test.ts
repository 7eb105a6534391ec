// Is a valid JSON text visited as jsonc-parser visits it?
import fc from "fast-check";
import { visit } from "jsonc-parser";
import { expect, test } from "vitest";
import { visitJson, type JsonVisitor } from "../../../src/compiler/text/visit-json.ts";

type Call = readonly unknown[];

/** A visitor that keeps what it is called with, and does not look into the brackets that `passes` picks. */
function recorder(passes: (offset: number) => boolean): { readonly calls: Call[]; readonly visitor: JsonVisitor } {
  const calls: Call[] = [];
  const begin =
    (name: string) =>
    (offset: number): boolean => {
      calls.push([name, offset]);
      return !passes(offset);
    };
  return {
    calls,
    visitor: {
      onObjectBegin: begin("{"),
      onArrayBegin: begin("["),
      onObjectEnd: () => void calls.push(["}"]),
      onArrayEnd: () => void calls.push(["]"]),
      onObjectProperty: (key, offset, length) => void calls.push(["key", key, offset, length]),
      onLiteralValue: (offset, length) => void calls.push(["value", offset, length]),
    },
  };
}

function callsOf(text: string, passes: (offset: number) => boolean): readonly Call[] {
  const { calls, visitor } = recorder(passes);
  visitJson(text, visitor);
  return calls;
}

function callsOfJsonc(text: string, passes: (offset: number) => boolean): readonly Call[] {
  const { calls, visitor } = recorder(passes);
  const { onObjectBegin, onArrayBegin, onObjectEnd, onArrayEnd, onObjectProperty, onLiteralValue } = visitor;
  visit(text, {
    onObjectBegin: (offset) => onObjectBegin(offset),
    onArrayBegin: (offset) => onArrayBegin(offset),
    onObjectEnd,
    onArrayEnd,
    onObjectProperty: (key, offset, length) => onObjectProperty(key, offset, length),
    onLiteralValue: (_value, offset, length) => onLiteralValue(offset, length),
  });
  return calls;
}

test("any valid text, with blanks of all kinds, and with any brackets passed over", () => {
  const blanks = fc.constantFrom<string | number>("", " ", "\t", "\r\n", 3);
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), blanks, fc.integer({ min: 2, max: 9 }), (value, blank, part) => {
      const text = ` ${JSON.stringify(value, null, blank)}\n`;
      const passes = (offset: number): boolean => offset % part === 0;
      expect(callsOf(text, passes)).toEqual(callsOfJsonc(text, passes));
    }),
  );
});

test("keys and strings with quotes, backslashes and brackets in them", () => {
  const text = String.raw`{"a\"]":"}\\","\u0062":[-1.5e3,true,null,"[{"],"":{"x":"\\\"]"}}`;
  for (const passed of [-1, text.indexOf("[-1"), text.indexOf('{"x"')]) {
    const passes = (offset: number): boolean => offset === passed;
    expect(callsOf(text, passes)).toEqual(callsOfJsonc(text, passes));
  }
  expect(callsOf(text, () => false)).toContainEqual(["key", "b", text.indexOf(String.raw`"\u0062"`), 8]);
});

test("a text that is not valid is visited as far as it goes", () => {
  const text = '{"a":1, // one\n "b":[2';
  expect(callsOf(text, () => false)).toEqual(callsOfJsonc(text, () => false));
});
