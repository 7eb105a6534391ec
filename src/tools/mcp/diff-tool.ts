// The tool `diff`: what changed since a revision, and which addresses were lost.
import { z } from "zod";
import { diffText } from "../../outputs/render/diff-reports.ts";
import { compareOpened } from "../../project/comparison/compare-sides.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { partOf, siteText, restLine } from "./answer.ts";

/** Compares the site with a revision of git. */
export const diffTool: AgentTool = agentTool({
  name: "diff",
  title: "What changed",
  description:
    "Compares the site with a git revision: addresses that readers could open before and that lead nowhere now, with the redirect that would repair each, and what was added, moved, renamed, hidden. Call it before you finish: nothing should be lost.",
  input: {
    since: z.string().optional().describe('The revision; "HEAD" if absent'),
    from: z.number().int().min(0).optional().describe("The line to go on with, from an earlier answer"),
  },
  output: {
    ok: z.boolean(),
    lost: z.array(z.object({ href: z.string(), title: z.string(), redirectTo: z.string().optional() })),
    lostTotal: z.number(),
    changes: z.number(),
    next: z.number().optional(),
  },
  effect: "reads",
  async run(site, { since = "HEAD", from }) {
    const before = await site.compileRevision(since);
    const { changed } = await compareOpened(before, await site.compile());
    const part = partOf(diffText(changed).trimEnd().split("\n"), (line) => line, { from, tokens: 1_100 });
    const lost = changed.lost.map(({ href, title, proposal }) => ({
      href,
      title: siteText(title, 120),
      ...(proposal === undefined ? {} : { redirectTo: proposal.href }),
    }));
    return {
      text: [...part.shown, ...restLine(part, "lines")].join("\n"),
      data: {
        ok: changed.ok,
        lost: partOf(lost, (each) => JSON.stringify(each), { tokens: 600 }).shown.map((each) => ({ ...each })),
        lostTotal: lost.length,
        changes: changed.changes.length,
        ...(part.next === undefined ? {} : { next: part.next }),
      },
    };
  },
});
