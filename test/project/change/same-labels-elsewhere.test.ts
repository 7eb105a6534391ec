// Does a change say which other versions and languages have its labels, too? (D602)
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { leftLines } from "../../../src/project/change/left-lines.ts";
import { plannedChange, type SiteTexts } from "./planned-change.ts";

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
const site: SiteTexts = {
  "docs.json": JSON.stringify({ name: "T", navigation: { versions } }),
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
  expect(await leftBy({ kind: "add", page: "v1/new", target })).toEqual([head, line("More")]);
  const nested = { kind: "place-division", labels: ["Start"], target } as const;
  expect(await leftBy(nested)).toContain(line("Start", ". Use navc mv --group 'v2 > Start' --into 'v2 > More'"));
});

test("a page of the other version is told the place there; one that stays in its version is not", async () => {
  const target = { kind: "into", labels: ["More"] } as const;
  expect(await leftBy({ kind: "place", page: "v2/a", target })).toContain(
    line("More", ". Use navc mv v2/a --into 'v2 > More'"),
  );
  expect(await leftBy({ kind: "place", page: "c", target })).toEqual([
    "empty, and removed:",
    expect.stringContaining('"Old"'),
  ]);
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
