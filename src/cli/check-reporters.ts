// The reporters of `navc check`, by name.
import { jsonReport } from "../render/json-report.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Parity } from "../render/parity.ts";
import { withoutUndefined } from "../text/json-value.ts";
import { visible, withoutCommands } from "../text/visible.ts";
import type { JudgedFindings } from "./judge-findings.ts";
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
  /** The version of navc. */
  readonly version: string;
}

/** What a reporter prints: text, JSON, or commands to the runner of a job, whose data it has made harmless itself. */
interface CheckReporter {
  readonly form: "text" | "json" | "commands";
  /** The text to print on a stream. */
  readonly print: (checked: CheckedSite, stream: TextStream) => Promise<string>;
}

/** The reporters by name, the default first. Each is loaded when it prints. */
export const checkReporters: { readonly [Name in ReporterName]: CheckReporter } = {
  pretty: {
    form: "text",
    print: async (checked, stream) => withTable(await prettyText(checked, stream), await parityTable(checked)),
  },
  json: {
    form: "json",
    async print({ ok, shown, judged: { accepted }, parity }) {
      const stale = accepted?.stale;
      return jsonReport(withoutUndefined({ ok, diagnostics: shown, accepted: accepted?.number, stale, parity }));
    },
  },
  github: {
    form: "commands",
    async print(checked) {
      const { githubReport } = await import("../render/github-report.ts");
      return withTable(githubReport(checked.shown, namesOf(checked)), withoutCommands(await parityTable(checked)));
    },
  },
  sarif: {
    form: "json",
    async print({ shown, fileName, version }) {
      const { sarifReport } = await import("../render/sarif-report.ts");
      return sarifReport(shown, { fileName, version });
    },
  },
  markdown: {
    form: "text",
    async print(checked) {
      const { markdownReport } = await import("../render/markdown-report.ts");
      const { parityMarkdown } = await import("../render/parity-text.ts");
      const table = checked.parity === undefined ? "" : parityMarkdown(checked.parity);
      return withTable(markdownReport(checked.shown, namesOf(checked)), table);
    },
  },
};

/** The reporters' names, the default first. */
export const reporterNames = Object.keys(checkReporters) as readonly ReporterName[];

interface ReportNames {
  readonly fileName: CheckedSite["fileName"];
  readonly also: readonly string[];
  readonly onlyErrors: boolean;
}

function namesOf({ fileName, judged, quiet }: CheckedSite): ReportNames {
  return { fileName, also: alsoFound(judged), onlyErrors: quiet };
}

async function prettyText({ site, shown, judged, quiet }: CheckedSite, stream: TextStream): Promise<string> {
  if (shown.length > 0) return site.report(stream, "info", { diagnostics: shown, also: alsoFound(judged) });
  return quiet ? "" : `${["no problems", ...alsoFound(judged)].join(", ")}\n`;
}

async function parityTable({ parity }: CheckedSite): Promise<string> {
  return parity === undefined ? "" : (await import("../render/parity-text.ts")).parityText(parity);
}

function withTable(text: string, table: string): string {
  return [text, table].filter((part) => part !== "").join("\n");
}

/** What a line of counts ends with: how many are accepted, and how many ignored. */
function alsoFound({ accepted, ignored }: JudgedFindings): readonly string[] {
  return [
    ...(accepted === undefined || accepted.number === 0
      ? []
      : [`${accepted.number} accepted by ${visible(accepted.file)}`]),
    ...(ignored === 0 ? [] : [`${ignored} ignored`]),
  ];
}
