// What was made from a text is made once for all texts that are equal to it.
import { expect, test, vi } from "vitest";
import { perLongText } from "../../../src/compiler/text/per-object.ts";

/** A string of its own each time. */
const long = (letter: string): string => [letter, "x".repeat(100_000)].join("");

test("the value of a text is made once for equal texts", () => {
  const make = vi.fn<(text: string) => { readonly first: string | undefined }>((text) => ({ first: text[0] }));
  const valueOf = perLongText(make);
  expect(["a", "b", "a", "b", "a"].map((letter) => valueOf(long(letter)).first)).toEqual(["a", "b", "a", "b", "a"]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(valueOf(long("a"))).toBe(valueOf(long("a")));
});

test("beyond eight texts of one length, the others are made each time", () => {
  const make = vi.fn<(text: string) => { readonly first: string | undefined }>((text) => ({ first: text[0] }));
  const valueOf = perLongText(make);
  const letters = "abcdefghij".split("");
  for (const letter of [...letters, ...letters]) expect(valueOf(long(letter)).first).toBe(letter);
  expect(make).toHaveBeenCalledTimes(12);
});
