// Are all links of one cause written by one decision, and nothing else?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type Diagnostic, type Host } from "../../../src/index.ts";
import {
  movedBelow,
  sameCause,
  withSameAddresses,
  withSuggestedEdits,
} from "../../../src/project/actions/alike-problems.ts";
import { fixSite } from "../../../src/project/change/fix-site.ts";

const page = (...links: readonly string[]): string => `---\ntitle: T\n---\n\n${links.join(" ")}\n`;
const versions = ["v1", "v2"].map((version) => ({
  version,
  default: version === "v1",
  groups: [{ group: "API", pages: ["users", "keys"].map((name) => `api/${version}/${name}`) }],
}));
const config = {
  name: "A",
  navbar: { links: [{ label: "Keys", href: "/api/keys#list" }] },
  footer: { links: [{ header: "H", items: [{ label: "Users", href: "/api/users" }] }] },
  navigation: {
    tabs: [
      { tab: "Docs", pages: ["start", "other"] },
      { tab: "API", versions },
    ],
  },
};
const texts: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify(config),
  "start.mdx": page("[a](/api/users#list)", '<Card href="/api/keys" />', "[c](/api/gone)", "[d](/otter)"),
  "other.mdx": page("[a](/api/users?x)", "[b](/api/v2/keys)", "[c](../api/keys)", "[d](/apis/users)"),
  ...Object.fromEntries(
    ["v1", "v2"].flatMap((version) => ["users", "keys"].map((name) => [`api/${version}/${name}.mdx`, page("# List")])),
  ),
};

const find = async (host: Host = memoryHost(texts)): Promise<readonly Diagnostic[]> =>
  (await compileNavigation({ host, discover: true, links: true })).diagnostics;

async function fixedBelow(folder: string): Promise<Readonly<Record<string, string>>> {
  const { files } = await fixSite(memoryHost(texts), async (host) => {
    const found = await find(host);
    return movedBelow(folder, found).map((each) => withSuggestedEdits(each, (file) => host.readText(file)));
  });
  return Object.fromEntries(files.map(({ file, after }) => [file, after]));
}

test.each(["/api", "api/", "/"])(
  "links below %s lead to the pages that moved, in texts and in docs.json",
  async (folder) => {
    const fixed = await fixedBelow(folder);
    expect(fixed["start.mdx"]).toBe(
      page("[a](/api/v1/users#list)", '<Card href="/api/v1/keys" />', "[c](/api/gone)", "[d](/otter)"),
    );
    if (folder !== "/")
      expect(fixed["other.mdx"]).toBe(
        page("[a](/api/v1/users?x)", "[b](/api/v2/keys)", "[c](../api/v1/keys)", "[d](/apis/users)"),
      );
    expect(fixed["docs.json"]).toContain('"href":"/api/v1/keys#list"');
    expect(fixed["docs.json"]).toContain('"href":"/api/v1/users"');
  },
);

test("nothing is written below another folder, or for a page that may only be misspelt", async () => {
  expect(await fixedBelow("/ap")).toEqual({});
  expect(await fixedBelow("/otter")).toEqual({});
});

test("the problems of one cause are those with the same two starts, and one alone has no others", async () => {
  const found = await find();
  const linkTo = (address: string): Diagnostic =>
    found.find(({ code, subject }) => code === "link-not-found" && subject === address)!;
  const first = linkTo("/api/users");
  expect(sameCause(first, found).map(({ subject }) => subject)).toEqual(["/api/users", "/api/keys"]);
  expect(withSameAddresses(sameCause(first, found), found).map(({ code, file }) => `${code} ${file}`)).toEqual([
    "link-not-found other.mdx",
    "link-not-found other.mdx",
    "href-target-missing docs.json",
    "href-target-missing docs.json",
  ]);
  expect(withSuggestedEdits(first, (file) => texts[file]).edits).toHaveLength(2);
  expect(sameCause(linkTo("/otter"), found)).toEqual([]);
});
