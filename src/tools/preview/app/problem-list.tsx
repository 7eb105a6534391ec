// Draws some problems, each with its place.
import type { VNode } from "preact";
import { count, type Severity } from "../../../compiler/diagnostics/codes.ts";
import type { OfferedAction } from "../../../project/actions/action-work.ts";
import type { OtherPlaces } from "../model/preview-data.ts";
import { FileLink } from "./file-link.tsx";
import { ProblemActions } from "./problem-actions.tsx";

/** The parts of a problem that are drawn. */
export interface DrawnProblem {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly others?: OtherPlaces | undefined;
}

/** Enough to see what is wrong; the list of all problems has the rest. */
const mostDrawn = 20;

export function ProblemList({ problems }: { readonly problems: readonly DrawnProblem[] }): VNode {
  if (problems.length === 0) return <p class="quiet">none</p>;
  return (
    <ul class="problems plain-list">
      {problems.slice(0, mostDrawn).map((problem, index) => (
        <li key={index}>
          <Problem problem={problem} />
        </li>
      ))}
      {problems.length > mostDrawn && <li class="quiet">and {problems.length - mostDrawn} more</li>}
    </ul>
  );
}

export interface ProblemProps {
  readonly problem: DrawnProblem;
  /** What can be done about it. */
  readonly actions?: readonly OfferedAction[] | undefined;
  /** Whether the site that this one is compared with does not have it. */
  readonly isNew?: boolean;
}

export function Problem({ problem, actions = [], isNew = false }: ProblemProps): VNode {
  const { severity, code, message, file, line, column, others } = problem;
  return (
    <div class="problem" data-severity={severity}>
      <p class="problem-head">
        <span class="severity">{severity}</span>
        {isNew && <span class="tag">new</span>}
        <span class="problem-code">{code}</span>
        <FileLink file={file} line={line} column={column} />
      </p>
      <p>{message}</p>
      {others !== undefined && <Others others={others} />}
      <ProblemActions actions={actions} />
    </div>
  );
}

function Others({ others: { shown, left } }: { readonly others: OtherPlaces }): VNode {
  return (
    <details class="quiet">
      <summary>{count(shown.length + left, "other place")}</summary>
      <ul class="plain-list">
        {shown.map(({ message, file, line, column }) => (
          <li key={`${file} ${line} ${column}`}>
            {message}: <FileLink file={file} line={line} column={column} />
          </li>
        ))}
        {left > 0 && <li class="quiet">and {left} more</li>}
      </ul>
    </details>
  );
}
