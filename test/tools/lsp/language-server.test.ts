// Does an editor show what `navc check` finds, while somebody types?
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Diagnostic } from "vscode-languageserver-protocol";
import { madeSite, type MadeSite } from "../cli/made-site.ts";
import { exampleFiles } from "./requests/asked-site.ts";
import { TestEditor, uriOf, type EditorSetting } from "./test-editor.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function siteWith(files: Readonly<Record<string, string>>): MadeSite {
  const site = madeSite(files);
  ends.push(() => Promise.resolve(site.remove()));
  return site;
}

async function editorOf(setting: EditorSetting, answers = {}): Promise<TestEditor> {
  const editor = await TestEditor.open(setting, answers);
  ends.push(() => editor.end());
  return editor;
}

const page = (body: string): string => `---\ntitle: A page\n---\n\n${body}\n`;
const config = (...pages: readonly unknown[]): string =>
  JSON.stringify({ name: "Acme", navigation: { pages } }, null, 2);
const broken = "[a](/nowhere)";

/** The problems that `navc check` reports, as an editor has them. */
async function checked({ folder, run }: MadeSite): Promise<object> {
  const { stdout } = await run("check ROOT --links --reporter json --no-cache");
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly CheckedProblem[] };
  const shown: Record<string, object[]> = {};
  for (const { file, range, severity, code, message, url, related } of diagnostics)
    (shown[uriOf(folder, file)] ??= []).push({
      range: lsp(range),
      severity: { error: 1, warning: 2, info: 3 }[severity],
      code,
      codeDescription: { href: url },
      source: "navc",
      message,
      ...(related.length === 0
        ? {}
        : {
            relatedInformation: related.map((each) => ({
              location: { uri: uriOf(folder, each.file), range: lsp(each.range) },
              message: each.message,
            })),
          }),
    });
  return shown;
}

interface CheckedRange {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

interface CheckedProblem {
  readonly file: string;
  readonly range: CheckedRange;
  readonly severity: "error" | "warning" | "info";
  readonly code: string;
  readonly message: string;
  readonly url: string;
  readonly related: readonly { readonly file: string; readonly range: CheckedRange; readonly message: string }[];
}

function lsp({ start, end }: CheckedRange): Diagnostic["range"] {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
}

test("the problems of all files are those of check, word for word", async () => {
  const site = siteWith({
    "docs.json": config("index", "guide", "gone", { group: "Twice", pages: ["guide"], icno: "x" }),
    "index.mdx": page(`${broken} and [b](/guide#no)`),
    "guide.mdx": page(`[a](/nowhere)`),
    "alone.mdx": page("Unlisted."),
  });
  const editor = await editorOf({ folders: [site.folder] });
  await editor.openFile(join(site.folder, "guide.mdx"));
  const expected = await checked(site);
  expect(Object.keys(expected).length).toBeGreaterThan(2);
  await editor.until(() => editor.shown.size === Object.keys(expected).length);
  expect(Object.fromEntries(editor.shown)).toEqual(expected);
});

test("what is typed counts before it is saved, and a closed document counts as its file", async () => {
  const site = siteWith({ "docs.json": config("index"), "index.mdx": page("Fine.") });
  const editor = await editorOf({ folders: [site.folder] });
  const path = join(site.folder, "index.mdx");
  await editor.openFile(path);
  await editor.type(path, page(broken));
  await editor.until(() => editor.problems(path).length > 0);
  expect(editor.problems(path)).toEqual([expect.stringContaining('"/nowhere"')]);
  await editor.type(path, page("Fine again."));
  await editor.until(() => editor.problems(path).length === 0);
  await editor.type(path, page(broken));
  await editor.until(() => editor.problems(path).length > 0);
  await editor.closeFile(path);
  await editor.until(() => editor.problems(path).length === 0);
  expect(site.read("index.mdx")).toBe(page("Fine."));
});

test("diagnostics are sent only where they differ", async () => {
  const site = siteWith({ "docs.json": config("index", "gone"), "index.mdx": page(broken) });
  const editor = await editorOf({ folders: [site.folder] });
  const [path, index] = [join(site.folder, "docs.json"), join(site.folder, "index.mdx")];
  await editor.openFile(index);
  await editor.until(() => editor.shown.size === 2);
  await editor.type(index, page(`${broken} [b](/not-there)`));
  await editor.until(() => editor.problems(index).length === 2);
  expect(editor.sent.toSorted()).toEqual([uriOf(path), uriOf(index), uriOf(index)].toSorted());
});

test("a broken docs.json is one problem, and repaired it is none", async () => {
  const site = siteWith({ "docs.json": config("index", "gone"), "index.mdx": page(broken) });
  const editor = await editorOf({ folders: [site.folder] });
  const [path, index] = [join(site.folder, "docs.json"), join(site.folder, "index.mdx")];
  await editor.openFile(path);
  await editor.until(() => editor.shown.size === 2);
  const before = Object.fromEntries(editor.shown);
  await editor.type(path, `${config("index", "gone")}]`);
  const codes = (): unknown => editor.shown.get(uriOf(path))?.map(({ code }) => code);
  await editor.until(() => editor.problems(index).length === 0 && String(codes()) !== "page-not-found");
  expect(codes()).toEqual(["config-syntax"]);
  await editor.type(path, config("index", "gone"));
  await editor.until(() => editor.problems(index).length > 0 && String(codes()) !== "config-syntax");
  expect(Object.fromEntries(editor.shown)).toEqual(before);
});

test("a docs folder is opened by its first document, and each has its own settings", async () => {
  const rules = JSON.stringify({ rules: { "link-not-found": "off" } });
  const site = siteWith({
    "one/docs.json": config("index"),
    "one/index.mdx": page(broken),
    "two/docs.json": config("index"),
    "two/index.mdx": page(broken),
    "two/navc.config.json": rules,
    "two/inner/docs.json": config("nothing"),
    "node_modules/package/docs.json": config("nothing"),
    "README.md": broken,
  });
  const editor = await editorOf({ folders: [site.folder] });
  const path = (file: string): string => join(site.folder, file);
  await editor.openFile(path("README.md"));
  await editor.openFile(path("node_modules/package/docs.json"));
  await editor.openFile(path("two/inner/docs.json"));
  await editor.openFile(path("two/index.mdx"));
  await editor.type(path("two/index.mdx"), page("[a](/nowhere#x)\n\n<Note>"));
  await editor.until(() => editor.problems(path("two/index.mdx")).length > 0);
  expect([...editor.shown.keys()]).toEqual([uriOf(path("two/index.mdx"))]);
  expect(editor.problems(path("two/index.mdx"))).toEqual([expect.stringContaining("<Note>")]);
  await editor.openFile(path("one/index.mdx"));
  await editor.until(() => editor.problems(path("one/index.mdx")).length > 0);
  expect(editor.problems(path("one/index.mdx"))).toEqual([expect.stringContaining('"/nowhere"')]);
});

test("a workspace that is a part of the docs belongs to the docs.json above it", async () => {
  const site = siteWith({
    "docs.json": config("guides/one"),
    "guides/one.mdx": page(broken),
    "guides/node_modules/a/b.md": broken,
  });
  const editor = await editorOf({ folders: [join(site.folder, "guides")] });
  await editor.openFile(join(site.folder, "guides/node_modules/a/b.md"));
  await editor.openFile(join(site.folder, "guides/one.mdx"));
  await editor.until(() => editor.shown.size > 0);
  expect([...editor.shown.keys()]).toEqual([uriOf(site.folder, "guides/one.mdx")]);
});

test("what changes on the disk counts, settings too", async () => {
  const site = siteWith({ "docs.json": config("index", "later"), "index.mdx": page(broken) });
  const editor = await editorOf({ folders: [site.folder] });
  const path = (file: string): string => join(site.folder, file);
  await editor.openFile(path("docs.json"));
  await editor.until(() => editor.shown.size === 2);
  site.write("later.mdx", "---\ntitle: Later\n---\n");
  await editor.until(() => editor.problems(path("docs.json")).length === 0);
  site.write("navc.config.json", JSON.stringify({ rules: { "link-not-found": "off" } }));
  await editor.until(() => editor.shown.size === 0);
  site.write("navc.config.json", JSON.stringify({ rules: { "link-not-fond": "off" } }));
  await editor.until(() => editor.messages.length > 0);
  expect(editor.messages).toEqual([expect.stringContaining('there is no code "link-not-fond"')]);
  rmSync(path("navc.config.json"));
  await editor.until(() => editor.shown.size === 1);
});

test("an editor that can watch files is asked to, and what it reports is read again", async () => {
  const site = siteWith({ "docs/docs.json": config("index"), "docs/index.mdx": page(broken), "package.json": "{}" });
  const capabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
  const editor = await editorOf({ folders: [site.folder], capabilities });
  await editor.openFile(join(site.folder, "docs/docs.json"));
  await editor.until(() => editor.shown.size === 1 && editor.asked.length > 0);
  expect(editor.asked).toMatchObject([
    { method: "client/registerCapability", params: { registrations: [{ method: "workspace/didChangeWatchedFiles" }] } },
  ]);
  // It is above the docs folder, where nothing is watched.
  site.write("package.json", JSON.stringify({ navc: { rules: { "link-not-found": "off" } } }));
  const changes = [{ uri: uriOf(site.folder, "package.json"), type: 2 }];
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", { changes });
  await editor.until(() => editor.shown.size === 0);
});

test("a folder that leaves the workspace takes its problems with it", async () => {
  const site = siteWith({
    "one/docs.json": config("gone"),
    "two/docs.json": config("gone"),
  });
  const capabilities = { workspace: { workspaceFolders: true } };
  const [one, two] = [join(site.folder, "one"), join(site.folder, "two")];
  const editor = await editorOf({ folders: [one], capabilities });
  const changed = (added: readonly string[], removed: readonly string[]): Promise<void> =>
    editor.connection.sendNotification("workspace/didChangeWorkspaceFolders", {
      event: {
        added: added.map((path) => ({ uri: uriOf(path), name: path })),
        removed: removed.map((path) => ({ uri: uriOf(path), name: path })),
      },
    });
  await changed([two], []);
  await editor.openFile(join(one, "docs.json"));
  await editor.openFile(join(two, "docs.json"));
  await editor.until(() => editor.shown.size === 2);
  await changed([], [one]);
  await editor.until(() => editor.shown.size === 1);
  expect([...editor.shown.keys()]).toEqual([uriOf(two, "docs.json")]);
});

test("nothing is written, and the server ends when it is asked to or the editor is gone", async () => {
  const site = siteWith({ "docs.json": config("index"), "index.mdx": page("Fine.") });
  const one = await TestEditor.open({ folders: [site.folder] });
  await one.openFile(join(site.folder, "index.mdx"), page(broken));
  await one.until(() => one.shown.size > 0);
  expect(await one.end()).toBe(true);
  const other = await TestEditor.open({ folders: [site.folder] });
  await other.openFile(join(site.folder, "index.mdx"), page(broken));
  await other.until(() => other.shown.size > 0);
  expect(await other.vanish()).toBe(false);
  expect(readdirSync(site.folder).toSorted()).toEqual(["docs.json", "index.mdx"]);
  expect(site.read("index.mdx")).toBe(page("Fine."));
});

test("each request is answered over the protocol, and none for a document outside of all sites", async () => {
  const site = siteWith({ ...exampleFiles, "README.txt": "" });
  const editor = await editorOf({ folders: [site.folder] });
  const path = join(site.folder, "start.mdx");
  const config = join(site.folder, "docs.json");
  await editor.openFile(path);
  await editor.openFile(config);
  const onLink = { position: { line: 4, character: 10 } };
  const atTop = { position: { line: 0, character: 0 } };
  const answers = {
    completion: await editor.ask("textDocument/completion", path, onLink),
    hover: await editor.ask("textDocument/hover", path, onLink),
    definition: await editor.ask("textDocument/definition", path, onLink),
    references: await editor.ask("textDocument/references", path, { ...onLink, context: { includeDeclaration: true } }),
    links: await editor.ask("textDocument/documentLink", path),
    symbols: await editor.ask("textDocument/documentSymbol", config),
    page: await editor.ask("navc/pageAt", path, onLink),
    folding: await editor.ask("textDocument/foldingRange", config),
    pages: await editor.connection.sendRequest("workspace/symbol", { query: "guide <" }),
  };
  const one = uriOf(site.folder, "guides/one.mdx");
  expect(answers).toMatchObject({
    completion: { items: expect.arrayContaining([expect.objectContaining({ label: "/guides/one" })]) },
    hover: { contents: { value: expect.stringContaining("/guides/one") } },
    definition: { uri: one, range: { start: { line: 7 } } },
    references: expect.arrayContaining([expect.objectContaining({ uri: uriOf(path) })]),
    links: expect.arrayContaining([expect.objectContaining({ target: one })]),
    symbols: [{ name: "Guides" }],
    page: { root: site.folder, href: "/guides/one" },
    folding: expect.arrayContaining([expect.objectContaining({ startLine: 0 })]),
    pages: [{ name: "Guide <one>", location: { uri: one } }],
  });
  const outside = madeSite({ "a.mdx": "[a](/a)" });
  ends.push(() => Promise.resolve(outside.remove()));
  await editor.openFile(join(outside.folder, "a.mdx"));
  expect(await editor.ask("textDocument/hover", join(outside.folder, "a.mdx"), atTop)).toBeNull();
  expect(await editor.ask("textDocument/hover", join(site.folder, "guides/one.mdx"), atTop)).toBeNull();
});
