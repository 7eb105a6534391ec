// The tool `list_unlisted`.
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { changedSite, dryRunInput } from "./changed-site.ts";

/** Lists pages that no list has. */
export const listUnlistedTool: AgentTool = agentTool({
  name: "list_unlisted",
  title: "List pages that are in no list",
  description:
    "Adds an entry to docs.json for each page file that no entry names, after the listed pages of its folder. Call it with dryRun first: some files are left out on purpose. For one page at a place of your choice use add_page.",
  input: { ...dryRunInput },
  output: changeOutput,
  effect: "writes",
  run: (site, how) =>
    changedSite(site, [{ kind: "list-unlisted" }], {
      ...how,
      instead: () => "Repair these first, or list the other pages one by one with add_page.",
    }),
});
