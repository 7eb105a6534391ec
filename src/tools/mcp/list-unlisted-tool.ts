// The tool `list_unlisted`.
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { changedSite, dryRunInput } from "./changed-site.ts";

/** Lists pages that no list has. */
export const listUnlistedTool: AgentTool = agentTool({
  name: "list_unlisted",
  title: "Put all pages into the navigation that it lacks",
  description:
    "Writes: for each page file that no entry of docs.json names, it adds an entry after the listed pages of its folder. With dryRun it only shows which pages lack an entry; call it so first, because some are left out on purpose. A page that would make a problem is not listed, and the answer says why. For one page, or a place of your choice, use add_page.",
  input: { ...dryRunInput },
  output: changeOutput,
  effect: "writes",
  run: (site, how) =>
    changedSite(site, [{ kind: "list-unlisted" }], {
      ...how,
      instead: () => "Correct these first, or list pages one by one with add_page.",
    }),
});
