// Is a name found that no file on Windows can have, or that Windows and macOS can't tell from another one?
import { expect, test } from "vitest";
import type { PlannedFile } from "../../../src/project/change/edit-plan.ts";
import { nameRefusals, notOnWindowsLines, unportableNames } from "../../../src/project/change/unportable-names.ts";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import { plannedChange } from "./planned-change.ts";

const made = (file: string): PlannedFile => ({ kind: "create", file, after: "" });
const moved = (from: string, to: string): PlannedFile => ({ kind: "move", from, to });
/** What is said, whether or not it is a refusal. */
const sentences = (files: readonly PlannedFile[], existing: readonly string[] = []): readonly string[] => {
  const found = unportableNames(files, () => existing);
  return [...nameRefusals(found).map(({ message }) => message), ...notOnWindowsLines({ ...found, files }, false)];
};

test.each(["a:b.mdx", "why?.mdx", "a*.mdx", "a<b.mdx", "a>b.mdx", "a|b.mdx", 'a"b.mdx', String.raw`a\b.mdx`])(
  "%s",
  (file) => {
    expect(sentences([made(file)])).toEqual([
      `On Windows no file can be called "${file}", so git can't check the folder out there. Choose another path.`,
    ]);
  },
);

test.each(["con.mdx", "guides/AUX.mdx", "nul/a.mdx", "com1.mdx", "a./b.mdx", "a /b.mdx"])("%s", (file) => {
  expect(sentences([made(file)])).toEqual([expect.stringContaining("On Windows no file can be called")]);
});

test.each(["50% off & more!.mdx", "console.mdx", "icon.mdx", "a.b c.mdx", "größe/über.mdx"])("%s is one", (file) => {
  expect(sentences([made(file)])).toEqual([]);
});

test("only new names count", () => {
  expect(sentences([moved("a:b/c.mdx", "a:b/d.mdx")], ["a:b/c.mdx"])).toEqual([]);
  expect(sentences([moved("a/con.mdx", "b/con.mdx")], ["a/con.mdx"])).toEqual([]);
  expect(sentences([moved("a:b/c.mdx", "e:f/c.mdx")], ["a:b/c.mdx"])).toEqual([expect.stringContaining('"e:f"')]);
  const text = { before: "", after: "" };
  expect(sentences([{ kind: "edit", file: "a:b.mdx", ...text }], ["a:b.mdx"])).toEqual([]);
});

const same = (path: string, other: string): readonly string[] => [
  `Windows and macOS can't tell "${path}" from "${other}", and keep only one of them. With another path both stay.`,
];

test.each<[string, readonly PlannedFile[], readonly string[]]>([
  ["a file", [made("guides/Start.mdx")], same("guides/Start.mdx", "guides/start.mdx")],
  ["a folder", [made("Guides/new.mdx")], same("Guides", "guides")],
  ["another new file", [made("x.mdx"), made("X.mdx")], same("X.mdx", "x.mdx")],
  ["another Unicode form", [made("u\u0308ber.mdx")], same("u\u0308ber.mdx", "über.mdx")],
  [
    "one of two files of a folder that is renamed",
    [moved("guides/one.mdx", "GUIDES/one.mdx")],
    same("GUIDES", "guides"),
  ],
  ["a file whose own name changes its case", [moved("guides/start.mdx", "guides/Start.mdx")], []],
  [
    "a folder that is renamed as a whole",
    [moved("guides/start.mdx", "Guides/start.mdx"), moved("guides/one.mdx", "Guides/one.mdx")],
    [],
  ],
  ["a name of a file that is removed", [{ kind: "remove", file: "über.mdx", before: "" }, made("Über.mdx")], []],
])("in case only: %s", (_, files, expected) => {
  expect(sentences(files, ["guides/start.mdx", "guides/one.mdx", "über.mdx"])).toEqual(expected);
});

const texts = { "docs.json": '{ "name": "A", "navigation": { "pages": ["start"] } }', "start.mdx": "" };
const target = { kind: "after", page: "start" } as const;

test("a name that Windows does not have is said, and written all the same", async () => {
  const plan = await plannedChange(texts, [
    { kind: "add", page: "con", target },
    { kind: "add", page: "aux/a", target },
  ]);
  expect(plan.refusals).toEqual([]);
  expect(plan.unportable).toEqual([{ path: "aux" }, { path: "con.mdx" }]);
  const fact = (name: string): string =>
    `On Windows no file can be called "${name}", so git can't check the folder out there.`;
  expect(planLines(plan, false)).toContain(`${fact("con.mdx")} Choose another path.`);
  expect(planLines(plan, true)).toEqual(
    expect.arrayContaining([`${fact("aux")} Use navc mv aux/ '…'`, `${fact("con.mdx")} Use navc mv con.mdx '…'`]),
  );
});

test("a name that differs from another one only in case is refused", async () => {
  const plan = await plannedChange(texts, [{ kind: "add", page: "START", target }]);
  expect(plan.unportable).toEqual([{ path: "START.mdx", same: "start.mdx" }]);
  expect(plan.refusals).toEqual([{ kind: "name", message: same("START.mdx", "start.mdx")[0], path: "START.mdx" }]);
  // One fault, one message.
  expect(planLines(plan, false).join("\n")).not.toContain('START.mdx" from');
});
