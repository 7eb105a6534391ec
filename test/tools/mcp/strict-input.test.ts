// Is an argument that a tool does not have refused by every tool, so that a misspelt one is not taken for none?
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agentTools } from "../../../src/tools/mcp/serve-agents.ts";
import { connect, type AgentClient } from "./agent-client.ts";
import { folderForAgents, twoLanguages, type FolderForAgents } from "./agent-site.ts";

let folder: FolderForAgents;
let agent: AgentClient;
beforeAll(async () => {
  folder = folderForAgents(twoLanguages);
  agent = await connect(folder.root);
});
afterAll(async () => {
  await agent.client.close();
  folder.remove();
});

describe.each(agentTools.map(({ name, input }) => ({ name, first: Object.keys(input)[0]! })))(
  "$name",
  ({ name, first }) => {
    test("says in its schema that it takes no other argument", async () => {
      const { tools } = await agent.client.listTools();
      expect(tools.find((tool) => tool.name === name)?.inputSchema).toMatchObject({ additionalProperties: false });
    });

    test("names an argument that it does not have, and all that it has", async () => {
      const { isError, text } = await agent.call(name, { zzzzzzzz: true });
      expect(isError).toBe(true);
      expect(text).toContain(`${name} has no argument "zzzzzzzz". It takes "${first}"`);
    });

    test("names the argument that is nearest to a misspelt one", async () => {
      const { isError, text } = await agent.call(name, { [`${first}_`]: "x" });
      expect(isError).toBe(true);
      expect(text).toContain(`${name} has no argument "${first}_". Did you mean "${first}"?`);
    });
  },
);

test("letters that changed places are known", async () => {
  expect((await agent.call("outline", { depht: 1 })).text).toContain('Did you mean "depth"?');
});

test.each(["dry_run", "dryrun", "dryRuns"])("%s is not taken for a change that is written", async (misspelt) => {
  const before = folder.read("docs.json");
  for (const [name, input] of [
    ["move", { from: "en/faq", to: "en/help" }],
    ["remove_page", { page: "en/faq", redirect: "en/index" }],
    ["list_unlisted", {}],
    ["fix", {}],
  ] as const) {
    const { isError, text } = await agent.call(name, { ...input, [misspelt]: true });
    expect([name, isError, text]).toEqual([name, true, expect.stringContaining('Did you mean "dryRun"?')]);
  }
  expect([folder.read("docs.json"), folder.has("en/faq.mdx")]).toEqual([before, true]);
});
