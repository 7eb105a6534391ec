// How much JavaScript is parsed of a body?
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProgramBudget } from "../../../src/compiler/bodies/mdx-syntax.ts";
import { readBody } from "../../../src/compiler/bodies/read-body.ts";
import { mdxTree } from "../../../src/outputs/page-writer/source/mdx-tree.ts";

let parsed = 0;
beforeEach(() => {
  parsed = 0;
  // What is refused is not counted.
  const { value: take } = Object.getOwnPropertyDescriptor(ProgramBudget.prototype, "take") as {
    readonly value: (this: ProgramBudget, characters: number) => void;
  };
  vi.spyOn(ProgramBudget.prototype, "take").mockImplementation(function (this: ProgramBudget, characters) {
    take.call(this, characters);
    parsed += characters;
  });
});
afterEach(() => vi.restoreAllMocks());

/** An expression that is parsed again up to each of so many braces. */
const braces = (count: number): string => `{[${"{},".repeat(count)}]}\n`;

test("an expression is parsed up to each brace, as long as that is not too much", () => {
  expect(readBody(braces(100), 0).problem).toBeUndefined();
  expect(mdxTree(braces(100))).toBeDefined();
  expect(parsed).toBeGreaterThan(2 * 100 * 100);
});

test("too many braces are a fault of the body, and are not parsed", () => {
  const body = braces(1500);
  expect(readBody(body, 0).problem?.kind).toBe("limit");
  // Once in blocks, and once as a whole.
  expect(parsed).toBeLessThanOrEqual(2 * (524_288 + 8 * body.length));
});

test("the blocks of a body share what may be parsed", () => {
  const body = `${braces(400)}\n`.repeat(8);
  readBody(body, 0);
  expect(parsed).toBeLessThanOrEqual(2 * (524_288 + 8 * body.length));
});

test("a page that is written has the same limit", () => {
  expect(mdxTree(braces(100))).toBeDefined();
  parsed = 0;
  const body = "a {#a}![\n".repeat(900);
  expect(mdxTree(body)).toBeUndefined();
  expect(parsed).toBeLessThanOrEqual(524_288 + 8 * body.length);
});
