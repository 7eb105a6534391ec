// Does the built command talk to an editor over stdio, and end with it?
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createProtocolConnection } from "vscode-languageserver-protocol/node";
import { builtPackage } from "../../../examples/built-package.ts";
import { madeSite } from "../made-site.ts";
import { uriOf } from "../../lsp/test-editor.ts";

test("navc lsp --stdio reports problems and ends as the protocol wants", async () => {
  const site = madeSite({ "docs.json": '{ "name": "Acme", "navigation": { "pages": ["gone"] } }' });
  // A job of GitHub Actions, whose log has commands.
  const env = { ...process.env, GITHUB_ACTIONS: "true", XDG_CACHE_HOME: join(site.folder, ".cache") };
  const server = spawn(process.execPath, [builtPackage().dist("cli/bin.js"), "lsp", "--stdio"], { env });
  const connection = createProtocolConnection(server.stdout, server.stdin);
  const shown = new Promise((resolve) => {
    connection.onNotification("textDocument/publishDiagnostics", resolve);
  });
  connection.listen();
  const workspaceFolders = [{ uri: uriOf(site.folder), name: "docs" }];
  const params = { processId: process.pid, rootUri: null, capabilities: {}, workspaceFolders };
  const { serverInfo } = await connection.sendRequest<{ readonly serverInfo: object }>("initialize", params);
  expect(serverInfo).toEqual({ name: "navc", version: "0.1.0" });
  await connection.sendNotification("initialized", {});
  const textDocument = {
    uri: uriOf(site.folder, "docs.json"),
    languageId: "json",
    version: 1,
    text: site.read("docs.json"),
  };
  await connection.sendNotification("textDocument/didOpen", { textDocument });
  expect(await shown).toMatchObject({ uri: textDocument.uri, diagnostics: [{ code: "page-not-found" }] });
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  expect(await once(server, "exit")).toEqual([0, null]);
  site.remove();
});

test("without --stdio the command says what to write", async () => {
  const site = madeSite({});
  const { code, stdout, stderr } = await site.run("lsp");
  expect([code, stdout, stderr]).toEqual([
    2,
    "",
    "navc: navc lsp talks to an editor on stdin and stdout: write navc lsp --stdio.\n",
  ]);
  site.remove();
});
