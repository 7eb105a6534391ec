// The tool `add_page`.
import { z } from "zod";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import type { Answer } from "./answer.ts";
import { changedSite, changeOutput, dryRunInput } from "./changed-site.ts";
import { placeInput, placeOfInput } from "./place-input.ts";
import type { AgentSite } from "./agent-site.ts";

/** Adds a page. */
export const addPageTool: AgentTool = agentTool({
  name: "add_page",
  title: "Add a page",
  description:
    "Makes the file of a new page with its front matter and lists it in docs.json, or lists a file that is there already. Write the text into the file afterwards. It says in which languages and versions the page is still missing.",
  input: {
    page: z.string().min(1).describe('Its path: "guides/limits"'),
    title: z.string().optional().describe("Its title"),
    description: z.string().optional().describe("One sentence below the title"),
    group: z.string().optional().describe("The label of a new group for it at that place"),
    ...placeInput,
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  async run(site, { page, title, description, group, after, before, into, dryRun }) {
    const target = placeOfInput({ after, before, into });
    if (target === undefined) throw new UsageError('Say where it is listed: "after", "before" or "into".');
    const answer = await changedSite(site, [{ kind: "add", page, title, description, group, target }], { dryRun });
    return answer.data["written"] === true ? withMissing(answer, await missingIn(site, page)) : answer;
  },
});

/** The languages, and the versions, that do not have the page. */
async function missingIn(site: AgentSite, page: string): Promise<readonly string[]> {
  const { navigation } = await site.compile();
  const added = Object.values(navigation.pages).find(({ path }) => path === withoutPageExtension(page));
  if (added === undefined) return [];
  const has = new Set(Object.keys(navigation.counterparts[added.key] ?? {}));
  for (const { editions } of added.placements) for (const id of editions) has.add(id);
  return namesOf(navigation, has, added.language, added.version);
}

function namesOf(
  { editions }: ResolvedNavigation,
  has: ReadonlySet<string>,
  language: string | null,
  version: string | null,
): readonly string[] {
  const absent = editions.filter(({ id }) => !has.has(id));
  const languages = absent.flatMap((each) =>
    each.language !== null && each.language !== language ? [each.language] : [],
  );
  const versions = absent.flatMap((each) =>
    each.version !== null && each.version !== version && each.language === language ? [each.version] : [],
  );
  return [
    ...(languages.length === 0
      ? []
      : [`it is not there in ${[...new Set(languages)].join(", ")}: translate it, and add it there with add_page`]),
    ...(versions.length === 0
      ? []
      : [
          `it is not there in the versions ${[...new Set(versions)].join(", ")}: add it there if they have what it describes`,
        ]),
  ];
}

function withMissing(answer: Answer, toDo: readonly string[]): Answer {
  return {
    ...answer,
    text: [answer.text, ...toDo.map((each) => `To do: ${each}`)].join("\n"),
    data: { ...answer.data, toDo },
  };
}
