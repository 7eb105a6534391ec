// The tool `move`: pages, folders, entries and divisions.
import { z } from "zod";
import type { NamedChange, EntryTarget } from "../../project/change/site-change.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { changeOutput } from "./change-answer.ts";
import { changedSite, counterpartInput, dryRunInput } from "./changed-site.ts";
import { labelsInput, labelsOf, placeInput, placeOfInput } from "./place-input.ts";

/** Moves and renames. */
export const moveTool: AgentTool = agentTool({
  name: "move",
  title: "Move or rename",
  description:
    "Moves or renames a page, a folder, several pages, the entry of a page, or a group, tab or other division. Entries in docs.json, links in all pages, imports and redirects follow, so use it instead of moving files and editing docs.json yourself. Old addresses get redirects.",
  input: {
    from: z
      .string()
      .optional()
      .describe('A page, a folder with "/" at its end, or a pattern: "guides/start", "guides/", "guides/api-*"'),
    to: z.string().optional().describe('Its new path: "guides/begin", "manual/". Leave it out to move only the entry'),
    division: labelsInput
      .optional()
      .describe('Instead of `from`: the labels of a division, outermost first: ["API", "Users"], ["fr", "Guides"]'),
    label: z.string().optional().describe("With `division`: its new label"),
    ...placeInput,
    ...counterpartInput,
    ...dryRunInput,
  },
  output: changeOutput,
  effect: "writes",
  async run(site, { from, to, division: named, label, after, before, into, ...how }) {
    const division = named === undefined ? undefined : labelsOf(named);
    const operations = operationsOf({ from, to, division, label }, placeOfInput({ after, before, into }));
    return changedSite(site, operations, {
      ...how,
      instead: () =>
        "Move it to a path or place where these are kept, or repair them first; `check` shows what is there now.",
    });
  },
});

interface Moved {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly division: readonly string[] | undefined;
  readonly label: string | undefined;
}

function operationsOf(
  { from, to, division: labels, label }: Moved,
  target: EntryTarget | undefined,
): readonly NamedChange[] {
  if (labels !== undefined) {
    if (from !== undefined || to !== undefined)
      throw new UsageError(
        'Name one thing to move: "from" with "to" is a page or a folder, and "division" with "label" or a place is a division.',
      );
    if (label === undefined && target === undefined)
      throw new UsageError(
        'Say what to do with the division: a new "label", or its place: "after", "before" or "into".',
      );
    return [
      ...(target === undefined ? [] : [{ kind: "place-division", labels, target } as const]),
      ...(label === undefined ? [] : [{ kind: "relabel", labels, label } as const]),
    ];
  }
  if (from === undefined) throw new UsageError('Name what to move: "from", or "division".');
  if (label !== undefined)
    throw new UsageError(
      '"label" is the new label of a "division". The title of a page is in its file: change it there.',
    );
  if (to === undefined && target === undefined)
    throw new UsageError('Say where it goes: "to" is a new path; "after", "before" and "into" move only its entry.');
  return [
    ...(to === undefined ? [] : [{ kind: "move", from, to } as const]),
    ...(target === undefined ? [] : [{ kind: "place", page: from, target } as const]),
  ];
}
