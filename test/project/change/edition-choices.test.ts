// In which other languages and versions can a change be done, too, and which does it change anyway?
import { describe, expect, test } from "vitest";
import { editionChoices } from "../../../src/project/change/edition-choices.ts";
import { memoryHost } from "../../../src/index.ts";
import { loadCompiler } from "../../../src/project/load-compiler.ts";
import { openSite } from "../../../src/project/change/opened-site.ts";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";

type Axis = "languages" | "versions";

const names: Readonly<Record<Axis, readonly string[]>> = { languages: ["en", "fr"], versions: ["v1", "v2"] };

/** A tab that all editions share, and one with a list for each. */
function siteOf(axis: Axis): Readonly<Record<string, string>> {
  const one = axis.slice(0, -1);
  const branches = names[axis].map((name) => ({ [one]: name, groups: [{ group: "API", pages: [`${name}/users`] }] }));
  const groups = [{ group: "Docs", pages: ["one"] }];
  const tabs = [
    { tab: "Guides", groups },
    { tab: "Reference", [axis]: branches },
  ];
  const pages = ["one", ...names[axis].map((name) => `${name}/users`)];
  return {
    "docs.json": JSON.stringify({ name: "A", navigation: { tabs } }),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `---\ntitle: ${page}\n---\n`])),
  };
}

async function choicesOf(axis: Axis, ...operations: readonly ChangeOperation[]): Promise<unknown> {
  const texts = siteOf(axis);
  const compiler = await loadCompiler();
  const site = { compiler, options: {}, host: memoryHost(texts), files: () => Object.keys(texts) };
  const { navigation } = await openSite(site, site.host);
  const { more, shared } = editionChoices(operations, { navigation, config: "docs.json" }, site);
  return [more, shared.map((edition) => edition.language ?? edition.version)];
}

describe.each(["languages", "versions"] as const)("%s", (axis) => {
  const nothing = { languages: false, versions: false };
  const more = { ...nothing, [axis]: true };
  const [first, second] = names[axis];
  const shared: readonly (readonly [what: string, operation: ChangeOperation])[] = [
    ["hidden", { kind: "hide", page: "one", hidden: true }],
    ["removed", { kind: "remove", page: "one.mdx" }],
    ["moved", { kind: "move", from: "one.mdx", to: "two" }],
    ["renamed", { kind: "retitle", page: "one", title: "Two" }],
    ["hidden as a group", { kind: "hide-division", labels: ["Guides", "Docs"], hidden: true }],
    ["removed with its group", { kind: "remove-division", labels: ["Guides", "Docs"] }],
    [
      "taken out of its list",
      { kind: "remove-element", element: { pointer: "/navigation/tabs/0/groups/0/pages/0", name: "/one" } },
    ],
  ];

  test.each(shared)("what they share is %s in all of them, so that is no choice", async (_, operation) => {
    expect(await choicesOf(axis, operation)).toEqual([nothing, names[axis]]);
  });

  test("a page is added to what they share once", async () => {
    const target = { kind: "after", page: "one" } as const;
    expect(await choicesOf(axis, { kind: "add", page: "two", target })).toEqual([nothing, []]);
  });

  test.each([
    { kind: "hide", page: `${first}/users`, hidden: true },
    { kind: "remove", page: `${first}/users` },
    { kind: "hide-division", labels: [second!, "API"], hidden: true },
  ] satisfies readonly ChangeOperation[])("what each has of its own is a choice: $kind", async (operation) => {
    expect(await choicesOf(axis, operation)).toEqual([more, []]);
  });

  test("several changes are a choice if one of them is, and all mean something there", async () => {
    const hide = (page: string): ChangeOperation => ({ kind: "hide", page, hidden: true });
    expect(await choicesOf(axis, hide("one"), hide(`${first}/users`))).toEqual([more, []]);
    const title: ChangeOperation = { kind: "retitle", page: "one", title: "Two" };
    expect(await choicesOf(axis, hide(`${first}/users`), title)).toEqual([nothing, []]);
  });

  test("a new label is a choice for versions, because those of languages are translated", async () => {
    const operation = { kind: "relabel", labels: [second!, "API"], label: "Reference" } as const;
    expect(await choicesOf(axis, operation)).toEqual([axis === "versions" ? more : nothing, []]);
  });
});
