// Does each tool take a page by its path and by each form of its address? (D548)
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, type AgentClient } from "./agent-client.ts";
import { folderForAgents, type FolderForAgents } from "./agent-site.ts";

let folder: FolderForAgents;
let agent: AgentClient;
beforeEach(async () => {
  folder = folderForAgents({
    "docs.json": JSON.stringify({ name: "A", navigation: { groups: [{ group: "G", pages: ["index", "zh/技能"] }] } }),
    "index.mdx": "[x](/nothing)",
    "zh/技能.mdx": "[x](/nothing)",
  });
  agent = await connect(folder.root);
});
afterEach(async () => {
  await agent.client.close();
  folder.remove();
});

test.each(["zh/技能", "/zh/技能", "/zh/%e6%8a%80%e8%83%bd", "https://docs.example.com/zh/%E6%8A%80%E8%83%BD"])(
  "%s",
  async (word) => {
    const href = "/zh/%E6%8A%80%E8%83%BD";
    expect((await agent.call("where_is", { what: word })).data).toMatchObject({ kind: "page", href });
    expect((await agent.call("find_page", { query: word })).data).toMatchObject({ total: 1, pages: [{ href }] });
    expect((await agent.call("outline", { under: word })).data).toMatchObject({ total: 3 });
    expect((await agent.call("check", { file: word })).isError).toBe(false);
    const move = await agent.call("move", { from: word, to: "zh/skills", dryRun: true });
    expect(move.data).toMatchObject({ redirects: [{ from: href, to: "/zh/skills" }] });
    const removal = await agent.call("remove_page", { page: word, redirect: "/", dryRun: true });
    expect(removal.text).toContain(href);
    const added = await agent.call("add_page", { page: "zh/new", title: "N", after: word, dryRun: true });
    expect(added.isError).toBe(false);
  },
);
