// Loads what can be done about problems, and draws what solves many of them at once.
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { OfferedAction } from "../../../project/actions/action-work.ts";
import type { ShownProblem } from "../model/preview-data.ts";
import { ChangeButton } from "./change-button.tsx";
import { usePreview } from "./preview-context.ts";
import { useLoaded } from "./use-loaded.ts";

/** The actions of each problem. */
export type ActionsOfProblems = ReadonlyMap<ShownProblem, readonly OfferedAction[]>;

/** The actions of all problems; empty until they are loaded, and if nothing can be changed. */
export function useProblemActions(): ActionsOfProblems {
  const { source, summary } = usePreview();
  const { revision, problems } = summary;
  const loaded = useLoaded(
    `${revision}`,
    async () => (source.changes === undefined ? [] : source.problemActions()),
    // Those of another state are those of other problems.
    () => false,
  );
  return useMemo(() => {
    const actions = loaded.kind === "ready" ? loaded.value : [];
    return new Map(problems.map((problem, index) => [problem, actions[index] ?? []]));
  }, [loaded.kind, problems]);
}

export interface AllActionsProps {
  readonly problems: readonly ShownProblem[];
  readonly actions: ActionsOfProblems;
}

export function AllActions({ problems, actions }: AllActionsProps): VNode | null {
  const fixes = problems.filter((problem) => actions.get(problem)?.some(({ work }) => work.kind === "fix") === true);
  const unlisted = problems.filter(({ code }) => code === "page-unlisted");
  return (
    <>
      {fixes.length > 1 && (
        <ChangeButton title={`Fix ${fixes.length} problems`} wanted={{ kind: "action", work: { kind: "fix-all" } }} />
      )}
      {unlisted.length > 1 && (
        <ChangeButton
          title="List all pages that are in no list"
          wanted={{ kind: "operations", operations: [{ kind: "list-unlisted" }] }}
        />
      )}
    </>
  );
}
