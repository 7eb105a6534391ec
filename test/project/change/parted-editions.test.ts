// Is it said, and nothing else, that only a part of a version has a new label? (D584)
import { expect, test } from "vitest";
import { leftLines } from "../../../src/project/change/left-lines.ts";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import type { NamedChange } from "../../../src/project/change/site-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const tabs = ["docs", "spec"];
const folders = ["v2", "v1", "draft"];
const labels: Readonly<Record<string, string>> = { v2: "2 (latest)", v1: "1", draft: "Draft" };

const versionsOf = (tab: string, field: "version" | "language"): readonly unknown[] =>
  folders.map((folder) => ({
    [field]: field === "version" ? labels[folder] : ["en", "fr", "de"][folders.indexOf(folder)],
    groups: [
      { group: `Start ${tab}`, pages: [`${tab}/${folder}/a`] },
      { group: `More ${tab}`, pages: [`${tab}/${folder}/b`] },
    ],
  }));

function siteWith(field: "version" | "language"): SiteTexts {
  const navigation = { tabs: tabs.map((tab) => ({ tab, [`${field}s`]: versionsOf(tab, field) })) };
  const pages = tabs.flatMap((tab) => folders.flatMap((folder) => [`${tab}/${folder}/a`, `${tab}/${folder}/b`]));
  return {
    "docs.json": JSON.stringify({ name: "T", navigation }),
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, "---\ntitle: T\n---\n"])),
  };
}

const texts = siteWith("version");
const relabel = (...path: readonly string[]): NamedChange => ({
  kind: "relabel",
  labels: path.slice(0, -1),
  label: path.at(-1)!,
});

test("one line names the part that keeps the label, and no group is called empty", async () => {
  const plan = await plannedChange(texts, [relabel("docs", "Draft", "Next")]);
  expect(plan.refusals).toEqual([]);
  expect(planLines(plan, true)).toEqual([
    "changed docs.json",
    '  "docs > Draft" is now "Next"',
    "left as it is:",
    '  docs.json:1 "spec > Draft": this part of the version keeps the label "Draft", so that "Draft" and "Next" are two versions, and 2 pages are no longer the same in other versions. Use navc mv --group \'spec > Draft\' --label Next',
  ]);
});

test("nothing is left when the other part gets the label, too", async () => {
  const first = await plannedChange(texts, [relabel("docs", "Draft", "Next")]);
  const then = await plannedChange(withFiles(texts, first.files), [relabel("spec", "Draft", "Next")]);
  expect(planLines(then, true)).toEqual(["changed docs.json", '  "spec > Draft" is now "Next"']);
  const both = await plannedChange(texts, [relabel("docs", "Draft", "Next"), relabel("spec", "Draft", "Next")]);
  expect([both.left, both.separated]).toEqual([[], undefined]);
});

test("languages are no different", async () => {
  const plan = await plannedChange(siteWith("language"), [relabel("docs", "de", "it")]);
  expect(leftLines(plan).join("\n")).toContain(
    '"spec > de": this part of the language keeps the label "de", so that "de" and "it" are two languages',
  );
  expect(leftLines(plan).join("\n")).not.toContain("empty, and removed");
});

test("a group that the change empties is named beside it", async () => {
  const plan = await plannedChange(texts, [
    relabel("docs", "Draft", "Next"),
    { kind: "remove", page: "spec/draft/a", redirect: "/spec/v2/a" },
  ]);
  expect(leftLines(plan).slice(0, 2)).toEqual([
    "empty, and removed:",
    expect.stringContaining('"Start spec": this group leaves the navigation, because its last page does'),
  ]);
});
