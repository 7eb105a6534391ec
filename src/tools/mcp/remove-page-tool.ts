// The tool `remove_page`.
import { z } from "zod";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import type { EditPlan } from "../../project/change/edit-plan.ts";
import { openRemovals } from "../../project/change/open-removals.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { changedSite, counterpartInput, dryRunInput } from "./changed-site.ts";
import { labelsInput, labelsOf } from "./place-input.ts";
import { callText, operationCall } from "./tool-call.ts";

const mostCalls = 5;

/** Removes a page. */
export const removePageTool: AgentTool = agentTool({
  name: "remove_page",
  title: "Remove a page or a division",
  description:
    "Removes a page with its entries, or a group, tab, version or other division with its pages. Readers and links are sent to another page, which you name. To merge two pages, move the text first, then remove one with the other as `redirect`.",
  input: {
    page: z
      .string()
      .min(1)
      .optional()
      .describe('The path of the page: "guides/old"; or an endpoint that a list names: "GET /users"'),
    division: labelsInput
      .optional()
      .describe(
        'Instead of `page`: the labels of a division, outermost first: ["v1"], ["API", "Users"]. Pages that are also elsewhere stay',
      ),
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
  run(site, { page, division: labels, redirect, ...how }) {
    const division = labels === undefined ? undefined : labelsOf(labels);
    if ((page === undefined) === (division === undefined))
      throw new UsageError('Name what to remove: either "page" or "division".');
    const removed =
      page === undefined
        ? ({ kind: "remove-division", labels: division!, redirect } as const)
        : ({ kind: "remove", page, redirect } as const);
    const named = page === undefined ? { division: division! } : { page };
    return changedSite(site, [removed], {
      ...how,
      instead: (plan) => insteadOf(plan, named),
    });
  },
});

function insteadOf(plan: EditPlan, named: JsonObject): string {
  const lost = plan.refusals.filter((refusal) => refusal.kind === "address");
  if (lost.length === 0) return 'Change these links first, or name another page as "redirect".';
  const open = openRemovals(plan);
  if (open.length > 0) {
    const calls = open.slice(0, mostCalls).map(operationCall);
    const more = open.length > mostCalls ? [`${open.length - mostCalls} more`] : [];
    return `The readers of the other pages are sent to the same page elsewhere. Remove first, each with a \`redirect\` of its own: ${[...calls, ...more].join(", ")}. Then call this again.`;
  }
  const [first, ...others] = lost;
  const to = others.length === 0 ? first!.proposal?.to : undefined;
  const each = "page" in named ? "" : " Or remove these pages first, each with a `redirect` of its own.";
  return `Name the page that its readers should get: ${callText("remove_page", { ...named, redirect: to ?? "…" })}.${each}`;
}
