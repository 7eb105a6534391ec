// Is each change of a division reported once, and nothing that follows from it?
import { expect, test } from "vitest";
import type { JsonObject } from "../../../src/index.ts";
import { countsOf } from "../../../src/outputs/render/diff-rows.ts";
import { diffText } from "../../../src/outputs/render/diff-reports.ts";
import { compare, lostIn, changeLines, type SmallSite } from "./compare-sites.ts";

const pages = Object.fromEntries("abcdefgh".split("").map((name) => [`p/${name}`, `Page ${name.toUpperCase()}`]));

function group(label: string, ...names: readonly (string | JsonObject)[]): JsonObject {
  return { group: label, pages: names.map((name) => (typeof name === "string" ? `p/${name}` : name)) };
}

function tab(label: string, ...groups: readonly JsonObject[]): JsonObject {
  return { tab: label, groups };
}

function site(...tabs: readonly JsonObject[]): SmallSite {
  return { navigation: { tabs }, pages };
}

const before = site(
  tab("Guides", group("Start", "a", "b"), group("More", "c", "d")),
  tab("API", group("Users", "e", "f")),
);

test("a removed division is one change with the number of its pages, and each address of it is lost", async () => {
  const diff = await compare(
    before,
    site(tab("Guides", group("Start", "a", "b")), tab("API", group("Users", "e", "f"))),
  );
  expect(changeLines(diff)).toEqual(["division-removed tab:Guides/group:More 2"]);
  expect(lostIn(diff)).toEqual(["/p/c→/p/a (division)", "/p/d→/p/a (division)"]);
});

test("of divisions in divisions only the outermost added one is reported", async () => {
  const diff = await compare(
    before,
    site(...(before.navigation["tabs"] as readonly JsonObject[]), tab("New", group("In", "g"), group("Side", "h"))),
  );
  expect(changeLines(diff)).toEqual(["division-added tab:New 2"]);
});

test("a division under another label, with mostly the same pages, is relabelled, and nothing in it moved", async () => {
  const diff = await compare(
    before,
    site(tab("Guides", group("Basics", "a", "b", "g"), group("More", "c", "d")), tab("API", group("Users", "e", "f"))),
  );
  expect(changeLines(diff)).toEqual([
    "division-relabelled tab:Guides/group:Start tab:Guides/group:Basics",
    "page-added /p/g in tab:Guides/group:Basics",
  ]);
});

test("a division under another label with only half of its pages is another one", async () => {
  const rest = tab("Rest", group("Other", "x", "y"));
  const before = site(tab("Guides", group("Old", "a", "b", "c", "d")), rest);
  const half = await compare(before, site(tab("Guides", group("New", "a", "b", "e", "f")), rest));
  expect(half.changes.map(({ kind }) => kind)).not.toContain("division-relabelled");
  const more = await compare(before, site(tab("Guides", group("New", "a", "b", "c", "f")), rest));
  expect(more.changes.map(({ kind }) => kind)).toContain("division-relabelled");
});

test("a division under another label that has all of its pages, and many that no list had, is relabelled; each new page is named", async () => {
  const start = site(tab("Guides", group("Start", "a", "b", "c")), tab("API", group("Users", "d")));
  const files: { readonly [path: string]: string } = {
    ...pages,
    "u/a": "Unlisted A",
    "u/b": "Unlisted B",
    "u/c": "Unlisted C",
  };
  const unlisted = { ...start, pages: files, options: { discover: true } };
  const { e, f, g, h, ...old } = Object.fromEntries("abcdefgh".split("").map((name) => [name, `p/${name}`]));
  const was = {
    ...unlisted,
    pages: Object.fromEntries([...Object.values(old), "u/a", "u/b", "u/c"].map((path) => [path, files[path]!])),
  };
  const more = { group: "Basics", pages: ["p/a", "p/b", "p/c", e!, f!, g!, h!, "u/a", "u/b", "u/c"] };
  const grown = { ...unlisted, ...site(tab("Guides", more), tab("API", group("Users", "d"))), pages: files };
  const basics = "tab:Guides/group:Basics";
  expect(changeLines(await compare(was, grown))).toEqual([
    `division-relabelled tab:Guides/group:Start ${basics}`,
    ...["e", "f", "g", "h"].map((name) => `page-added /p/${name} in ${basics}`),
    ...["a", "b", "c"].map((name) => `page-listed /u/${name} ${basics}`),
  ]);
});

test("a division all of whose pages are in one with more pages of others is not that one", async () => {
  const others = group("Others", "b", "c", "d");
  const was = site(tab("Guides", group("Start", "a"), others), tab("API", group("Users", "h")));
  const all = group("All", "a", "b", "c", "d", "e", "f", "g");
  const is = site(tab("Guides", all), tab("API", group("Users", "h")));
  const lines = changeLines(await compare(was, is));
  expect(lines.filter((line) => line.startsWith("division-"))).toEqual([
    "division-removed tab:Guides/group:Start 0",
    "division-relabelled tab:Guides/group:Others tab:Guides/group:All",
  ]);
});

test("of an added division the new addresses are named, to a screenful of them", async () => {
  const named = (number: number): SmallSite => {
    const paths = Array.from({ length: number }, (_, index) => `n/${index}`);
    const added = { group: "New", pages: ["p/h", ...paths] };
    const all = { ...pages, ...Object.fromEntries(paths.map((path) => [path, `Title ${path}`])) };
    return { ...site(tab("Guides", group("Start", "a", "h"), added)), pages: all };
  };
  const start = site(tab("Guides", group("Start", "a", "h")));
  const few = await compare(start, named(2));
  expect(few.changes[0]).toMatchObject({ kind: "division-added", pages: 2, addresses: ["/n/0", "/n/1"] });
  expect(diffText(few)).toContain("with 2 new addresses (/n/0, /n/1)");
  expect(diffText(await compare(start, named(22)))).toContain("/n/19, … 2 more)");
});

test("a root page that is another one, or none, is a change, and none if it only has a new address", async () => {
  const rooted = (root: string | undefined, ...names: readonly string[]): SmallSite =>
    site(tab("Guides", { ...group("Start", ...names), ...(root === undefined ? {} : { root: `p/${root}` }) }));
  const first = rooted("a", "a", "b", "c");
  const lines = async (after: SmallSite): Promise<readonly string[]> => changeLines(await compare(first, after));
  expect(await lines(rooted("b", "a", "b", "c"))).toEqual(["division-root tab:Guides/group:Start /p/a /p/b"]);
  expect(await lines(rooted(undefined, "a", "b", "c"))).toEqual(["division-root tab:Guides/group:Start /p/a "]);
  expect(await lines(rooted(undefined, "b", "c"))).toEqual(["page-removed /p/a in tab:Guides/group:Start"]);
  const moved = rooted("x", "x", "b", "c");
  expect(await lines({ ...moved, pages: { ...pages, "p/x": "Page A" } })).toEqual(["page-moved /p/a→/p/x"]);
  expect(diffText(await compare(first, rooted("b", "a", "b", "c")))).toContain(
    '~ root page  group "Guides › Start" /p/a → /p/b\n',
  );
});

test("a group in a group that is open at first, or no longer is, is a change", async () => {
  const nested = (fields: JsonObject): SmallSite =>
    site(
      tab("Guides", group("Start", "a", { ...group("More", "b"), ...fields }, { ...group("Rest", "c"), ...fields })),
    );
  const [closed, open] = [nested({}), nested({ expanded: true })];
  const ids = ["More", "Rest"].map((label) => `tab:Guides/group:Start/group:${label}`);
  expect(changeLines(await compare(closed, open))).toEqual(ids.map((id) => `division-expanded ${id}`));
  expect(changeLines(await compare(open, closed))).toEqual(ids.map((id) => `division-collapsed ${id}`));
  expect(diffText(await compare(closed, open))).toContain('~ expanded  group "Guides › Start › More"\n');
  const moved = site(tab("Guides", group("Start", "a"), { ...group("More", "b"), expanded: true }));
  const before = site(tab("Guides", group("Start", "a", group("More", "b"))));
  expect((await compare(before, moved)).changes.map(({ kind }) => kind)).toEqual(["division-moved"]);
});

test("a page that another division still lists is said to be there", async () => {
  const both = site(tab("Guides", group("A", "a", "b", "c", "d"), group("B", "b", "c", "d", "e")));
  const one = (...names: readonly string[]): SmallSite =>
    site(tab("Guides", group("A", ...names), group("B", "b", "c", "d", "e")));
  const row = "no longer in Guides › A, still in Guides › B";
  expect(diffText(await compare(both, one("a", "b", "c")))).toContain(`~ unlisted  "Page D" /p/d ${row}\n`);
  expect(diffText(await compare(both, one("a")))).toContain(
    '3 pages no longer in "Guides › A" still in "Guides › B" (Page B, Page C, Page D)',
  );
});

test("a page that two divisions no longer list is counted once", async () => {
  const two = site(tab("Guides", group("A", "a"), group("B", "b", "c"), group("C", "b", "d")));
  const none = site(tab("Guides", group("A", "a"), group("B", "c"), group("C", "d")));
  const options = { discover: true };
  const diff = await compare({ ...two, options }, { ...none, options });
  expect(diff.changes.map(({ kind }) => kind)).toEqual(["page-unlisted", "page-unlisted"]);
  expect(countsOf(diff)).toBe("1 page unlisted");
});

test("a tab under another label takes its groups along", async () => {
  const diff = await compare(
    before,
    site(tab("Learn", group("Start", "a", "b"), group("More", "c", "d")), tab("API", group("Users", "e", "f"))),
  );
  expect(changeLines(diff)).toEqual(["division-relabelled tab:Guides tab:Learn"]);
});

test("a division in another division is moved, and its pages with it", async () => {
  const diff = await compare(
    before,
    site(tab("Guides", group("Start", "a", "b")), tab("API", group("Users", "e", "f"), group("More", "c", "d"))),
  );
  expect(changeLines(diff)).toEqual(["division-moved tab:Guides/group:More tab:API/group:More"]);
});

test("a group that fills its tab is not taken for the tab", async () => {
  const flat: SmallSite = { navigation: { groups: [group("Start", "a", "b"), group("Users", "e", "f")] }, pages };
  const deep = site(tab("Guides", group("Start", "a", "b")), tab("API", group("Users", "e", "f")));
  expect(changeLines(await compare(deep, flat))).toEqual([
    "division-removed tab:Guides 0",
    "division-removed tab:API 0",
    "division-moved tab:Guides/group:Start group:Start",
    "division-moved tab:API/group:Users group:Users",
  ]);
});

test("tabs that become groups are not taken for groups of their label in them", async () => {
  const tabs = site(
    tab("Guides", group("Start", "a", "b")),
    tab("Notes", group("Notes", "c", "d")),
    tab("API", group("Users", "e", "f")),
  );
  const nested = (first: string): SmallSite => ({
    navigation: {
      groups: [
        group(first, group("Start", "a", "b")),
        group("Notes", group("Notes", "c", "d")),
        group("API", group("Users", "e", "f")),
      ],
    },
    pages,
  });
  expect(changeLines(await compare(tabs, nested("Guides")))).toEqual([
    "division-kind tab:Guides group:Guides",
    "division-kind tab:Notes group:Notes",
    "division-kind tab:API group:API",
  ]);
  // Another kind and another label, at the same place.
  expect(changeLines(await compare(tabs, nested("Learn")))).toContain("division-relabelled tab:Guides group:Learn");
  expect(diffText(await compare(tabs, nested("Guides")))).toContain(
    "~ new kind  3 tabs → 3 groups (Guides, Notes, API)",
  );
});

test("the only group of a tab, of its label, stays the same group when the tab is gone", async () => {
  const flat: SmallSite = { navigation: { groups: [group("Notes", "c", "d"), group("Users", "e", "f")] }, pages };
  const deep = site(tab("Notes", group("Notes", "c", "d")), tab("API", group("Users", "e", "f")));
  expect(changeLines(await compare(deep, flat))).toContain("division-moved tab:Notes/group:Notes group:Notes");
});

test("a division of another kind with the same label and pages is the same one", async () => {
  const anchors: SmallSite = {
    navigation: { anchors: [{ anchor: "Guides", groups: [group("Start", "a", "b")] }] },
    pages,
  };
  expect(changeLines(await compare(site(tab("Guides", group("Start", "a", "b"))), anchors))).toEqual([
    "division-kind tab:Guides anchor:Guides",
  ]);
});

test("pages of a division that was dissolved are relocated, and not counted as gone with it", async () => {
  const diff = await compare(
    before,
    site(tab("Guides", group("Start", "a", "b", "c"), group("Rest", "g")), tab("API", group("Users", "e", "f"))),
  );
  expect(changeLines(diff)).toEqual([
    "division-removed tab:Guides/group:More 1",
    "division-added tab:Guides/group:Rest 1",
    "page-relocated /p/c tab:Guides/group:More tab:Guides/group:Start",
  ]);
});

test("of tabs in another order the fewest are reported", async () => {
  const [guides, api] = before.navigation["tabs"] as readonly [JsonObject, JsonObject];
  const more = tab("More", group("Last", "g", "h"));
  const diff = await compare(site(guides, api, more), site(more, guides, api));
  expect(changeLines(diff)).toEqual(["division-reordered tab:More after "]);
});

test("two divisions with one label stay two", async () => {
  const twins = site(tab("Guides", group("Start", "a", "b"), group("Start", "c", "d")));
  expect(changeLines(await compare(twins, twins))).toEqual([]);
  expect(changeLines(await compare(twins, site(tab("Guides", group("Start", "c", "d")))))).toEqual([
    expect.stringMatching(/^division-removed tab:Guides\/group:Start.* 2$/),
  ]);
});

test("a link that leads elsewhere is relinked, one under another label relabelled", async () => {
  const linked = (label: string, href: string): SmallSite => ({
    navigation: { tabs: [tab("Guides", group("Start", "a"))], global: { anchors: [{ anchor: label, href }] } },
    pages,
  });
  const [one, two] = ["https://one.example", "https://two.example"];
  expect(changeLines(await compare(linked("Status", one), linked("Status", two)))).toEqual([
    `division-relinked global/anchor:Status ${one} ${two}`,
  ]);
  expect(changeLines(await compare(linked("Status", one), linked("Health", one)))).toEqual([
    "division-relabelled global/anchor:Status global/anchor:Health",
  ]);
});

test("a root page with another layout is reported on its group, also where the layout is inherited", async () => {
  const laidOut = (directory: string | undefined): SmallSite => ({
    navigation: {
      ...(directory === undefined ? {} : { directory }),
      groups: [
        { group: "Start", root: "a", pages: ["b"] },
        { group: "More", pages: ["c"] },
      ],
    },
    pages,
  });
  expect(changeLines(await compare(laidOut(undefined), laidOut("card")))).toEqual([
    "division-directory group:Start  card",
  ]);
  expect(changeLines(await compare(laidOut("card"), laidOut("accordion")))).toEqual([
    "division-directory group:Start card accordion",
  ]);
  expect(changeLines(await compare(laidOut(undefined), laidOut("none")))).toEqual([]);
});

test("a page that was in the removed division, and is in another one, too, is not reported", async () => {
  const twice = site(
    tab("Guides", group("Start", "a", "b"), group("Popular", "a", "f")),
    tab("API", group("Users", "e", "f")),
  );
  const once = site(tab("Guides", group("Start", "a", "b")), tab("API", group("Users", "e", "f")));
  expect(changeLines(await compare(twice, once))).toEqual(["division-removed tab:Guides/group:Popular 0"]);
});

test("a division that is hidden now is reported, and not each page in it", async () => {
  const hidden = site(
    tab("Guides", group("Start", "a", "b"), { ...group("More", "c", "d"), hidden: true }),
    tab("API", group("Users", "e", "f")),
  );
  expect(changeLines(await compare(before, hidden))).toEqual(["division-hidden tab:Guides/group:More"]);
  expect(changeLines(await compare(hidden, before))).toEqual(["division-shown tab:Guides/group:More"]);
});

test("a division in one that is hidden now is not reported as well, unless the one around it stays as it was", async () => {
  const inner = group("Inner", "c", "d");
  const outer = (more: JsonObject, ...names: readonly JsonObject[]): SmallSite =>
    site(tab("Guides", { ...group("Outer", "b", ...names), ...more }, group("Start", "a")));
  const [shown, hidden] = [outer({}, inner), outer({ hidden: true }, inner)];
  expect(changeLines(await compare(shown, hidden))).toEqual(["division-hidden tab:Guides/group:Outer"]);
  expect(changeLines(await compare(hidden, shown))).toEqual(["division-shown tab:Guides/group:Outer"]);
  const innerHidden = outer({}, { ...inner, hidden: true });
  expect(changeLines(await compare(shown, innerHidden))).toEqual([
    "division-hidden tab:Guides/group:Outer/group:Inner",
  ]);
  expect(changeLines(await compare(hidden, innerHidden))).toEqual(["division-shown tab:Guides/group:Outer"]);
});

test("divisions around one page are the same under other labels, however many list that page", async () => {
  const groups = (label: string): SmallSite =>
    site(tab("Guides", ...Array.from({ length: 250 }, (_, index) => group(`${label} ${index}`, "a"))));
  const { changes } = await compare(groups("Old"), groups("New"));
  const kinds = changes.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "division-relabelled")).toHaveLength(250);
  expect(kinds.filter((kind) => kind === "division-added" || kind === "division-removed")).toEqual([]);
});
