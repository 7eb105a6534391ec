// The tool `remove_page`.
import { z } from "zod";
import type { EditPlan } from "../../project/change/edit-plan.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changedSite, changeOutput, counterpartInput, dryRunInput } from "./changed-site.ts";

/** Removes a page. */
export const removePageTool: AgentTool = agentTool({
  name: "remove_page",
  title: "Remove a page",
  description:
    "Removes a page with its entries. Its readers and the links to it are sent to another page, which you name. To merge two pages, move the text first, then remove one with the other as `redirect`.",
  input: {
    page: z.string().min(1).describe('The path of the page: "guides/old"'),
    redirect: z
      .string()
      .nullable()
      .optional()
      .describe('The page or address that its readers get instead: "guides/new"; null to let its address lead nowhere'),
    ...counterpartInput,
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "removes",
  run: (site, { page, redirect, ...how }) =>
    changedSite(site, [{ kind: "remove", page, redirect }], { ...how, instead: (plan) => insteadOf(plan, page) }),
});

function insteadOf({ refusals }: EditPlan, page: string): string {
  return refusals.some(({ kind }) => kind === "address")
    ? `Call remove_page again with "page": ${JSON.stringify(page)} and "redirect": the page that its readers should get.`
    : 'Change these links first, or name another page as "redirect".';
}
