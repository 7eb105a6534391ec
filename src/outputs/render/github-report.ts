// Writes findings as workflow commands, which GitHub Actions shows at their lines.
import type { Diagnostic, Range } from "../../compiler/diagnostics/diagnostic.ts";
import type { Severity } from "../../compiler/diagnostics/codes.ts";
import { adviceSentence, countsLine, severities, type CountsOptions } from "./report-words.ts";
import { groupTexts } from "./group-words.ts";
import { groupsByCause, groupsByCode, mostGroups, type ProblemGroup } from "./problem-groups.ts";
import { visible, withoutCommands } from "../../compiler/text/visible.ts";

export interface GithubOptions extends CountsOptions {
  /** A file's path from the root of the repository; its path from the docs root if absent. */
  readonly fileName?: (file: string) => string;
}

const commands: { readonly [S in Severity]: string } = { error: "error", warning: "warning", info: "notice" };

/** The number of annotations of one kind that GitHub shows for each step of a job. */
const shownByGithub = 10;

/**
 * A workflow command per line, errors first, then a plain line of counts. GitHub makes annotations of the commands. If there
 * are more problems of a severity than it shows, those with one cause share an annotation, and the last annotation counts the
 * rest. No text of a user can end a command or begin another.
 */
export function githubReport(diagnostics: readonly Diagnostic[], options: GithubOptions = {}): string {
  const { fileName = (file) => file } = options;
  const bySeverity = severities.map((severity) => diagnostics.filter((each) => each.severity === severity));
  const lines = bySeverity.flatMap((same) =>
    same.length <= shownByGithub
      ? same.map((diagnostic) => commandOf(diagnostic, fileName))
      : shownGroups(same).map((group) => groupCommand(group, fileName)),
  );
  const isSummed = bySeverity.some(({ length }) => length > shownByGithub);
  const hint = isSummed ? " (problems of one cause are one annotation; --reporter markdown lists all)" : "";
  return [...lines, withoutCommands(visible(countsLine(diagnostics, options)) + hint)]
    .map((line) => `${line}\n`)
    .join("");
}

function shownGroups(problems: readonly Diagnostic[]): readonly ProblemGroup[] {
  const byCause = groupsByCause(problems);
  return byCause.length <= shownByGithub ? byCause : mostGroups(groupsByCode(byCause), shownByGithub - 1);
}

function commandOf(diagnostic: Diagnostic, fileName: (file: string) => string): string {
  const { message, url } = diagnostic;
  return command(diagnostic, diagnostic.code, [message, adviceSentence(diagnostic) ?? "", url], fileName);
}

function groupCommand(group: ProblemGroup, fileName: (file: string) => string): string {
  const [first] = group.problems;
  if (group.kind === "single") return commandOf(first, fileName);
  const { title, rows, url } = groupTexts(group, fileName);
  return command(first, title, [...rows, url], fileName);
}

/** A command at the place of a problem. */
function command(
  { severity, file, range }: Diagnostic,
  title: string,
  parts: readonly string[],
  fileName: (file: string) => string,
): string {
  const properties = [`file=${escapedProperty(fileName(file))}`, ...linesOf(range), `title=${escapedProperty(title)}`];
  const text = parts
    .filter((part) => part !== "")
    .map((part) => withoutCommands(visible(part)))
    .join("\n");
  return `::${commands[severity]} ${properties.join(",")}::${escapedData(text)}`;
}

/** The lines and columns of a place. Columns are used only within one line; the last column is included. A file as a whole is reported at its first line. */
function linesOf({ start, end }: Range): readonly string[] {
  if (end.offset === 0) return ["line=1"];
  if (end.line !== start.line) return [`line=${start.line}`, `endLine=${end.line}`];
  const endColumn = Math.max(start.column, end.column - 1);
  return [`line=${start.line}`, `col=${start.column}`, `endLine=${end.line}`, `endColumn=${endColumn}`];
}

/** A text with the escapes that the runner decodes. */
function escapedData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escapedData(withoutCommands(visible(text)))
    .replaceAll(":", "%3A")
    .replaceAll(",", "%2C");
}
