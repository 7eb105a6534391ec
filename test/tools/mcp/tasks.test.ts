// Can agents do forty tasks with the tools, so that no address is lost and no link is broken?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../../../src/cli.ts";
import { triedOf } from "../../support/property-runs.ts";
import { connect } from "./agent-client.ts";
import { folderForAgents } from "./agent-site.ts";
import { sentenceOf, taskPages, taskSite } from "./task-site.ts";
import { agentTasks } from "./tasks.ts";

async function navc(...words: readonly string[]): Promise<readonly [code: number, printed: string]> {
  let printed = "";
  const stream = { write: (text: string) => (printed += text) };
  const code = await main(words, { stdout: stream, stderr: stream, env: {} });
  return [code, code === 0 ? "" : printed];
}

test("there are forty tasks", () => {
  expect(new Set(agentTasks.map(({ task }) => task)).size).toBe(40);
});

test("the site has no problem", async () => {
  const folder = folderForAgents(taskSite);
  expect(await navc("check", folder.root, "--links", "--max-warnings", "0")).toEqual([0, ""]);
  folder.remove();
});

test.each(triedOf(agentTasks, 10))("$task", async ({ before, committed, calls, own, ...expected }) => {
  const folder = folderForAgents(taskSite);
  committed?.(folder);
  if (committed !== undefined) folder.commit();
  before?.(folder);
  const agent = await connect(folder.root);
  for (const [name, input] of calls) {
    const { text, data } = await agent.call(name, input);
    expect([name, text, data["written"]]).toEqual([name, expect.any(String), true]);
  }
  own?.(folder);
  const { text: outline } = await agent.call("outline", { edition: "en" });
  for (const line of expected.outline ?? []) expect(outline).toContain(line);
  for (const file of expected.files ?? []) expect([file, folder.has(file)]).toEqual([file, true]);
  for (const file of expected.gone ?? []) expect([file, folder.has(file)]).toEqual([file, false]);
  for (const text of expected.config ?? []) expect(folder.read("docs.json")).toContain(text);
  expect(await navc("check", folder.root, "--links", "--max-warnings", "0")).toEqual([0, ""]);
  expect(await navc("diff", "git:HEAD", folder.root)).toEqual([0, ""]);
  expect(lostSentences(folder.root).filter((path) => expected.removes?.includes(path) !== true)).toEqual([]);
  await agent.client.close();
  folder.remove();
});

function lostSentences(root: string): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  const texts = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  return taskPages.filter((path) => !texts.includes(sentenceOf(path)));
}
