// What can be done about a problem, and what does it change?
import { expect, test } from "vitest";
import type { CodeAction, TextDocumentEdit } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { actionFiles } from "../../../../src/project/actions/action-files.ts";
import { changeableSite } from "../../../../src/tools/lsp/asked-action-site.ts";
import { codeActions, fixAllKind, type ActionData } from "../../../../src/tools/lsp/requests/code-actions.ts";
import { workspaceEdit } from "../../../../src/tools/lsp/workspace-edit.ts";
import { markedSite, type MarkedSite, type SiteFiles } from "./asked-site.ts";

const page = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const config = (pages: readonly unknown[], more: object = {}): string =>
  `${JSON.stringify({ name: "Acme", navigation: { groups: [{ group: "Guides", pages }] }, ...more }, null, 2)}\n`;

/** The actions at the mark. */
async function actionsAt({ place }: MarkedSite, only?: readonly string[]): Promise<readonly CodeAction[]> {
  const at = place.document.positionAt(place.offset);
  return codeActions(place, { start: at, end: at }, only);
}

/** The texts of the files that an action changes, after it. */
async function after({ site }: MarkedSite, action: CodeAction | undefined): Promise<Readonly<Record<string, string>>> {
  const files = await actionFiles((action!.data as ActionData).work, changeableSite(site));
  const edit = await workspaceEdit(files, site, { withFiles: true });
  const made = new Set(
    edit.documentChanges!.flatMap((each) => ("kind" in each && each.kind === "create" ? [each.uri] : [])),
  );
  return Object.fromEntries(
    edit.documentChanges!.flatMap((each) => {
      if (!("textDocument" in each)) return [];
      const { textDocument, edits } = each;
      const file = textDocument.uri.slice("site:/".length);
      const text = made.has(textDocument.uri) ? "" : (site.state.site?.host.readText(file) ?? "");
      const document = TextDocument.create(textDocument.uri, "", 0, text);
      return [[file, TextDocument.applyEdits(document, edits as TextDocumentEdit["edits"] & [])]];
    }),
  );
}

async function titled(marked: MarkedSite, title: RegExp): Promise<CodeAction | undefined> {
  return (await actionsAt(marked)).find((action) => title.test(action.title));
}

const mistyped: SiteFiles = {
  "docs.json": config(["Start", "guides/one.mdx", "guides/two.mdx"]).replace('"guides/one', '"‸guides/one'),
  "start.mdx": page("Start"),
  "guides/one.mdx": page("One"),
  "guides/two.mdx": page("Two"),
};

test("a finding with an edit has a fix, and one for all of its kind", async () => {
  const marked = await markedSite(mistyped);
  const actions = await actionsAt(marked);
  expect(actions.map(({ title, kind, isPreferred }) => [title, kind, isPreferred])).toEqual([
    ['Fix: write "guides/one"', "quickfix", true],
    ['Fix all 2 problems "page-extension"', "quickfix", false],
  ]);
  expect(actions[0]?.diagnostics?.[0]?.code).toBe("page-extension");
  expect((await after(marked, actions[0]))["docs.json"]).toBe(config(["Start", "guides/one", "guides/two.mdx"]));
  expect((await after(marked, actions[1]))["docs.json"]).toBe(config(["Start", "guides/one", "guides/two"]));
});

test("a broken link can become the one that the message suggests, and a fix of all leaves it", async () => {
  const marked = await markedSite({
    ...mistyped,
    "docs.json": config(["start", "guides/one", "guides/two"]),
    "start.mdx": page("Start", "[a](‸/guides/oen#top) and [b](/guides/oen)"),
  });
  expect((await actionsAt(marked, ["source.fixAll"])).length).toBe(0);
  const action = await titled(marked, /^Change to \/guides\/one, here only: start\.mdx:5 stays$/);
  expect((await after(marked, action))["start.mdx"]).toBe(page("Start", "[a](/guides/one#top) and [b](/guides/oen)"));
});

test("the title says how many links stay that lead there, too", async () => {
  const marked = await markedSite({
    ...mistyped,
    "docs.json": config(["start", "guides/one", "guides/two"]),
    "start.mdx": page("Start", "[a](‸/guides/oen) and [b](/guides/oen)\n\n[c](/guides/oen)"),
  });
  const action = await titled(marked, /^Change to \/guides\/one, here only: 2 other places stay$/);
  expect((await after(marked, action))["start.mdx"]).toBe(
    page("Start", "[a](/guides/one) and [b](/guides/oen)\n\n[c](/guides/oen)"),
  );
});

test("all links that lead to one address can be changed at once, in all files", async () => {
  const marked = await markedSite({
    ...mistyped,
    "docs.json": config(["start", "guides/one", "guides/two"]),
    "guides/two.mdx": page("Two", "[c](‸/guides/oen?x#top)"),
    "start.mdx": page("Start", "[a](/guides/oen#top) and [b](/guides/oen)"),
  });
  const files = await after(marked, await titled(marked, /^Change all 3 links to \/guides\/one$/));
  expect(files["start.mdx"]).toBe(page("Start", "[a](/guides/one#top) and [b](/guides/one)"));
  expect(files["guides/two.mdx"]).toBe(page("Two", "[c](/guides/one?x#top)"));
});

test("all links of one cause can be changed at once, with those of docs.json to the same addresses", async () => {
  const docs = JSON.parse(config(["start", "guides/one", "guides/two"])) as object;
  const navbar = { links: [{ label: "One", href: "/manual/one" }] };
  const marked = await markedSite({
    ...mistyped,
    "docs.json": JSON.stringify({ ...docs, navbar }),
    "start.mdx": page("Start", "[a](‸/manual/two) and [b](/manual/one#top)"),
  });
  const files = await after(marked, await titled(marked, /^Change \/manual to \/guides at the start of all 3 links$/));
  expect(files["start.mdx"]).toBe(page("Start", "[a](/guides/two) and [b](/guides/one#top)"));
  expect(files["docs.json"]).toContain('"href":"/guides/one"');
  const other = { ...mistyped, "docs.json": JSON.stringify({ ...docs, navbar }) };
  const one = await markedSite({ ...other, "start.mdx": page("Start", "[b](‸/manual/one#top)") });
  expect((await after(one, await titled(one, /^Change all 2 links to \/guides\/one$/)))["docs.json"]).toContain(
    '"href":"/guides/one"',
  );
  const docsMarked = JSON.stringify({ ...docs, navbar }).replace("/manual/one", "‸/manual/one?x");
  const ofDocs = await markedSite({
    ...mistyped,
    "docs.json": docsMarked,
    "start.mdx": page("Start", "[b](/manual/one#top) [c](/manual/one)"),
  });
  const changed = await after(ofDocs, await titled(ofDocs, /^Change all 3 links to \/guides\/one$/));
  expect(changed["docs.json"]).toContain('"href":"/guides/one?x"');
  expect(changed["start.mdx"]).toBe(page("Start", "[b](/guides/one#top) [c](/guides/one)"));
});

test("a broken docs.json has its correction at the fault, and all of them at once", async () => {
  const marked = await markedSite({
    "docs.json": '{\n  "name": "Acme"‸\n  "navigation": { "pages": ["start",] }\n}\n',
    "start.mdx": page("Start"),
  });
  const [one, all] = await actionsAt(marked, ["quickfix"]);
  expect([one?.title, all?.title]).toEqual(["Fix: write ,", 'Fix all 2 problems "config-syntax"']);
  expect((await after(marked, one))["docs.json"]).toBe(
    '{\n  "name": "Acme",\n  "navigation": { "pages": ["start",] }\n}\n',
  );
  expect((await after(marked, all))["docs.json"]).toBe(
    '{\n  "name": "Acme",\n  "navigation": { "pages": ["start"] }\n}\n',
  );
});

test("an editor that fixes when it saves gets all edits of the document, and of no other", async () => {
  const marked = await markedSite({
    ...mistyped,
    "start.mdx": page("Start", "[a](/Guides/one)"),
  });
  const actions = await actionsAt(marked, ["source.fixAll"]);
  expect(actions.map(({ kind }) => kind)).toEqual([fixAllKind]);
  expect(await after(marked, actions[0])).toEqual({ "docs.json": config(["start", "guides/one", "guides/two"]) });
  expect((await actionsAt(marked, ["refactor"])).length).toBe(0);
});

test("a page in no list has places in the lists", async () => {
  const marked = await markedSite({
    "docs.json": config(["start", "guides/one", { group: "Deep", pages: ["guides/two"] }]),
    "start.mdx": page("Start"),
    "guides/one.mdx": page("One"),
    "guides/two.mdx": page("Two"),
    "guides/new.mdx": `‸${page("New")}`,
  });
  const actions = await actionsAt(marked);
  expect(actions.map(({ title }) => title)).toEqual([
    'List this page after "guides/two"',
    'List this page in "Guides"',
    'List this page in "Guides > Deep"',
  ]);
  const pages = (text = ""): unknown =>
    (JSON.parse(text) as { navigation: { groups: [{ pages: unknown }] } }).navigation.groups[0].pages;
  const deep = { group: "Deep", pages: ["guides/two"] };
  expect(pages((await after(marked, actions[1]))["docs.json"])).toEqual(["start", "guides/one", deep, "guides/new"]);
  const beside = { group: "Deep", pages: ["guides/two", "guides/new"] };
  for (const action of [actions[0], actions[2]])
    expect(pages((await after(marked, action))["docs.json"])).toEqual(["start", "guides/one", beside]);
});

test("at an entry the pages of its folder that no list has can be listed", async () => {
  const marked = await markedSite({
    "docs.json": config(["start", "guides/one"]).replace('"guides/one', '"guides/‸one'),
    "start.mdx": page("Start"),
    "guides/one.mdx": page("One"),
    "guides/new.mdx": page("New"),
    "other/far.mdx": page("Far"),
  });
  const actions = await actionsAt(marked);
  expect(actions.map(({ title }) => title)).toEqual(['List "guides/new" after this entry']);
  expect((await after(marked, actions[0]))["docs.json"]).toBe(config(["start", "guides/one", "guides/new"]));
});

test("a link that leads nowhere can get a page or a redirect", async () => {
  const marked = await markedSite({
    "docs.json": config(["start", "guides/install"], { redirects: [{ source: "/a", destination: "/start" }] }),
    "start.mdx": page("Start", "[a](/guides/‸instal)"),
    "guides/install.mdx": page("Install"),
  });
  const redirect = await titled(marked, /redirect/);
  expect(redirect?.title).toBe("Add a redirect from /guides/instal to /guides/install");
  const { redirects } = JSON.parse((await after(marked, redirect))["docs.json"] ?? "") as { redirects: unknown };
  expect(redirects).toEqual([
    { source: "/a", destination: "/start" },
    { source: "/guides/instal", destination: "/guides/install" },
  ]);
  const made = await titled(marked, /^Make/);
  expect(made?.title).toBe("Make the page guides/instal.mdx");
  expect(await after(marked, made)).toEqual({ "guides/instal.mdx": '---\ntitle: "Instal"\n---\n' });
});

test("an entry without a page can get one", async () => {
  const marked = await markedSite({
    "docs.json": config(["start", "guides/new-thing"]).replace('"guides/new', '"‸guides/new'),
    "start.mdx": page("Start"),
  });
  const made = await titled(marked, /^Make/);
  expect(await after(marked, made)).toEqual({ "guides/new-thing.mdx": '---\ntitle: "New thing"\n---\n' });
});

test("a problem can be accepted where a baseline is in use, and keeps the others", async () => {
  const accepted = { code: "page-not-found", file: "docs.json", subject: "gone", note: "soon" };
  const marked = await markedSite({
    "docs.json": config(["start", "gone"]),
    "start.mdx": page("Start", "[a](/now‸here)"),
    "navc.config.json": '{ "baseline": "accepted.json" }',
    "accepted.json": JSON.stringify({ baselineVersion: 1, accepted: [accepted] }),
  });
  const accept = await titled(marked, /^Accept/);
  expect(accept?.title).toBe("Accept in accepted.json");
  const text = (await after(marked, accept))["accepted.json"] ?? "";
  expect(JSON.parse(text)).toEqual({
    baselineVersion: 1,
    accepted: [{ code: "link-not-found", file: "start.mdx", subject: "/nowhere" }, accepted],
  });
  const without = await markedSite({ "docs.json": config(["start"]), "start.mdx": page("Start", "[a](/now‸here)") });
  expect(await titled(without, /^Accept/)).toBeUndefined();
});

const missingEntry = (redirects: readonly object[], ...missing: readonly string[]): SiteFiles => ({
  "docs.json": config(["index", ...missing], { redirects }).replace(`"${missing[0]}"`, `"${missing[0]!}‸"`),
  "index.mdx": page("Home"),
});

test("an entry whose address is redirected out of the site can become a page that leads there", async () => {
  const out = { source: "/terms", destination: "https://acme.example/terms" };
  const files = missingEntry([out], "terms");
  const marked = await markedSite(files);
  const made = await titled(marked, /^Make/);
  expect(made?.title).toBe("Make the page terms.mdx, a link to https://acme.example/terms");
  const text = '---\ntitle: "Terms"\nurl: "https://acme.example/terms"\n---\n';
  expect(await after(marked, made)).toEqual({ "terms.mdx": text });
  const repaired = await markedSite({ ...files, "terms.mdx": text });
  expect(repaired.site.state.found.map(({ code, message }) => [code, message])).toEqual([]);
});

test.each<[string, SiteFiles]>([
  ["redirected inside", missingEntry([{ source: "/terms", destination: "/" }], "terms")],
  ["one of a folder that is not there", missingEntry([], "old/a", "old/b", "old/c")],
])("no page is made for an entry that is %s", async (_, files) => {
  const marked = await markedSite(files);
  expect(marked.site.state.found.map(({ code }) => code)).toContain("page-not-found");
  expect(await titled(marked, /^Make/)).toBeUndefined();
});

test("an anchor can become the one that the message suggests", async () => {
  const marked = await markedSite({
    "docs.json": config(["start"]),
    "start.mdx": page("Start", "## Event ingestion\n\n[a](/start‸#event-ingestoin)"),
  });
  const action = await titled(marked, /^Change to #event-ingestion$/);
  expect((await after(marked, action))["start.mdx"]).toContain("[a](/start#event-ingestion)");
});

test("an entry without a file can be removed, and no redirect is offered that would hide it", async () => {
  const marked = await markedSite({
    "docs.json": config(["start", "guides/‸oen"]),
    "start.mdx": page("Start"),
    "guides/one.mdx": page("One"),
  });
  expect((await actionsAt(marked)).map(({ title }) => title)).toEqual([
    "Change to guides/one",
    "Make the page guides/oen.mdx",
    "Remove the entry guides/oen",
  ]);
  expect(await after(marked, await titled(marked, /^Remove/))).toEqual({ "docs.json": config(["start"]) });
});

test("a misspelt entry and its links can be corrected together, without a redirect from what never was an address", async () => {
  const marked = await markedSite({
    "docs.json": config(["index", "quickstrat‸"]),
    "index.mdx": page("Home", "[q](/quickstrat)"),
    "quickstart.mdx": page("Quickstart"),
  });
  expect((await actionsAt(marked)).map(({ title }) => title)).toEqual([
    "Change to quickstart",
    "Write quickstart in its entry and its links",
    "Make the page quickstrat.mdx",
    "Remove the entry quickstrat",
  ]);
  expect(await after(marked, await titled(marked, /^Write/))).toEqual({
    "docs.json": config(["index", "quickstart"]),
    "index.mdx": page("Home", "[q](/quickstart)"),
  });
});

test("a page that was moved by hand can be written into its entry and its links", async () => {
  const old = { source: "/first", destination: "/a/one" };
  const redirects = [old];
  const marked = await markedSite({
    "docs.json": config(["index", "a/one‸"], { redirects }),
    "index.mdx": page("Home", "[o](/a/one)"),
    "a/first.mdx": page("One"),
  });
  const action = await titled(marked, /^It has moved to a\/first\.mdx:/);
  expect(await after(marked, action)).toEqual({
    "docs.json": config(["index", "a/first"], {
      redirects: [
        { ...old, destination: "/a/first" },
        { source: "/a/one", destination: "/a/first" },
      ],
    }),
    "index.mdx": page("Home", "[o](/a/first)"),
  });
});

test("a page that stayed where other languages have left can be moved, or written where it is", async () => {
  const of = (language: string, ...pages: readonly string[]): object => ({ language, pages });
  const navigation = {
    languages: [of("en", "start", "new/bill", "new/other"), of("fr", "fr/start", "fr/new/bill", "fr/new/other")],
  };
  const marked = await markedSite({
    "docs.json": JSON.stringify({ name: "Acme", navigation }).replace('"fr/new/bill', '"‸fr/new/bill'),
    ...Object.fromEntries(
      ["start", "new/bill", "new/other", "fr/start", "fr/new/other"].map((path) => [`${path}.mdx`, page("T")]),
    ),
    "fr/old/bill.mdx": page("Bill"),
  });
  expect((await actionsAt(marked)).slice(0, 2).map(({ title }) => title)).toEqual([
    "Move fr/old/bill.mdx to fr/new/bill",
    "Write fr/old/bill in its entry and its links",
  ]);
  const work = ((await titled(marked, /^Move/))!.data as ActionData).work;
  expect(await actionFiles(work, changeableSite(marked.site))).toEqual([
    expect.objectContaining({ kind: "edit", file: "docs.json" }),
    { kind: "move", from: "fr/old/bill.mdx", to: "fr/new/bill.mdx" },
  ]);
});
