// Draws the list of all problems, with a filter.
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Severity } from "../../../compiler/diagnostics/codes.ts";
import { countProblems, filterProblems } from "../model/filter-problems.ts";
import type { ShownProblem } from "../model/preview-data.ts";
import { problemName } from "../model/problem-name.ts";
import { acceptedNote, notComparedNote, textsNote } from "../model/texts-note.ts";
import { Notice } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";
import { AllActions, useProblemActions } from "./all-actions.tsx";
import { Problem } from "./problem-list.tsx";
import { useLoaded } from "./use-loaded.ts";
import { VirtualList } from "./virtual-list.tsx";

const levels: readonly (Severity | "all")[] = ["all", "error", "warning", "info"];

export function ProblemsView(): VNode {
  const { source, summary } = usePreview();
  const { problems, against } = summary;
  const unchecked = textsNote(summary.texts, source.live);
  const accepted = acceptedNote(summary.accepted);
  const actions = useProblemActions();
  const [severity, chooseSeverity] = useState<Severity | "all">("all");
  const [words, setWords] = useState("");
  const news = useNewProblems();
  const [isNewOnly, showNewOnly] = useState(false);
  const isNew = (problem: ShownProblem): boolean => news?.names.has(problemName(problem)) === true;
  const uncompared = isNewOnly ? problems.filter(({ code }) => news?.notCompared.has(code)).length : 0;
  const notes = [unchecked, accepted, notComparedNote(uncompared, against ?? "")].filter((note) => note !== undefined);
  const shown = useMemo(
    () => filterProblems(problems, { severity, words, isNew: isNewOnly && news !== null ? isNew : undefined }),
    [problems, severity, words, isNewOnly, news],
  );
  return (
    <main class="list-view">
      <div class="list-head">
        <h2>Problems</h2>
        {problems.length > 0 && (
          <>
            <SeverityChoice problems={problems} severity={severity} choose={chooseSeverity} />
            {news !== null && (
              <button
                type="button"
                class="button"
                aria-pressed={isNewOnly}
                title={`Not in ${against ?? ""}`}
                onClick={() => showNewOnly(!isNewOnly)}
              >
                Only new <span class="quiet">{problems.filter(isNew).length}</span>
              </button>
            )}
            <AllActions problems={problems} actions={actions} />
            <input
              type="search"
              placeholder="Filter by words, code or file"
              aria-label="Filter problems"
              value={words}
              onInput={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </>
        )}
      </div>
      {notes.length > 0 && (
        <p class="map-note" role="status">
          {notes.join(" ")}
        </p>
      )}
      {shown.length > 0 && (
        <VirtualList
          rows={shown}
          rowHeight={72}
          label="Problems"
          keyOf={({ file, pointer, code, line }, index) => `${index} ${file} ${pointer} ${code} ${line}`}
          draw={(problem) => <Problem problem={problem} actions={actions.get(problem)} isNew={isNew(problem)} />}
        />
      )}
      {shown.length === 0 && <NoProblem isFiltered={problems.length > 0} />}
    </main>
  );
}

interface SeverityChoiceProps {
  readonly problems: readonly ShownProblem[];
  readonly severity: Severity | "all";
  readonly choose: (severity: Severity | "all") => void;
}

function SeverityChoice({ problems, severity, choose }: SeverityChoiceProps): VNode {
  const counts = countProblems(problems);
  return (
    <div class="segments" role="group" aria-label="Severity">
      {levels.map((level) => (
        <button key={level} type="button" aria-pressed={severity === level} onClick={() => choose(level)}>
          {level} <span class="quiet">{level === "all" ? problems.length : counts[level]}</span>
        </button>
      ))}
    </div>
  );
}

/** What is in place of the list if it is empty: because of the filter, or because nothing is wrong. */
function NoProblem({ isFiltered }: { readonly isFiltered: boolean }): VNode {
  const { source, summary } = usePreview();
  if (isFiltered)
    return (
      <Notice icon="search" title="No problem matches">
        <p>Try other words, or another choice.</p>
      </Notice>
    );
  const judged = textsNote(summary.texts, source.live) === undefined ? "this site" : "the navigation of this site";
  const other = acceptedNote(summary.accepted) === undefined ? "" : "else ";
  return (
    <Notice icon="check" title="No problems">
      <p>{`navc found nothing ${other}wrong with ${judged}.`}</p>
    </Notice>
  );
}

interface NewProblems {
  readonly names: ReadonlySet<string>;
  /** The codes of the problems of which is not known whether they are new. */
  readonly notCompared: ReadonlySet<string>;
}

/** The problems that are new in the comparison; null if there is none, or while it is made. */
function useNewProblems(): NewProblems | null {
  const { source, summary } = usePreview();
  const loaded = useLoaded(`new problems ${summary.revision}`, async () => {
    const comparison = await source.comparison(summary);
    if (comparison?.newProblems == null) return null;
    return { names: new Set(comparison.newProblems), notCompared: new Set(comparison.notCompared) };
  });
  return (loaded.kind === "failed" ? null : loaded.value) ?? null;
}
