// Is there nothing but the protocol on stdout of the built program, whatever the site says?
import { spawn } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPackage, type BuiltPackage } from "../../examples/built-package.ts";
import { folderForAgents, twoLanguages, type FolderForAgents } from "./agent-site.ts";

let built: BuiltPackage;
let folder: FolderForAgents;
beforeAll(() => {
  built = builtPackage();
  folder = folderForAgents({
    ...twoLanguages,
    "en/odd.mdx": "---\ntitle: '::set-output name=x::y'\n---\n\n[x](/none)\n",
  });
});
afterAll(() => folder.remove());

interface Talk {
  readonly lines: readonly string[];
  readonly code: number | null;
  readonly stderr: string;
}

/** Sends messages, each when the one before is answered, and ends the input. */
function talk(words: readonly string[], messages: readonly (object | string)[]): Promise<Talk> {
  const program = spawn(process.execPath, [built.dist("cli/bin.js"), "mcp", ...words], {
    env: { ...process.env, CI: "true", GITHUB_ACTIONS: "true" },
  });
  let [stdout, stderr] = ["", ""];
  const left = [...messages];
  const send = (): void => {
    const next = left.shift();
    if (next === undefined) return void program.stdin.end();
    program.stdin.write(`${typeof next === "string" ? next : JSON.stringify({ jsonrpc: "2.0", ...next })}\n`);
    // Nobody answers a notification.
    if (typeof next !== "string" && !("id" in next)) send();
  };
  program.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    for (let lines = text.split("\n").length - 1; lines > 0; lines -= 1) send();
  });
  program.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  send();
  return new Promise((resolve) => {
    program.on("close", (code) => resolve({ lines: stdout.split("\n").filter((line) => line !== ""), code, stderr }));
  });
}

const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "0" } };
const hello = [{ id: 0, method: "initialize", params }, { method: "notifications/initialized" }];
const call = (id: number, name: string, input: object): object => ({
  id,
  method: "tools/call",
  params: { name, arguments: input },
});

test("each line is an answer, and the program ends with its input", async () => {
  const { lines, code, stderr } = await talk(
    [folder.root],
    [
      ...hello,
      { id: 1, method: "tools/list" },
      call(2, "outline", {}),
      call(3, "check", { severity: "info" }),
      call(4, "move", { from: "en/faq", to: "en/help", dryRun: true }),
      call(5, "no_such_tool", {}),
      call(6, "outline", { depth: "many" }),
      { id: 7, method: "no/such/method" },
      { id: 8, method: "resources/read", params: { uri: "navc://codes/link-not-found" } },
    ],
  );
  const answers = lines.map(
    (line) => JSON.parse(line) as { jsonrpc: string; id: number; result?: object; error?: object },
  );
  expect(answers.map(({ jsonrpc, id }) => [jsonrpc, id])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((id) => ["2.0", id]));
  expect([code, stderr]).toEqual([0, ""]);
  expect(JSON.stringify(answers[8]!.result)).toContain("link-not-found");
});

test("a folder without docs.json is an error of the call, and the server goes on", async () => {
  const { lines, code } = await talk([`${folder.root}/en`], [...hello, call(1, "outline", {}), call(2, "check", {})]);
  const [, ...answers] = lines.map((line) => JSON.parse(line) as { result: { isError?: boolean } });
  expect([answers.map(({ result }) => result.isError), code]).toEqual([[true, true], 0]);
});

test("a line that is no message is answered, and the server goes on", async () => {
  const { lines, code } = await talk([folder.root], [...hello, "{bad json", "[]", { id: 1, method: "tools/list" }]);
  const answers = lines.map((line) => JSON.parse(line) as { readonly id: number | null; readonly error?: object });
  expect(code).toBe(0);
  expect(answers.slice(1).map(({ id, error }) => [id, error])).toEqual([
    [null, { code: -32_700, message: "Parse error: the line is not valid JSON" }],
    [null, { code: -32_600, message: "Invalid request: the line is no message of JSON-RPC 2.0" }],
    [1, undefined],
  ]);
});
