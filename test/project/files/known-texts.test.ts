import { expect, test, vi } from "vitest";
import { KnownTexts } from "../../../src/project/files/known-texts.ts";

/** The text of each of these, all in one buffer as a reader has them, and how many were decoded. */
function textsOf(
  given: readonly string[],
  texts = new KnownTexts(),
): { readonly found: string[]; readonly decoded: number } {
  const buffer = Buffer.alloc(64 * 1024);
  let decoded = 0;
  const found = given.map((text) => {
    const bytes = buffer.subarray(0, buffer.write(text));
    const spy = vi.spyOn(bytes, "toString");
    const result = texts.textOf(bytes);
    decoded += spy.mock.calls.length;
    return result;
  });
  return { found, decoded };
}

const page = (word: string): string => word.padEnd(2000, "日本語");

test("files with the same bytes are decoded once, whatever was read between them", () => {
  const given = ["a", "b", "a", "c", "b", "a"].map(page);
  expect(textsOf(given)).toEqual({ found: given, decoded: 3 });
});

test("short texts are decoded each time", () => {
  expect(textsOf(["a", "a", ""])).toEqual({ found: ["a", "a", ""], decoded: 3 });
});

test("of one length a bounded number is known", () => {
  const given = Array.from({ length: 20 }, (_, index) => page(`${index}`.padStart(2, "0")));
  expect(textsOf([...given, ...given])).toEqual({ found: [...given, ...given], decoded: 20 + 12 });
});

test("a bounded number of bytes is known", () => {
  const given = Array.from({ length: 1000 }, (_, index) => "x".repeat(20_000 + index));
  const { decoded } = textsOf([given[0]!, ...given, ...given]);
  // 8 MiB are 415 of them.
  expect(decoded).toBeGreaterThan(1500);
  expect(decoded).toBeLessThan(1600);
});

test("if all files differ until there is no room, none is kept", () => {
  const given = Array.from({ length: 1000 }, (_, index) => "x".repeat(20_000 + index));
  expect(textsOf([...given, ...given]).decoded).toBe(2000);
});
