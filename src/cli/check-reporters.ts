// The reporters of `navc check`, by name.
import { githubReport } from "../render/github-report.ts";
import { jsonReport } from "../render/json-report.ts";
import { markdownReport } from "../render/markdown-report.ts";
import { sarifReport } from "../render/sarif-report.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Parity } from "../render/parity.ts";
import { parityMarkdown, parityText } from "../render/parity-text.ts";
import { alsoFound, type JudgedFindings } from "./judge-findings.ts";
import { withoutCommands } from "../text/visible.ts";
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

/** What a reporter prints: text, JSON, or commands to the runner of a job, whose data it has made harmless itself. */
interface CheckReporter {
  readonly form: "text" | "json" | "commands";
  /** The text to print on a stream. */
  readonly print: (checked: CheckedSite, stream: TextStream) => string;
}

/** The reporters by name, the default first. */
export const checkReporters: { readonly [Name in ReporterName]: CheckReporter } = {
  pretty: { form: "text", print: (checked, stream) => withTable(prettyText(checked, stream), checked, parityText) },
  json: {
    form: "json",
    print: ({ ok, shown, judged: { accepted }, parity }) =>
      jsonReport({
        ok,
        diagnostics: shown,
        ...(accepted === undefined ? {} : { accepted: accepted.number, stale: accepted.stale }),
        ...(parity === undefined ? {} : { parity }),
      }),
  },
  github: {
    form: "commands",
    print: (checked) =>
      withTable(githubReport(checked.shown, namesOf(checked)), checked, (parity) =>
        withoutCommands(parityText(parity)),
      ),
  },
  sarif: { form: "json", print: ({ shown, fileName }) => sarifReport(shown, { fileName, version: ownVersion() }) },
  markdown: {
    form: "text",
    print: (checked) => withTable(markdownReport(checked.shown, namesOf(checked)), checked, parityMarkdown),
  },
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
