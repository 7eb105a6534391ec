// A problem keeps its identity when lines move and other files are added or removed.
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalog } from "../../../src/compiler/diagnostics/catalog.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { subjectAndCount } from "../../../src/compiler/diagnostics/place-findings.ts";

test("hints and explanations are no part of it", () => {
  const path = "guides/instal";
  expect(subjectAndCount({ code: "page-not-found", args: { path, nearest: "guides/install" } })).toEqual(
    subjectAndCount({ code: "page-not-found", args: { path } }),
  );
});

test("two problems of one code differ by what they are about", () => {
  const args = { owner: 'Tab "A"', lists: ["groups", "pages"] };
  expect(subjectAndCount({ code: "mixed-children", args }).subject).toBe('Tab "A" · groups · pages');
});

test("places and operations are counted", () => {
  expect(subjectAndCount({ code: "spec-not-found", args: { word: "a.json", uses: 4 } })).toEqual({
    subject: "a.json",
    count: 4,
  });
  const division = { division: "this", first: "that", pages: 3, uses: 1 };
  expect(subjectAndCount({ code: "page-listed-twice", args: division })).toEqual({ subject: "this · that", count: 3 });
});

test("a page that lacks one translation less is the same problem, and smaller", () => {
  const [two, one] = [["fr", "de"], ["fr"]].map((languages) =>
    subjectAndCount({ code: "page-untranslated", args: { path: "guides/auth", languages, versions: ["v1"] } }),
  );
  expect([two?.subject === one?.subject, two?.count, one?.count]).toEqual([true, 2, 1]);
});

test("no limit is a number of places", () => {
  const args = { what: `"group"`, most: 1024, uses: 2 };
  expect(subjectAndCount({ code: "text-too-long", args })).toEqual({ subject: `"group"`, count: 2 });
});

test("each code says what identifies a problem, unless its file alone does", () => {
  const byFile = Object.entries(catalog).flatMap(([code, { subject }]) => (subject.length === 0 ? [code] : []));
  expect(byFile).toEqual(["front-matter-syntax", "front-matter-refused", "body-syntax", "lock-syntax"]);
});

test("the arguments that identify a problem stay as they are: baselines in use have them", async () => {
  const lines = Object.entries(catalog).map(([code, { subject }]) => [`${code}:`, ...subject].join(" "));
  await expectGolden(join(import.meta.dirname, "subjects.txt"), `${lines.toSorted().join("\n")}\n`);
});
