// Prints the new findings of a compile with the logger of Vite.
import type { Logger } from "vite";
import { wantsColor } from "../../outputs/render/wants-color.ts";
import { count, type Severity } from "../../compiler/diagnostics/codes.ts";
import { reportOf } from "./problem-report.ts";
import type { SiteState } from "./watched-site.ts";

/** Prints the errors and warnings that the previous compile did not have, and how many of its problems are fixed. */
export function printProblems(state: SiteState, logger: Pick<Logger, "info" | "warn" | "error">): void {
  const isColored = wantsColor(process.stdout, process, undefined);
  const print = (severity: Severity, write: (text: string) => void): void => {
    const report = reportOf(state.fresh, severity, state, isColored);
    if (report !== "") write(`\n${report}`);
  };
  print("warning", (text) => logger.warn(text));
  print("error", (text) => logger.error(text));
  if (state.fixed > 0) logger.info(`navc: ${count(state.fixed, "problem")} fixed, ${left(state)}`, { timestamp: true });
}

function left({ problems }: SiteState): string {
  return problems.length === 0 ? "none left" : `${problems.length} left`;
}
