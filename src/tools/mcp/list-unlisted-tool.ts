// The tool `list_unlisted`.
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { labelsInput, labelsOf } from "./place-input.ts";
import { changedSite, dryRunInput } from "./changed-site.ts";

/** Lists pages that no list has. */
export const listUnlistedTool: AgentTool = agentTool({
  name: "list_unlisted",
  title: "Put all pages into the navigation that it lacks",
  description:
    "Writes: for each page file that no entry of docs.json names, it adds an entry beside the listed pages of its folder, or of one above or below it. With dryRun it only shows which pages lack an entry; call it so first, because some are left out on purpose. A page that would make a problem is not listed, and the answer says why. For one page, or a place of your choice, use add_page.",
  input: {
    into: labelsInput
      .optional()
      .describe(
        'The division for pages of folders that no list has, nor one above or below: ["API", "Users"]; default: these are left',
      ),
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  run: (site, { into, ...how }) =>
    changedSite(site, [{ kind: "list-unlisted", into: into === undefined ? undefined : labelsOf(into) }], {
      ...how,
      instead: () => "Correct these first, or list pages one by one with add_page.",
    }),
});
