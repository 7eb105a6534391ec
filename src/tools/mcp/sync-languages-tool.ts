// The tool `sync_languages`.
import { z } from "zod";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { siteText } from "./answer.ts";
import { changeOutput } from "./change-answer.ts";
import { dryRunInput, writtenPlan } from "./changed-site.ts";

/** Gives other languages or versions the structure of one. */
export const syncLanguagesTool: AgentTool = agentTool({
  name: "sync_languages",
  title: "Give other languages the groups and order of one",
  description:
    "Gives other languages, or versions, the groups, tabs and pages of one, in its order: what is translated gets an entry, and what lacks a translation is named with the file to write. Labels and pages that only the other language has stay. Use it after changes in one language that were not made in all, and when translations were added.",
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
    fallback: z.boolean().optional().describe("True to list the page of the source where a translation is missing"),
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  async run(site, { from, to, versions, fallback, ...how }) {
    const before = await site.compile();
    const plan = await site.planSync({ from, to, versions, fallback });
    const toDo = plan.untranslated.map(({ file, label, expected }) => {
      const where = expected === undefined ? "" : ` as ${siteText(expected)}`;
      return `translate ${siteText(file)} into ${siteText(label)}${where}`;
    });
    return writtenPlan(site, before, plan, { ...how, toDo: () => toDo });
  },
});
