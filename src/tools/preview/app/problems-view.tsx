// Draws the list of all problems, with a filter.
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Severity } from "../../../compiler/diagnostics/codes.ts";
import { countProblems, filterProblems } from "../model/filter-problems.ts";
import { Notice } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";
import { AllActions, useProblemActions } from "./all-actions.tsx";
import { Problem } from "./problem-list.tsx";
import { VirtualList } from "./virtual-list.tsx";

const levels: readonly (Severity | "all")[] = ["all", "error", "warning", "info"];

export function ProblemsView(): VNode {
  const { problems } = usePreview().summary;
  const actions = useProblemActions();
  const [severity, chooseSeverity] = useState<Severity | "all">("all");
  const [words, setWords] = useState("");
  const shown = useMemo(() => filterProblems(problems, { severity, words }), [problems, severity, words]);
  const counts = countProblems(problems);
  return (
    <main class="list-view">
      <div class="list-head">
        <h2>Problems</h2>
        {problems.length > 0 && (
          <>
            <div class="segments" role="group" aria-label="Severity">
              {levels.map((level) => (
                <button
                  key={level}
                  type="button"
                  aria-pressed={severity === level}
                  onClick={() => chooseSeverity(level)}
                >
                  {level} <span class="quiet">{level === "all" ? problems.length : counts[level]}</span>
                </button>
              ))}
            </div>
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
      {shown.length > 0 && (
        <VirtualList
          rows={shown}
          rowHeight={72}
          label="Problems"
          keyOf={({ file, pointer, code, line }, index) => `${index} ${file} ${pointer} ${code} ${line}`}
          draw={(problem) => <Problem problem={problem} actions={actions.get(problem)} />}
        />
      )}
      {shown.length === 0 && (
        <Notice
          icon={problems.length === 0 ? "check" : "search"}
          title={problems.length === 0 ? "No problems" : "No problem matches"}
        >
          <p>
            {problems.length === 0
              ? "navc found nothing wrong with the navigation of this site."
              : "Try other words, or another severity."}
          </p>
        </Notice>
      )}
    </main>
  );
}
