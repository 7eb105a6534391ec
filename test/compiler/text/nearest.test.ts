// Is a word found again, and is that cheap for any word?
import { distance } from "fastest-levenshtein";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nearest, nearestAmong } from "../../../src/compiler/text/nearest.ts";
import { propertyRuns } from "../../support/property-runs.ts";

test("the closest word within a third of the letters", () => {
  expect(nearest("grups", ["pages", "groups", "tabs"])).toBe("groups");
  expect(nearest("zzz", ["pages", "groups", "tabs"])).toBeUndefined();
});

test.each([
  ["アプリを実行", "アプリを確認", false],
  ["アプリを実行", "アプリを実行する", true],
  ["ステップ-privacy-mode", "ステップ-privacy-mod", true],
  ["ユーザー名の変更", "ユーザ名の変更", true],
  ["インスタンス同期", "インスタンス非同期", false],
  ["查看应用", "列出应用", false],
  ["配置模型负载均衡", "配置模型负载", true],
  ["การติดตั้ง", "การตั้งค่า", false],
  ["설치하기", "설치하는", true],
])("%s and %s are alike: %s", (word, other, areAlike) => {
  expect(nearest(word, [other])).toBe(areAlike ? other : undefined);
  expect(nearest(other, [word], 3)).toBe(areAlike ? word : undefined);
});

test("never the word itself", () => {
  expect(nearest("tabs", ["tabs"])).toBeUndefined();
});

test("a word of more than 200 letters is no slip", () => {
  expect(nearest("a".repeat(200), ["a".repeat(199)])).toBeDefined();
  expect(nearest("a".repeat(201), ["a".repeat(200)])).toBeUndefined();
});

test("what is left out before the distance is counted is never the closest", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "-", "é"), maxLength: 12 });
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 12 }), fc.integer({ min: 0, max: 6 }), (wanted, candidates, most) => {
      const close = candidates
        .filter((each) => each !== wanted)
        .map((each) => ({ each, steps: distance(wanted, each) }))
        .filter(({ steps }) => steps <= most)
        .toSorted((one, other) => one.steps - other.steps);
      expect(nearestAmong(candidates)(wanted, most)).toBe(close[0]?.each);
      expect(nearest(wanted, candidates, most)).toBe(close[0]?.each);
    }),
    { numRuns: propertyRuns(5000) },
  );
});
