// Does navc say why it writes nothing, and with which command it would?
import { expect, test } from "vitest";
import type { EditPlan, PlannedFile, Refusal } from "../../../../src/project/change/edit-plan.ts";
import { refusalLines, type RefusedChange } from "../../../../src/tools/cli/change/refusal-lines.ts";

const counts = { entries: 0, links: 0, linkFiles: 0, redirectsAdded: 0, redirectsChanged: 0, redirectsRemoved: 0 };
const left = [{ file: "a.mdx", line: 1, written: "b", reason: "it is code" }];
const plan = (refusals: readonly Refusal[], ...files: readonly PlannedFile[]): EditPlan => ({
  files,
  counts,
  left,
  addresses: [],
  refusals,
});
const change = (more: Partial<RefusedChange> = {}): RefusedChange => ({
  operations: [{ kind: "remove", page: "old" }],
  root: "docs",
  isRefused: true,
  withLeft: false,
  ...more,
});

const proposal = { to: "/new", reason: "it is alike" };
const lost: Refusal = { kind: "address", message: "/old would lead nowhere.", address: "/old" };
const proposed: Refusal = { ...lost, proposal };
const problem: Refusal = { kind: "problem", message: "There is a problem.", code: "x", file: "p.mdx", subject: "" };
const removed: PlannedFile = { kind: "remove", file: "old.mdx", before: "" };

const head = "navc: nothing was written, because this would be lost or broken:";
const force = "Add --force to write it all the same.";
const nameTarget = `Name the page that its readers are sent to with --to <page>, or say --no-redirect. ${force}`;

test("without a reason there are no lines", () => {
  expect(refusalLines(plan([], removed), change({ withLeft: true }))).toEqual([]);
});

test.each([
  [
    "a proposed page is a command",
    plan([proposed], removed),
    change(),
    [
      "To send its readers to another page:",
      "  navc rm old docs --to /new",
      `Or name a page of your choice, or say --no-redirect. ${force}`,
    ],
  ],
  [
    "for a division, too",
    plan([proposed], removed),
    change({ operations: [{ kind: "remove-division", labels: ["G"] }] }),
    [
      "To send its readers to another page:",
      "  navc rm docs --group G --to /new",
      `Or name a page of your choice, or say --no-redirect. ${force}`,
    ],
  ],
  [
    "a language that would leave is removed as a whole",
    plan([{ kind: "edition", message: "It would leave.", label: "ja" }], removed),
    change(),
    ["To remove ja as a whole:", "  navc rm docs --group ja", force],
  ],
  ["without a proposal it has to be named", plan([lost], removed), change(), [nameTarget]],
  ["one page is not right for several addresses", plan([proposed, proposed], removed), change(), [nameTarget]],
  ["a repair is no command with a target", plan([proposed], removed), change({ operations: [] }), [nameTarget]],
  [
    "an address that is lost by a move has no target",
    plan([proposed], { kind: "move", from: "old", to: "new" }),
    change({ operations: [{ kind: "move", from: "old", to: "new" }] }),
    [force],
  ],
  ["a removed page without a lost address is no question", plan([problem], removed), change(), [force]],
] as const)("%s", (_what, made, asked, advice) => {
  expect(refusalLines(made, asked)).toEqual([head, ...made.refusals.map(({ message }) => `  ${message}`), ...advice]);
});

test("what would be right instead is said once", () => {
  const operation = { kind: "move", from: "a", to: "fr/a" } as const;
  const refusals: readonly Refusal[] = [
    { ...problem, instead: { kind: "correct", file: "p.mdx" } },
    { ...problem, instead: { kind: "correct", file: "p.mdx" } },
    { ...problem, instead: { kind: "change", operation } },
    proposed,
  ];
  expect(refusalLines(plan(refusals), change({ operations: [operation] })).slice(5)).toEqual([
    "Correct p.mdx first: the problem is in that file, so another place or path does not help.",
    "For a place in its own language:",
    "  navc mv a fr/a docs",
    force,
  ]);
});

test("what was left is listed where nothing was written, and asked for", () => {
  const lines = ["left as it is:", '  a.mdx:1 "b": it is code'];
  expect(refusalLines(plan([problem]), change({ withLeft: true }))).toEqual([
    head,
    "  There is a problem.",
    ...lines,
    force,
  ]);
  expect(refusalLines(plan([problem]), change({ withLeft: true, isRefused: false }))).toEqual([
    "navc: this change loses or breaks:",
    "  There is a problem.",
  ]);
});

test("twenty reasons are listed, and the rest is counted", () => {
  const many = (number: number): readonly string[] =>
    refusalLines(plan(Array.from({ length: number }, () => problem)), change()).slice(-2);
  expect(many(20)).toEqual(["  There is a problem.", force]);
  expect(many(22)).toEqual(["  … and 2 more", force]);
});

test("links to a removed page that nothing replaces need a target", () => {
  const linked: Refusal = { ...problem, code: "link-not-found" };
  const advice = "Name the page that its links lead to then with --to <page>, or correct them first.";
  expect(refusalLines(plan([linked]), change())).toContain(advice);
  const named = change({ operations: [{ kind: "remove", page: "old", redirect: "new" }] });
  for (const lines of [refusalLines(plan([linked]), named), refusalLines(plan([problem]), change())])
    expect(lines).not.toContain(advice);
});

test("addresses with the same proposal are one line", () => {
  const one = (address: string, to = "/new"): Refusal => ({
    kind: "address",
    message: `The address ${address} ("X") would lead nowhere. Readers could be sent to ${to}: it is alike.`,
    address,
    proposal: { to, reason: "it is alike", guess: true },
  });
  const refusals = [
    one("/a"),
    one("/b", "/other"),
    one("/c"),
    problem,
    ...["/d", "/e", "/f", "/g"].map((each) => one(each)),
  ];
  const lines = refusalLines(plan(refusals, removed), change());
  expect(lines.slice(1, 4)).toEqual([
    "  6 addresses would lead nowhere: /a, /c, /d, /e, /f and 1 more. Readers could be sent to /new: it is alike.",
    '  The address /b ("X") would lead nowhere. Readers could be sent to /other: it is alike.',
    "  There is a problem.",
  ]);
  expect(refusalLines(plan(refusals, removed), change({ all: true }))[1]).toContain("/e, /f and /g.");
});

test("a generated page has no file that is removed, and needs a target all the same", () => {
  const lines = refusalLines(plan([lost], { kind: "edit", file: "docs.json", before: "a", after: "b" }), change());
  expect(lines).toContain(nameTarget);
});

test("addresses with one reason and pages of their own are one line", () => {
  const each = (name: string): Refusal => ({
    kind: "address",
    message: `/1/${name} would lead nowhere. Readers could be sent to /2/${name}: it is in version 2.`,
    address: `/1/${name}`,
    proposal: { to: `/2/${name}`, reason: "it is in version 2" },
  });
  expect(refusalLines(plan([each("a"), each("b"), each("c")], removed), change())[1]).toBe(
    "  3 addresses would lead nowhere: /1/a, /1/b and /1/c. Each has a page that its readers could be sent to, such as /2/a: it is in version 2.",
  );
});
