// The tool `sync_languages`.
import { z } from "zod";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { siteText } from "./answer.ts";
import { changeOutput } from "./change-answer.ts";
import { labelsInput, labelsOf } from "./place-input.ts";
import { dryRunInput, writtenPlan } from "./changed-site.ts";

/** Gives other languages or versions the structure of one. */
export const syncLanguagesTool: AgentTool = agentTool({
  name: "sync_languages",
  title: "Give other languages the groups and order of one",
  description:
    "Gives other languages, or versions, the groups, tabs and pages of one, in its order: what is translated gets an entry, and what lacks a translation is named with the file to write. It moves everything that is in another order, in the whole navigation, so limit it with `only` to the division that you changed, and look at it with dryRun first. Labels and pages that only the other language has stay. Use it after changes in one language that were not made in all, and when translations were added.",
  input: {
    from: z
      .string()
      .min(1)
      .optional()
      .describe('The language whose navigation is right: "en"; default: the default language'),
    to: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe('The languages that get it: ["fr", "es"]; default: all others'),
    versions: z.boolean().optional().describe('True for versions: { "from": "v2", "to": ["v1"], "versions": true }'),
    only: labelsInput
      .optional()
      .describe('Only this division of the source, with what is in it: ["Guides"], ["API", "Users"]; all else stays'),
    fallback: z.boolean().optional().describe("True to list the page of the source where a translation is missing"),
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  async run(site, { from, to, versions, fallback, only, ...how }) {
    const before = await site.compile();
    const plan = await site.planSync({
      from,
      to,
      versions,
      fallback,
      only: only === undefined ? undefined : labelsOf(only),
    });
    const toDo = plan.untranslated.map(({ file, label, expected, maybe }) => {
      if (maybe !== undefined)
        return `see whether ${siteText(maybe)} is ${siteText(file)} in ${siteText(label)}: then move it, too, and do not translate it again`;
      const where = expected === undefined ? "" : ` as ${siteText(expected)}`;
      return `translate ${siteText(file)} into ${siteText(label)}${where}`;
    });
    return writtenPlan(site, before, plan, { ...how, toDo: () => toDo });
  },
});
