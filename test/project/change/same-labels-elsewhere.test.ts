// Does a change say which other versions and languages have its labels, too? (D602)
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { leftLines } from "../../../src/project/change/left-lines.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const names = ["a", "b"];
const paths = ["v1", "v2"].flatMap((version) => names.map((name) => `${version}/${name}`));
const versions = ["v1", "v2"].map((version) => ({
  version,
  groups: [
    { group: "Start", pages: [`${version}/a`] },
    { group: "More", pages: [`${version}/b`] },
    ...(version === "v1" ? [{ group: "Old", pages: ["c"] }] : []),
  ],
}));
interface Group {
  readonly group: string;
  readonly pages: readonly unknown[];
}

const config = { name: "T", navigation: { versions } };
const site: SiteTexts = {
  "docs.json": JSON.stringify(config),
  ...Object.fromEntries([...paths, "c"].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
};

async function leftBy(operation: ChangeOperation, versionsToo = false): Promise<readonly string[]> {
  const counterparts = versionsToo ? { languages: false, versions: true } : undefined;
  return leftLines(await plannedChange(site, [operation], counterparts));
}

const head = "left as it is:";
function line(label: string, command = ""): string {
  return `  docs.json:1 "v2 > ${label}": nothing is done here, because labels without a language or version mean v1, unless all are meant${command}`;
}

test("a new label in one version names the other that has it, with its command", async () => {
  const operation = { kind: "relabel", labels: ["start"], label: "Begin" } as const;
  expect(await leftBy(operation)).toEqual([head, line("Start", ". Use navc mv --group 'v2 > Start' --label Begin")]);
  expect(await leftBy(operation, true)).toEqual([]);
  expect(await leftBy({ ...operation, labels: ["v1", "Start"] })).toEqual([]);
  expect(await leftBy({ ...operation, labels: ["Old"] })).toEqual([]);
});

test("so do a removal, whose readers stay in their version, and a place", async () => {
  const removal = { kind: "remove-division", labels: ["More"], redirect: "v1/a" } as const;
  expect(await leftBy(removal)).toEqual([head, line("More", ". Use navc rm --group 'v2 > More' --to v2/a")]);
  const target = { kind: "into", labels: ["More"] } as const;
  expect(await leftBy({ kind: "add", page: "new", target })).toEqual([head, line("More")]);
  const nested = { kind: "place-division", labels: ["Start"], target } as const;
  expect(await leftBy(nested)).toContain(line("Start", ". Use navc mv --group 'v2 > Start' --into 'v2 > More'"));
});

/** The groups of each version after a change that leaves nothing undone. */
async function groupsAfter(operation: ChangeOperation): Promise<readonly (readonly Group[])[]> {
  const plan = await plannedChange(site, [operation]);
  expect(leftLines(plan).filter((each) => each.includes("nothing is done here"))).toEqual([]);
  const after: typeof config = JSON.parse(withFiles(site, plan.files)["docs.json"]!);
  return after.navigation.versions.map(({ groups }) => groups);
}

test("what goes into a division goes into that of its own version", async () => {
  const target = { kind: "into", labels: ["more"] } as const;
  const moreAfter = async (operation: ChangeOperation): Promise<readonly (readonly unknown[])[]> =>
    (await groupsAfter(operation)).map((groups) => groups.find(({ group }) => group === "More")!.pages);
  const [first, second] = [["v1/b"], ["v2/b"]];
  expect(await moreAfter({ kind: "place", page: "v2/a", target })).toEqual([first, ["v2/b", "v2/a"]]);
  expect(await moreAfter({ kind: "place", page: "/v1/a.mdx", target })).toEqual([["v1/b", "v1/a"], second]);
  expect(await moreAfter({ kind: "add", page: "v2/sub/new", target })).toEqual([first, ["v2/b", "v2/sub/new"]]);
  const nested = { kind: "place-division", labels: ["v2 > Start"], target } as const;
  expect(await moreAfter(nested)).toEqual([first, ["v2/b", { group: "Start", pages: ["v2/a"] }]]);
  const named = { kind: "into", labels: ["v1", "More"] } as const;
  expect(await moreAfter({ kind: "place", page: "v2/a", target: named })).toEqual([["v1/b", "v2/a"], second]);
});

test("it goes before a group of its own version, and into the default one if its own has none of this name", async () => {
  const namesAfter = async (operation: ChangeOperation): Promise<readonly (readonly string[])[]> =>
    (await groupsAfter(operation)).map((groups) => groups.map(({ group }) => group));
  const first = ["Start", "More", "Old"];
  const before: ChangeOperation = {
    kind: "place-division",
    labels: ["v2", "More"],
    target: { kind: "before", page: "Start" },
  };
  expect(await namesAfter(before)).toEqual([first, ["More", "Start"]]);
  const other: ChangeOperation = { ...before, target: { kind: "before", page: "Old" } };
  expect(await namesAfter(other)).toEqual([["Start", "More", "More", "Old"], ["Start"]]);
});

test("labels that fit several divisions of the default version say that it is meant", async () => {
  const tabs = (version: string): object => ({
    version,
    tabs: names.map((name) => ({ tab: name, groups: [{ group: "Start", pages: [`${version}/${name}`] }] })),
  });
  const texts = {
    ...site,
    "docs.json": JSON.stringify({ name: "T", navigation: { versions: [tabs("v1"), tabs("v2")] } }),
  };
  await expect(plannedChange(texts, [{ kind: "relabel", labels: ["Start"], label: "Begin" }])).rejects.toThrow(
    /may be 2 divisions\..* Without a language or version, v1 is meant\.$/,
  );
});

/** Three versions: the default one lacks the group, and the next has it in a tab. */
function threeVersions(inTab: string): SiteTexts {
  const groups = (version: string, label: string): readonly Group[] => [
    { group: "Start", pages: [`${version}/a`] },
    { group: label, pages: [`${version}/b`] },
  ];
  const navigation = {
    versions: [
      { version: "v3", groups: [{ group: "Start", pages: ["c"] }] },
      { version: "v2", tabs: [{ tab: "Node", groups: groups("v2", inTab) }] },
      { version: "v1", groups: groups("v1", "Reference") },
    ],
  };
  return { ...site, "docs.json": JSON.stringify({ name: "T", navigation }) };
}

test("what the default version lacks and several others have is refused with their labels", async () => {
  const operation = {
    kind: "place-division",
    labels: ["Reference"],
    target: { kind: "before", page: "Start" },
  } as const;
  await expect(plannedChange(threeVersions("Reference"), [operation])).rejects.toThrow(
    '"Reference" may be 2 divisions. Write the labels above it, too: "v2 > Node > Reference" (docs.json:1), "v1 > Reference" (docs.json:1). Without a language or version, v3 is meant, which has none of this name.',
  );
  expect(leftLines(await plannedChange(threeVersions("reference"), [operation])).join()).toContain(
    `nothing is done here, because "Reference" is written so in v1 only. Use navc mv --group 'v2 > Node > reference'`,
  );
  const inTab = { ...operation, labels: ["v2 > Node > Start"], target: { kind: "after", page: "Reference" } } as const;
  const plan = await plannedChange(threeVersions("Reference"), [inTab]);
  expect(withFiles(site, plan.files)["docs.json"]).toContain(
    '[{"group":"Reference","pages":["v2/b"]},{"group":"Start","pages":["v2/a"]}]',
  );
});
