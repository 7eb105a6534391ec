// The tool `add_page`.
import { z } from "zod";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { ChangeError } from "../../project/change/change-error.ts";
import { namedDivisions } from "../../project/change/division-at.ts";
import type { NamedChange } from "../../project/change/site-change.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { changedSite, counterpartInput, dryRunInput } from "./changed-site.ts";
import { placeInput, placeOfInput } from "./place-input.ts";
import { operationCall } from "./tool-call.ts";

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
    group: z
      .string()
      .optional()
      .describe("The label of a new group for it at that place; a group that is there is named by `into`"),
    ...placeInput,
    ...counterpartInput,
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  async run(site, { page, title, description, group, after, before, into, ...how }) {
    const target = placeOfInput({ after, before, into });
    const addition = { kind: "add", page, title, description, group, target } as const;
    try {
      return await changedSite(site, [addition], {
        ...how,
        instead: () =>
          'Name another place: "after" a page of the same folder, or "into" with the language or version first, such as ["fr", "Guides"].',
      });
    } catch (error) {
      if (!(error instanceof ChangeError) || error.next.kind !== "list") throw error;
      throw new UsageError(`${error.reason} ${placeAdvice(addition, (await site.compile()).navigation)}`);
    }
  },
});

type Addition = Extract<NamedChange, { readonly kind: "add" }>;

const mostPlaces = 3;

/** The call that would list the page, with all that was given. A group is new, and one that is there may have been meant. */
function placeAdvice(addition: Addition, navigation: ResolvedNavigation): string {
  const { group, ...rest } = addition;
  const found = group === undefined ? [] : namedDivisions([group], navigation).slice(0, mostPlaces);
  if (found.length === 0)
    return `${group === undefined ? "To list it" : '"group" makes a new group, which needs a place, too'}: ${operationCall(addition)} with "after", "before" or "into".`;
  const calls = found.map(({ labels }) => operationCall({ ...rest, target: { kind: "into", labels } }));
  return `"group" makes a new group. For the one that is there: ${calls.join(", or ")}`;
}
