// The tool `add_redirect`.
import { z } from "zod";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { changedSite, counterpartInput, dryRunInput } from "./changed-site.ts";

/** Redirects an address that no page has. */
export const addRedirectTool: AgentTool = agentTool({
  name: "add_redirect",
  title: "Add a redirect",
  description:
    "Sends the readers of an address that no page has any longer to a page, for example one that `diff` reports as lost. Redirects that lead to that address lead on, and one that is there for it is changed. You do not need it after move and remove_page: they make their redirects.",
  input: {
    from: z
      .string()
      .min(1)
      .describe('The address that leads nowhere now: "/guides/old", or all below a folder: "/old/:slug*"'),
    to: z
      .string()
      .min(1)
      .describe(
        'A page, an address or a web address: "guides/new", "/guides/new#part"; with a wildcard: "/new/:slug*"',
      ),
    ...counterpartInput,
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  run: (site, { from, to, ...how }) =>
    changedSite(site, [{ kind: "redirect", from, to }], {
      ...how,
      instead: () => "Name a page that is there: find_page finds it by its title or its words.",
    }),
});
