// Which problems does a preview show while some of them are still looked for?
import { expect, test } from "vitest";
import type { FoundSite } from "../../../../src/project/preview-program.ts";
import type { Diagnostic } from "../../../../src/compiler/diagnostics/diagnostic.ts";
import { SiteProblems } from "../../../../src/tools/preview/server/site-problems.ts";
import { acceptedNote, textsNote } from "../../../../src/tools/preview/model/texts-note.ts";

const at = (offset: number): Diagnostic["range"]["start"] => ({ line: 1, column: 1, offset });
const range = { start: at(0), end: at(0) };
const problem = (subject: string): Diagnostic =>
  ({ code: "page-not-found", file: "a.mdx", pointer: "", subject, message: subject, count: 1, range }) as Diagnostic;
const foundSite = (...found: readonly string[]): FoundSite =>
  ({
    found: found.map(problem),
    site: { result: { navigation: {} }, settings: { ignore: {} } },
  }) as unknown as FoundSite;

test("those of texts stay after an edit, and those of the compile go with it", async () => {
  const problems = new SiteProblems(".");
  const first = foundSite("entry");
  problems.update(first);
  expect(textsNote(problems.texts, true)).toContain("are being checked");
  const read = Promise.resolve({ problems: [problem("entry"), problem("link")] });
  expect(await problems.judge(read, first)).toBe(true);
  expect(textsNote(problems.texts, true)).toBeUndefined();
  expect(problems.all.map(({ subject }) => subject)).toEqual(["entry", "link"]);
  expect(await problems.judge(read, first)).toBe(false);
  problems.update(foundSite());
  expect(problems.all.map(({ subject }) => subject)).toEqual(["link"]);
});

test("those of texts are not known until they are judged by settings that have changed", async () => {
  const problems = new SiteProblems(".");
  const first = foundSite("entry");
  const read = Promise.resolve({ problems: [problem("entry"), problem("link")] });
  problems.update(first);
  await problems.judge(read, first);
  const found = foundSite("entry");
  const second = { ...found, site: { ...found.site, settings: { ...found.site.settings, maxWarnings: 1 } } };
  problems.update(second);
  expect(textsNote(problems.texts, true)).toContain("are being checked");
  expect(problems.all.map(({ subject }) => subject)).toEqual(["entry"]);
  // What was read before is out of date.
  expect(await problems.judge(read, first)).toBe(false);
  expect(textsNote(problems.texts, true)).toContain("are being checked");
  expect(await problems.judge(read, second)).toBe(true);
  expect(problems.all.map(({ subject }) => subject)).toEqual(["entry", "link"]);
});

test("a problem of texts that the compile has in another file is shown once", async () => {
  const problems = new SiteProblems(".");
  const ofLink = (file: string): Diagnostic => ({ ...problem("/gone"), code: "link-not-found", file });
  const first = { ...foundSite(), found: [ofLink("listed.mdx")] };
  problems.update(first);
  expect(problems.all.map(({ file }) => file)).toEqual(["listed.mdx"]);
  const read = Promise.resolve({ problems: [ofLink("a-page-in-no-list.mdx")] });
  await problems.judge(read, first);
  expect(problems.all.map(({ file }) => file)).toEqual(["a-page-in-no-list.mdx"]);
  problems.update(first);
  expect(problems.all.map(({ file }) => file)).toEqual(["a-page-in-no-list.mdx"]);
});

test("what could not be read is said, with what a file needs for it", async () => {
  const problems = new SiteProblems(".");
  problems.update(foundSite());
  expect(await problems.judge(Promise.reject(new Error("gone")), foundSite())).toBe(true);
  expect(textsNote(problems.texts, true)).toContain("could not be checked");
  expect(textsNote(problems.texts, false)).toContain("--links");
});

test("what a baseline accepts is counted", () => {
  expect(acceptedNote(undefined)).toBeUndefined();
  expect(acceptedNote({ file: "b.json", number: 0 })).toBeUndefined();
  expect(acceptedNote({ file: "b.json", number: 1 })).toBe("b.json accepts 1 problem, which is not listed.");
  expect(acceptedNote({ file: "b.json", number: 8 })).toBe("b.json accepts 8 problems, which are not listed.");
});

test("of a problem that the compile has, too, what texts add is shown, unless it has another place by now", async () => {
  const problems = new SiteProblems(".");
  const first = foundSite("entry");
  problems.update(first);
  const full = { ...problem("entry"), message: "entry, and a file that is meant" };
  await problems.judge(Promise.resolve({ problems: [full] }), first);
  const messages = (): readonly string[] => problems.all.map(({ message }) => message);
  expect(messages()).toEqual([full.message]);
  problems.update(first);
  expect(messages()).toEqual([full.message]);
  const moved = { ...problem("entry"), range: { start: at(9), end: at(9) } };
  problems.update({ ...first, found: [moved] });
  expect(messages()).toEqual(["entry"]);
  problems.update(foundSite());
  expect(messages()).toEqual([]);
});
