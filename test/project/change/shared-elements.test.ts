// Is what several languages and versions share changed once, and said without one of them?
import { describe, expect, test } from "vitest";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import type { ChangeOperation, SiteChange, WrittenElement } from "../../../src/project/change/site-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

type Axis = "languages" | "versions";

const names: Readonly<Record<Axis, readonly string[]>> = { languages: ["en", "fr"], versions: ["v1", "v2"] };

/** A tab that all editions share, and one with a list for each. */
function siteOf(axis: Axis): SiteTexts {
  const one = axis.slice(0, -1);
  const branches = names[axis].map((name) => ({ [one]: name, groups: [{ group: "API", pages: [`${name}/users`] }] }));
  const docs = [
    { group: "First", pages: ["one", "two"] },
    { group: "Empty", pages: [] },
    { group: "Second", pages: ["three"] },
  ];
  const more = [{ group: "Second", pages: ["two"] }];
  const tabs = [
    { tab: "Docs", groups: docs },
    { tab: "Reference", [axis]: branches },
    { tab: "More", groups: more },
  ];
  const navigation = { tabs };
  const pages = ["one", "two", "three", ...names[axis].map((name) => `${name}/users`)];
  return {
    "docs.json": JSON.stringify({ name: "A", navigation }),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `---\ntitle: ${page}\n---\n`])),
  };
}

const docsGroup = (index: number): string => `/navigation/tabs/0/groups/${index}`;
const onlyOf = (axis: Axis): SiteChange["counterparts"] => ({ languages: false, versions: false, [axis]: true });

const placed = { kind: "place", page: "one", target: { kind: "into", labels: ["Docs", "Empty"] } } as const;
const group = (index: number, name: string): WrittenElement => ({ pointer: docsGroup(index), name });
const pointed: ChangeOperation = {
  kind: "place-element",
  element: { pointer: `${docsGroup(0)}/pages/0`, name: "/one" },
  target: { kind: "before", element: group(2, "Second") },
};
const intoEmpty: ChangeOperation = { ...pointed, target: { kind: "into", element: group(1, "Empty") } };

describe.each(["languages", "versions"] as const)("%s", (axis) => {
  const [first, second] = names[axis];

  test("a place that all share is named without one of them, and a place in one with it", async () => {
    const shared = await plannedChange(siteOf(axis), [placed]);
    expect(planLines(shared, true)).toContain('  "one" is now in "Docs > Empty"');
    const labels = [second!, "API"];
    const own = await plannedChange(siteOf(axis), [{ ...placed, target: { kind: "into", labels } }]);
    expect(planLines(own, true)).toContain(`  "one" is now in "${second} > Reference > API"`);
  });

  test.each([
    ["by name", placed],
    ["by its place", intoEmpty],
    ["the second group with a label", { kind: "relabel", labels: ["More", "Second"], label: "Other" } as const],
    ["a new page", { ...placed, kind: "add", page: "new" } as const],
  ])("in all %s, what all share is changed as without it", async (_, operation) => {
    const texts = siteOf(axis);
    const [once, all] = await Promise.all([
      plannedChange(texts, [operation]),
      plannedChange(texts, [operation], onlyOf(axis)),
    ]);
    expect(once.files.length).toBeGreaterThan(0);
    expect(all).toEqual(once);
  });

  test("the page of each goes to the place that they share", async () => {
    const texts = siteOf(axis);
    for (const target of [placed.target, { kind: "after", page: "three" } as const]) {
      // oxlint-disable-next-line no-await-in-loop -- one plan after the other
      const { files } = await plannedChange(texts, [{ ...placed, page: `${first}/users`, target }], onlyOf(axis));
      const groups = JSON.stringify(JSON.parse(withFiles(texts, files)["docs.json"]!).navigation.tabs[0].groups);
      expect(groups).toContain(`${first}/users`);
      expect(groups).toContain(`${second}/users`);
    }
  });

  test("what they share does not go into the list of one of them, because it would leave the others", async () => {
    const labels = [second!, "API"];
    const target = { kind: "into", labels } as const;
    await expect(plannedChange(siteOf(axis), [{ ...placed, target }], onlyOf(axis))).rejects.toThrow(
      /^"one" has one entry in @?(v2|fr) and @?(v1|en), which would leave @?\2 for "\1 > API"\. List it/,
    );
  });
});

test("a place beside a group that can't hold a page is refused in the same words with all versions and without", async () => {
  const refusals = await Promise.all(
    [undefined, onlyOf("versions")].map((counterparts) =>
      plannedChange(siteOf("versions"), [pointed], counterparts).then(String, (error: Error) => error.message),
    ),
  );
  expect(refusals[0]).toMatch(/can't hold/);
  expect(refusals[1]).toBe(refusals[0]);
});
