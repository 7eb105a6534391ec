// Is a page that was listed twice in several versions still an old problem when one of them moves? (D591)
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { plannedChange, type SiteTexts } from "./planned-change.ts";

const versions = ["v2", "v1"];

/** Each version lists page "a" twice, and page "c" once. */
function siteOf(form: (path: string) => string): SiteTexts {
  const groups = (version: string): unknown => [
    { group: "One", pages: ["a", "b"].map((name) => form(`${version}/${name}`)) },
    { group: "Two", pages: ["a", "c", "d"].map((name) => form(`${version}/${name}`)) },
  ];
  const navigation = { versions: versions.map((version) => ({ version, groups: groups(version) })) };
  const paths = versions.flatMap((version) => ["a", "b", "c", "d"].map((name) => `${version}/${name}`));
  return {
    "docs.json": JSON.stringify({ name: "T", navigation }),
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n\nText of ${path}.\n`])),
  };
}

async function refusedBy(operation: ChangeOperation, form = (path: string): string => path): Promise<unknown> {
  const { refusals } = await plannedChange(siteOf(form), [operation]);
  return refusals.map((each) => (each.kind === "problem" ? `${each.code} ${each.subject.split(" ")[0]}` : each.kind));
}

test("a page that its sidebar lists twice moves, in one version of several", async () => {
  for (const from of ["v1/a", "v2/a", "v1/"])
    for (const form of [(path: string) => path, (path: string) => `/${path}.mdx`])
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      expect(await refusedBy({ kind: "move", from, to: from.endsWith("/") ? "old/" : "v1/moved" }, form)).toEqual([]);
});

test("an entry that comes into the sidebar of its root is refused", async () => {
  const navigation = {
    tabs: [
      {
        tab: "A",
        groups: [
          { group: "One", root: "a", pages: ["b"] },
          { group: "Other", pages: ["d"] },
        ],
      },
      { tab: "B", groups: [{ group: "Two", pages: ["a", "c"] }] },
    ],
  };
  const config = { "docs.json": JSON.stringify({ name: "T", navigation }) };
  const paths = ["a", "b", "c", "d"];
  const pages = Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));
  const operation = { kind: "place", page: "a", target: { kind: "after", page: "d" } } as const;
  const { refusals } = await plannedChange({ ...config, ...pages }, [operation]);
  expect(refusals.map((each) => each.kind === "problem" && each.code)).toEqual(["page-listed-twice"]);
});
