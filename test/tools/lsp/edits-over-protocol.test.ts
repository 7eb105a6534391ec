// Are actions and renames edits that an editor can apply, whatever it can do?
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import {
  CancellationTokenSource,
  LSPErrorCodes,
  type CodeAction,
  type CodeLens,
  type RenameFile,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { madeSite, type MadeSite } from "../cli/made-site.ts";
import { applyWorkspaceEdit } from "./apply-workspace-edit.ts";
import { exampleFiles } from "./requests/asked-site.ts";
import { TestEditor, uriOf } from "./test-editor.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const workspaceEdit = { documentChanges: true, resourceOperations: ["create", "rename", "delete"] };
const codeAction = { dataSupport: true, resolveSupport: { properties: ["edit"] } };
const able = { workspace: { workspaceEdit }, textDocument: { codeAction } };

async function opened(
  capabilities: object,
  answers: object = {},
  initializationOptions: object = {},
): Promise<{ readonly site: MadeSite; readonly editor: TestEditor }> {
  const site = madeSite(exampleFiles);
  ends.push(() => site.remove());
  const editor = await TestEditor.open(
    { folders: [site.folder], capabilities, initializationOptions },
    answers as never,
  );
  ends.push(() => editor.end());
  for (const file of ["docs.json", "start.mdx"]) await editor.openFile(join(site.folder, file));
  return { site, editor };
}

/** The place of a text in a file. */
function positionOf(site: MadeSite, file: string, text: string): { readonly line: number; readonly character: number } {
  const before = site.read(file).split(text, 1)[0]!.split("\n");
  return { line: before.length - 1, character: before.at(-1)!.length + 2 };
}

const atBroken = (site: MadeSite): object => {
  const at = positionOf(site, "start.mdx", "/nowhere");
  return { range: { start: at, end: at }, context: { diagnostics: [] } };
};

test("an action is resolved to its edit when it is chosen", async () => {
  const { site, editor } = await opened(able);
  const actions = await editor.ask<CodeAction[]>(
    "textDocument/codeAction",
    join(site.folder, "start.mdx"),
    atBroken(site),
  );
  const make = actions.find(({ title }) => title.startsWith("Make"));
  expect([make?.edit, make?.command]).toEqual([undefined, undefined]);
  const { edit } = await editor.connection.sendRequest<CodeAction>("codeAction/resolve", make!);
  applyWorkspaceEdit(edit!);
  expect(site.read("nowhere.mdx")).toBe('---\ntitle: "Nowhere"\n---\n');
});

test("an editor that can't resolve actions gets commands", async () => {
  const applied: WorkspaceEdit[] = [];
  const { site, editor } = await opened(
    { workspace: { workspaceEdit } },
    { "workspace/applyEdit": ({ edit }: { readonly edit: WorkspaceEdit }) => ({ applied: applied.push(edit) > 0 }) },
  );
  expect(editor.initialized?.capabilities.executeCommandProvider?.commands.length).toBe(1);
  const actions = await editor.ask<CodeAction[]>(
    "textDocument/codeAction",
    join(site.folder, "start.mdx"),
    atBroken(site),
  );
  const make = actions.find(({ title }) => title.startsWith("Make"));
  await editor.connection.sendRequest("workspace/executeCommand", {
    command: make!.command!.command,
    arguments: make!.command!.arguments!,
  });
  applyWorkspaceEdit(applied[0]!);
  expect(existsSync(join(site.folder, "nowhere.mdx"))).toBe(true);
});

test("a renamed page moves its file after the edits, and its move is not edited a second time", async () => {
  const { site, editor } = await opened(able);
  const position = positionOf(site, "start.mdx", "/guides/one");
  const edit = await editor.ask<WorkspaceEdit>("textDocument/rename", join(site.folder, "start.mdx"), {
    position,
    newName: "guides/first",
  });
  const [oldUri, newUri] = [uriOf(site.folder, "guides/one.mdx"), uriOf(site.folder, "guides/first.mdx")];
  expect(edit.documentChanges?.at(-1)).toEqual({ kind: "rename", oldUri, newUri });
  const moves = edit.documentChanges!.filter((each): each is RenameFile => "kind" in each);
  applyWorkspaceEdit({ documentChanges: edit.documentChanges!.filter((each) => !moves.includes(each as RenameFile)) });
  for (const file of ["docs.json", "start.mdx"]) await editor.type(join(site.folder, file), site.read(file));
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", { changes: [{ uri: oldUri, type: 2 }] });
  const again = await editor.connection.sendRequest("workspace/willRenameFiles", { files: [{ oldUri, newUri }] });
  expect(again).toBeNull();
  applyWorkspaceEdit({ documentChanges: moves });
  expect(site.read("start.mdx")).toContain("[one](/guides/first#install)");
  expect(JSON.parse(site.read("docs.json"))).toMatchObject({
    redirects: [
      { source: "/old", destination: "/guides/first" },
      { source: "/guides/one", destination: "/guides/first" },
    ],
  });
});

test("an editor that names operations on files gets them, also if it names no versions of documents", async () => {
  const { site, editor } = await opened({ workspace: { workspaceEdit: { resourceOperations: ["rename"] } } });
  const path = join(site.folder, "start.mdx");
  const position = positionOf(site, "start.mdx", "/guides/one");
  const edit = await editor.ask<WorkspaceEdit>("textDocument/rename", path, { position, newName: "guides/first" });
  applyWorkspaceEdit(edit);
  expect(existsSync(join(site.folder, "guides/first.mdx"))).toBe(true);
  expect(site.read("docs.json")).toContain("guides/first");
});

test("an editor that can't move files is told so, and what the engine refuses is an error in its words", async () => {
  const { site, editor } = await opened({ workspace: { workspaceEdit: { documentChanges: true } } });
  const path = join(site.folder, "start.mdx");
  const position = positionOf(site, "start.mdx", "/guides/one");
  const rename = (newName: string): Promise<unknown> => editor.ask("textDocument/rename", path, { position, newName });
  await expect(rename("guides/first")).rejects.toThrow("This editor can't rename files");
  await expect(rename("start")).rejects.toThrow("There is a file start.mdx already");
});

test("while docs.json can't be read, a rename is refused with that reason", async () => {
  const { site, editor } = await opened(able);
  const path = join(site.folder, "docs.json");
  const position = positionOf(site, "docs.json", '"guides/one"');
  await editor.type(path, site.read("docs.json").replace('"Guides"', '"Guides'));
  const reason = "docs.json can't be read, so nothing was changed. docs.json:";
  await expect(editor.ask("textDocument/prepareRename", path, { position })).rejects.toThrow(reason);
  await expect(editor.ask("textDocument/rename", path, { position, newName: "x" })).rejects.toThrow(reason);
});

test("a cancelled request is answered as cancelled", async () => {
  const { site, editor } = await opened(able);
  const files = [{ oldUri: uriOf(site.folder, "start.mdx"), newUri: uriOf(site.folder, "begin.mdx") }];
  const cancel = new CancellationTokenSource();
  const waiting = editor.connection.sendRequest("workspace/willRenameFiles", { files }, cancel.token);
  cancel.cancel();
  await expect(waiting).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  expect(await editor.connection.sendRequest("workspace/willRenameFiles", { files })).not.toBeNull();
});

test("a label is renamed by edits alone, and lines above divisions can be switched off", async () => {
  const { site, editor } = await opened({});
  const path = join(site.folder, "docs.json");
  const position = positionOf(site, "docs.json", '"Deep"');
  const edit = await editor.ask<WorkspaceEdit>("textDocument/rename", path, { position, newName: "Deeper" });
  applyWorkspaceEdit(edit);
  expect(site.read("docs.json")).toContain('"group": "Deeper"');
  const lenses = await editor.ask<CodeLens[]>("textDocument/codeLens", path);
  expect(lenses.map(({ command }) => command?.title)).toContain("2 pages");
  expect(editor.initialized?.capabilities.codeLensProvider).toEqual({});
  const { editor: other } = await opened({}, {}, { codeLens: false });
  expect(other.initialized?.capabilities.codeLensProvider).toBeUndefined();
});
