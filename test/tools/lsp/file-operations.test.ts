// Does everything follow files that an editor renames, deletes and makes?
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { WorkspaceEdit } from "vscode-languageserver-protocol";
import { madeSite, type MadeSite } from "../cli/made-site.ts";
import { applyWorkspaceEdit, moveFile } from "./apply-workspace-edit.ts";
import { TestEditor, uriOf } from "./test-editor.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const capabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["create", "rename", "delete"] } },
};
const page = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const config = {
  name: "Acme",
  navigation: {
    groups: [
      { group: "Guides", pages: ["index", "guides/start", "guides/next"] },
      { group: "Reference", pages: ["reference/all"] },
    ],
  },
  redirects: [{ source: "/old", destination: "/guides/start" }],
};
const files = {
  "docs.json": `${JSON.stringify(config, null, 2)}\n`,
  "index.mdx": page("Home", "[start](/guides/start#here) ![a](/images/a.png) [next](guides/next)"),
  "guides/start.mdx": page("Start", "[next](./next) ![a](../images/a.png)\n\n## Here"),
  "guides/next.mdx": page("Next", "[start](/guides/start)"),
  "reference/all.mdx": page("All", "[old](/old)"),
  "images/a.png": "png",
};

function siteWith(more: Readonly<Record<string, string>> = {}): MadeSite {
  const site = madeSite({ ...files, ...more });
  ends.push(() => site.remove());
  return site;
}

async function editorOf(site: MadeSite, given: object = capabilities, answers = {}): Promise<TestEditor> {
  const editor = await TestEditor.open({ folders: [site.folder], capabilities: given }, answers);
  ends.push(() => editor.end());
  return editor;
}

/** Asks for the edits, applies them, and renames as an editor does. */
async function rename(
  editor: TestEditor,
  { folder }: MadeSite,
  renames: Readonly<Record<string, string>>,
  open: ReadonlyMap<string, string> = new Map(),
): Promise<WorkspaceEdit | null> {
  const each = Object.entries(renames).map(([from, to]) => ({
    oldUri: uriOf(folder, from),
    newUri: uriOf(folder, to),
  }));
  const edit = await editor.connection.sendRequest("workspace/willRenameFiles", { files: each });
  applyWorkspaceEdit(edit as WorkspaceEdit | null, open);
  for (const [from, to] of Object.entries(renames)) moveFile(join(folder, from), join(folder, to));
  return edit as WorkspaceEdit | null;
}

function textsOf({ folder }: MadeSite): Readonly<Record<string, string>> {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(found.toSorted().map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** The site after commands of navc. */
async function commanded(...commands: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const site = siteWith();
  for (const command of commands) expect((await site.run(command)).code).toBe(0);
  return textsOf(site);
}

test("a renamed page leaves the site as navc mv does", async () => {
  const site = siteWith();
  const editor = await editorOf(site);
  await rename(editor, site, { "guides/start.mdx": "begin/first.mdx" });
  expect(textsOf(site)).toEqual(await commanded("mv guides/start begin/first ROOT --no-cache --yes"));
  expect(textsOf(site)["begin/first.mdx"]).toContain("[next](../guides/next)");
  expect(editor.messages).toEqual([]);
});

test("folders, images and several files at once leave it so, too", async () => {
  const site = siteWith();
  const editor = await editorOf(site, {});
  const edit = await rename(editor, site, { guides: "learn", "images/a.png": "pictures/b.png" });
  expect(edit?.documentChanges).toBeUndefined();
  const expected = await commanded(
    "mv guides/ learn ROOT --no-cache --yes",
    "mv images/a.png pictures/b.png ROOT --no-cache --yes",
  );
  expect(textsOf(site)).toEqual(expected);
});

test("unsaved texts are edited as they are open, with their versions", async () => {
  const site = siteWith();
  const editor = await editorOf(site);
  const path = join(site.folder, "guides/next.mdx");
  const text = page("Next", "Something new.\n\n[start](/guides/start) [home](/)");
  await editor.openFile(path, page("Next"));
  await editor.type(path, text);
  const edit = await rename(editor, site, { "guides/start.mdx": "first.mdx" }, new Map([[uriOf(path), text]]));
  expect(site.read("guides/next.mdx")).toBe(text.replace("/guides/start", "/first"));
  expect(edit?.documentChanges).toContainEqual({
    textDocument: { uri: uriOf(path), version: 2 },
    edits: [expect.objectContaining({ newText: "firs" })],
  });
});

test("what can't follow is said in the words of the engine, and the editor is answered", async () => {
  const site = siteWith();
  const editor = await editorOf(site);
  expect(await rename(editor, site, { "docs.json": "site.json" })).toBeNull();
  await editor.until(() => editor.messages.length === 1);
  expect(editor.messages[0]).toMatch(
    /^navc: nothing else was updated after the rename: docs\.json is found by its name/,
  );
});

test("files outside of the site, hidden ones and empty folders concern nobody", async () => {
  const site = siteWith({ ".hidden/a.mdx": page("A"), "node_modules/b.mdx": page("B"), "empty/.keep": "" });
  const editor = await editorOf(site);
  const edit = await rename(editor, site, {
    ".hidden/a.mdx": ".hidden/b.mdx",
    "node_modules/b.mdx": "node_modules/c.mdx",
    empty: "void",
  });
  expect([edit, editor.messages]).toEqual([null, []]);
});

test("a page that leaves the site, or is a page no longer, is a removed one", async () => {
  const site = siteWith();
  const editor = await editorOf(site);
  await rename(editor, site, { "reference/all.mdx": ".drafts/all.mdx", "guides/next.mdx": "guides/next.txt" });
  expect(site.read("docs.json")).not.toMatch(/reference\/all|guides\/next/);
  await editor.until(() => editor.messages.length === 1);
  expect(editor.messages[0]).toMatch(
    /^navc: after the rename: .*The address \/reference\/all \("All"\) would lead nowhere/,
  );
});

test("a deleted page leaves no entry, and a message says which address is lost", async () => {
  const site = siteWith();
  const editor = await editorOf(site);
  const deleted = ["reference", "images/a.png"].map((file) => ({ uri: uriOf(site.folder, file) }));
  const edit = await editor.connection.sendRequest("workspace/willDeleteFiles", { files: deleted });
  applyWorkspaceEdit(edit as WorkspaceEdit);
  rmSync(join(site.folder, "reference"), { recursive: true });
  expect(site.read("docs.json")).not.toContain("Reference");
  await editor.until(() => editor.messages.length === 1);
  expect(editor.messages[0]).toMatch(/^navc: after the deletion: The address \/reference\/all/);
});

test("a new page is listed where it belongs if the writer wants that", async () => {
  const site = siteWith();
  let choice = "Not now";
  const editor = await editorOf(site, capabilities, {
    "window/showMessageRequest": () => ({ title: choice }),
    "workspace/applyEdit": ({ edit }: { readonly edit: WorkspaceEdit }) => {
      applyWorkspaceEdit(edit);
      return { applied: true };
    },
  });
  const make = async (file: string): Promise<void> => {
    site.write(file, page("New"));
    await editor.connection.sendNotification("workspace/didCreateFiles", {
      files: [{ uri: uriOf(site.folder, file) }],
    });
  };
  const asked = (method: string): number => editor.asked.filter((each) => each.method === method).length;
  await make("guides/later.mdx");
  await editor.until(() => asked("window/showMessageRequest") === 1);
  choice = "List it";
  await make("guides/new.mdx");
  await editor.until(() => asked("workspace/applyEdit") === 1);
  expect(editor.asked).toContainEqual({
    method: "window/showMessageRequest",
    params: expect.objectContaining({ message: expect.stringContaining('List it after "guides/next"?') }),
  });
  const { navigation } = JSON.parse(site.read("docs.json")) as typeof config;
  expect(navigation.groups[0]?.pages).toEqual(["index", "guides/start", "guides/next", "guides/new"]);
});
