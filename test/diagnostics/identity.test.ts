// What stays of a problem when lines move and other files come and go?
import { expect, test } from "vitest";
import { identityOf } from "../../src/diagnostics/identity.ts";

test("hints and explanations are no part of it", () => {
  expect(identityOf({ path: "guides/instal", nearest: "guides/install" })).toEqual(
    identityOf({ path: "guides/instal" }),
  );
});

test("two problems of one code differ by what they are about", () => {
  expect(identityOf({ owner: 'Tab "A"', lists: ["groups", "pages"] }).subject).toBe('Tab "A" · groups · pages');
});

test("places and operations are counted", () => {
  expect(identityOf({ word: "a.json", uses: 4 })).toEqual({ subject: "a.json", count: 4 });
});

test("a page that lacks one translation less is the same problem, and smaller", () => {
  const [two, one] = [["fr", "de"], ["fr"]].map((languages) =>
    identityOf({ path: "guides/auth", languages, versions: 1 }),
  );
  expect([two?.subject === one?.subject, two?.count, one?.count]).toEqual([true, 2, 1]);
});
