// In which forms does `navc check` print what was found?
import { githubReport, withoutCommands } from "../report/github.ts";
import { jsonReport } from "../report/json-report.ts";
import { markdownReport } from "../report/markdown.ts";
import { sarifReport } from "../report/sarif.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Parity } from "../output/parity.ts";
import { parityMarkdown } from "../output/parity-markdown.ts";
import { parityText } from "../output/parity-text.ts";
import { alsoFound, type JudgedFindings } from "./judge-findings.ts";
import { ownVersion } from "./own-version.ts";
import type { CompiledSite } from "./run-compile.ts";
import type { TextStream } from "./streams.ts";

export type ReporterName = "pretty" | "json" | "github" | "sarif" | "markdown";

/** What a reporter may print of a check. */
export interface CheckedSite {
  readonly site: CompiledSite;
  readonly ok: boolean;
  readonly judged: JudgedFindings;
  /** All that count, or with `--quiet` the errors. */
  readonly shown: readonly Diagnostic[];
  readonly quiet: boolean;
  /** How complete each edition is, where `--parity` asks for it. */
  readonly parity: Parity | undefined;
  /** A file's path from the root of the repository. */
  readonly fileName: (file: string) => string;
}

/** The text that each reporter prints on a stream. */
export const checkReporters: {
  readonly [Name in ReporterName]: (checked: CheckedSite, stream: TextStream) => string;
} = {
  pretty: (checked, stream) => withTable(prettyText(checked, stream), checked, parityText),
  json: ({ ok, shown, judged: { accepted }, parity }) =>
    jsonReport({
      ok,
      diagnostics: shown,
      ...(accepted === undefined ? {} : { accepted: accepted.number, stale: accepted.stale }),
      ...(parity === undefined ? {} : { parity }),
    }),
  github: (checked) =>
    withTable(githubReport(checked.shown, namesOf(checked)), checked, (parity) => withoutCommands(parityText(parity))),
  sarif: ({ shown, fileName }) => sarifReport(shown, { fileName, version: ownVersion() }),
  markdown: (checked) => withTable(markdownReport(checked.shown, namesOf(checked)), checked, parityMarkdown),
};

interface ReportNames {
  readonly fileName: CheckedSite["fileName"];
  readonly also: readonly string[];
  readonly onlyErrors: boolean;
}

function namesOf({ fileName, judged, quiet }: CheckedSite): ReportNames {
  return { fileName, also: alsoFound(judged), onlyErrors: quiet };
}

function withTable(text: string, { parity }: CheckedSite, table: (parity: Parity) => string): string {
  if (parity === undefined) return text;
  return text === "" ? table(parity) : `${text}\n${table(parity)}`;
}

/** The reporters' names, the default first. */
export const reporterNames = Object.keys(checkReporters) as readonly ReporterName[];

function prettyText({ site, shown, judged, quiet }: CheckedSite, stream: TextStream): string {
  if (shown.length > 0) return site.report(stream, "info", { diagnostics: shown, also: alsoFound(judged) });
  return quiet ? "" : `${["no problems", ...alsoFound(judged)].join(", ")}\n`;
}
