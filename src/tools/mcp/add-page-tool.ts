// The tool `add_page`.
import { z } from "zod";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { changedSite, counterpartInput, dryRunInput } from "./changed-site.ts";
import { placeInput, placeOfInput } from "./place-input.ts";

/** Adds a page. */
export const addPageTool: AgentTool = agentTool({
  name: "add_page",
  title: "Add a page",
  description:
    "Makes the file of a new page with its front matter and lists it in docs.json, or lists a file that is there already; without a place it makes the file of an entry that has none. Write the text into the file afterwards. It says in which languages and versions the page is still missing; allLanguages makes a file in each, to be translated.",
  input: {
    page: z
      .string()
      .min(1)
      .describe('Its path: "guides/limits"; or an endpoint of a spec, which needs no file: "GET /users"'),
    title: z.string().optional().describe("Its title"),
    description: z.string().optional().describe("One sentence below the title"),
    group: z.string().optional().describe("The label of a new group for it at that place"),
    ...placeInput,
    ...counterpartInput,
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  async run(site, { page, title, description, group, after, before, into, ...how }) {
    const target = placeOfInput({ after, before, into });
    return changedSite(site, [{ kind: "add", page, title, description, group, target }], {
      ...how,
      instead: () =>
        'Name another place: "after" a page of the same folder, or "into" with the language or version first, such as ["fr", "Guides"].',
    });
  },
});
