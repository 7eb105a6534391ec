// The tool `outline`: the navigation, line by line.
import { z } from "zod";
import { didYouMean } from "../../compiler/diagnostics/codes.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { outlineLines } from "../../outputs/render/outline-lines.ts";
import { divisionLabels, partOfSite, type WantedPart } from "../../outputs/render/part-of-site.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { partOf, siteText, restLine } from "./answer.ts";

/** Shows a part of the tree. */
export const outlineTool: AgentTool = agentTool({
  name: "outline",
  title: "Outline of the site",
  description:
    "Shows the navigation as readers have it: languages, versions, tabs, groups and pages, one line each, with addresses. Call it first, with depth 2, to learn how a site is built; then with `under` for one part of it.",
  input: {
    edition: z.string().optional().describe('A language, a version, or the id of an edition: "fr", "v2", "fr@v2"'),
    under: z.string().optional().describe('The label or address of one division: "API reference", "/guides"'),
    depth: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe("How many levels below the division of `under`, or below an edition; all if absent"),
    from: z.number().int().min(0).optional().describe("The line to go on with, from an earlier answer"),
  },
  output: { lines: z.array(z.string()), total: z.number(), next: z.number().optional() },
  effect: "reads",
  async run(site, { edition, under, depth = Infinity, from }) {
    const { navigation } = await site.compile();
    const lines = outlineLines(chosen(navigation, { edition, under, depth }))
      .filter((line) => under !== undefined || line.depth <= depth)
      .map(({ depth: level, words }) => "  ".repeat(level) + siteText(words.map(({ text }) => text).join("")));
    const part = partOf(lines, (line) => line + JSON.stringify(line), { from });
    const { shown, total, next } = part;
    return {
      text: [...shown, ...restLine(part, "lines")].join("\n"),
      data: { lines: shown, total, ...(next === undefined ? {} : { next }) },
    };
  },
});

function chosen(navigation: ResolvedNavigation, { edition, under, depth }: WantedPart): ResolvedNavigation {
  if (edition === undefined && under === undefined) return navigation;
  const inEdition = partOfSite(navigation, { edition });
  const ids = navigation.editions.map(({ id }) => id);
  if (inEdition.editions.length === 0)
    throw new UsageError(`There is no edition "${edition ?? ""}". The editions are ${ids.slice(0, 20).join(", ")}.`);
  const part = partOfSite(inEdition, { under, depth });
  if (part.editions.length > 0) return part;
  const meant = didYouMean(nearest(under ?? "", divisionLabels(inEdition)));
  throw new UsageError(
    `No division has the label, id or address "${under ?? ""}".${meant} outline with "depth": 2 shows the divisions.`,
  );
}
