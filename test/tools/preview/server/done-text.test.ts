// What does the notice say after a change was written?
import { expect, test } from "vitest";
import type { EditPlan, PlannedFile, RepairPlan } from "../../../../src/project/change/edit-plan.ts";
import { doneText } from "../../../../src/tools/preview/server/done-text.ts";

const counts = { entries: 0, links: 0, linkFiles: 0, redirectsAdded: 0, redirectsChanged: 0, redirectsRemoved: 0 };
const plan = (files: readonly PlannedFile[], more: Partial<EditPlan> = {}): EditPlan => ({
  files,
  counts,
  left: [],
  addresses: [],
  refusals: [],
  ...more,
});
const move = (from: string, to: string): PlannedFile => ({ kind: "move", from, to });
const edit: PlannedFile = { kind: "edit", file: "docs.json", before: "a", after: "b" };

test("one file is named, with what was changed for it", () => {
  const moved = plan([move("a.mdx", "b.mdx"), edit], { counts: { ...counts, entries: 1, redirectsAdded: 1 } });
  expect(doneText(moved)).toBe("moved a.mdx to b.mdx · 1 entry · 1 redirect");
});

test("several files are counted, and the first of them named", () => {
  const moves = ["a", "b", "c", "d", "e"].map((name, index) => move(`${name}.mdx`, `to${index}/new-${name}.mdx`));
  expect(doneText(plan([...moves.slice(0, 2), edit]))).toBe(
    "2 files: moved a.mdx to to0/new-a.mdx, moved b.mdx to to1/new-b.mdx",
  );
  expect(doneText(plan([...moves, { kind: "create", file: "f.mdx", after: "" }, edit]))).toBe(
    "6 files: moved a.mdx to to0/new-a.mdx, moved b.mdx to to1/new-b.mdx, moved c.mdx to to2/new-c.mdx, and 3 more",
  );
});

test("pages that had moved before are counted, too", () => {
  const found: RepairPlan = {
    ...plan([edit]),
    moved: [
      { from: "a.mdx", to: "x/one.mdx" },
      { from: "b.mdx", to: "y/two.mdx" },
    ],
    lost: [],
  };
  expect(doneText(found)).toBe("2 files: found a.mdx at x/one.mdx, found b.mdx at y/two.mdx");
});

test("entries that got another place are named", () => {
  const placed = ["one", "two", "three", "four"].map((name) => ({ name, into: ["More"] }));
  const entries = { ...counts, entries: 4 };
  expect(doneText(plan([edit], { counts: entries, placed }))).toBe(
    "changed docs.json · 4 entries: one, two, three, and 1 more",
  );
  expect(doneText(plan([edit], { counts: { ...counts, entries: 1 } }))).toBe("changed docs.json · 1 entry");
});

test("a file with a new title is named once, with the title, and a division with its new label", () => {
  const files: readonly PlannedFile[] = [{ ...edit, file: "memory/dream.mdx" }];
  expect(doneText(plan(files, { placed: [{ name: "memory/dream.mdx", label: "Dreams" }] }))).toBe(
    'changed memory/dream.mdx: new title "Dreams"',
  );
  expect(doneText(plan([edit], { placed: [{ name: "v4 > More", label: "Later" }] }))).toBe(
    'changed docs.json: new label "Later" of v4 > More',
  );
});

test("entries without a name of their own are counted with those that are left", () => {
  const placed = [
    { name: "one", into: ["More"], pages: 5 },
    ...["two", "three"].map((name) => ({ name, into: ["A"] })),
  ];
  expect(doneText(plan([edit], { counts: { ...counts, entries: 7 }, placed }))).toBe(
    "changed docs.json · 7 entries: one, two, three, and 4 more",
  );
});

test("what was hidden, or is shown again, is said so", () => {
  const file: PlannedFile = { ...edit, file: "features/fields.mdx" };
  const hide = (hidden: boolean) => ({ kind: "hide", page: "features/fields.mdx", hidden }) as const;
  expect(doneText(plan([file]), [hide(true)])).toBe("hidden: features/fields");
  expect(doneText(plan([file]), [hide(false)])).toBe("shown to readers again: features/fields");
  const division = { kind: "hide-division", labels: ["Docs", "Guides"], hidden: true } as const;
  expect(doneText(plan([edit, file]), [hide(true), division])).toBe("hidden: features/fields, Guides");
  // The same page of other languages.
  expect(doneText(plan([file, { ...file, file: "fr/features/fields.mdx" }]), [hide(true)])).toBe(
    "hidden: features/fields · 2 files",
  );
  const other = { kind: "retitle", page: "a", title: "A" } as const;
  expect(doneText(plan([file]), [hide(true), other])).toBe("changed features/fields.mdx");
});
