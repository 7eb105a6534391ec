// The reporters of `navc check`, by name.
import { join } from "node:path";
import { alsoFound } from "./also-found.ts";
import { jsonReport } from "../../../outputs/render/json-report.ts";
import type { DiagnosticCode } from "../../../compiler/diagnostics/catalog.ts";
import { inWords, type Severity } from "../../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { notJudgedLines } from "../../../outputs/render/not-judged-lines.ts";
import type { Parity } from "../../../outputs/render/parity.ts";
import { atLeast, countsLine, worstFirst } from "../../../outputs/render/report-words.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { visible, withoutCommands } from "../../../compiler/text/visible.ts";
import type { JudgedFindings } from "../../../project/judging/judge-findings.ts";
import type { PrintedSite } from "../printed-site.ts";
import type { SiteToRepair } from "./repair-step.ts";
import type { TextStream } from "../io/streams.ts";
import { navcCommand, shellWord } from "../../../project/settings/shell-word.ts";
import { slashPath } from "../../../project/slash-path.ts";

export type ReporterName = "pretty" | "json" | "github" | "sarif" | "markdown";

/** What a reporter may print of a check. */
export interface ReportedSite extends SiteToRepair {
  readonly site: PrintedSite;
  readonly ok: boolean;
  readonly judged: JudgedFindings;
  /** All findings that count and have at least the requested severity. */
  readonly shown: readonly Diagnostic[];
  /** The least requested severity. */
  readonly least: Severity;
  /** The requested codes; empty for all. */
  readonly only: readonly string[];
  readonly quiet: boolean;
  /** Whether all problems were requested. */
  readonly all: boolean;
  /** Whether `--fix` has fixed what it can. */
  readonly fixed: boolean;
  /** What the command line asks for and the settings do not, by the names of settings. */
  readonly askedOnce: readonly string[];
  /** How complete each edition is, with `--parity`. */
  readonly parity: Parity | undefined;
  /** A file's path from the root of the repository. */
  readonly fileName: (file: string) => string;
  /** The version of navc. */
  readonly version: string;
}

/** What a reporter prints: text, JSON, or commands to the runner of a job, with harmless data. */
interface CheckReporter {
  readonly form: "text" | "json" | "commands";
  /** The text for a stream. */
  readonly print: (checked: ReportedSite, stream: TextStream) => Promise<string>;
}

/** The reporters by name, the default first. Each is loaded when it prints. */
export const checkReporters: { readonly [Name in ReporterName]: CheckReporter } = {
  pretty: {
    form: "text",
    print: async (checked, stream) => withTable(await prettyText(checked, stream), await parityTable(checked)),
  },
  json: {
    form: "json",
    async print({ site, ok, shown, judged: { accepted }, parity }) {
      const stale = accepted?.stale;
      const left = site.result.notJudged;
      const notJudged = left.length === 0 ? undefined : left;
      return jsonReport(
        withoutUndefined({ ok, diagnostics: shown, notJudged, accepted: accepted?.number, stale, parity }),
      );
    },
  },
  github: {
    form: "commands",
    async print(checked) {
      const { githubReport } = await import("../../../outputs/render/github-report.ts");
      const report = githubReport(checked.shown, namesOf(checked)) + withoutCommands(notJudgedText(checked));
      return withTable(report, withoutCommands(await parityTable(checked)));
    },
  },
  sarif: {
    form: "json",
    async print({ site, shown, fileName, version }) {
      const { sarifReport } = await import("../../../outputs/render/sarif-report.ts");
      return sarifReport(shown, { fileName, version, notJudged: site.result.notJudged });
    },
  },
  markdown: {
    form: "text",
    async print(checked) {
      const { markdownReport } = await import("../../../outputs/render/markdown-report.ts");
      const { parityMarkdown } = await import("../../../outputs/render/parity-text.ts");
      const table = checked.parity === undefined ? "" : parityMarkdown(checked.parity);
      return withTable(markdownReport(checked.shown, { ...namesOf(checked), notJudged: notJudgedIn(checked) }), table);
    },
  },
};

/** The reporters' names, the default first. */
export const reporterNames = Object.keys(checkReporters) as readonly ReporterName[];

interface ReportNames {
  readonly fileName: ReportedSite["fileName"];
  readonly also: readonly string[];
  readonly least: Severity;
  readonly only: readonly string[];
}

function namesOf({ fileName, judged, least, only }: ReportedSite): ReportNames {
  return { fileName, also: alsoFound(judged), least, only };
}

async function prettyText(checked: ReportedSite, stream: TextStream): Promise<string> {
  const { site, shown, judged, quiet, least, only, all } = checked;
  const also = alsoFound(judged);
  const left = notJudgedText(checked);
  if (shown.length === 0) return quiet ? "" : `${countsLine([], { also, least, only })}\n${left}`;
  const text = await site.report(shown, stream, { all, also, seeAll: withOptions });
  if (quiet) return text;
  const { suggestedSteps } = await import("./suggested-steps.ts");
  const suggested = checked.fixed ? [] : await suggestedSteps(site, shown, only);
  return text + left + nextStep(checked, await nextCommands(checked), suggested);
}

/** The lines about what was not judged; empty if only errors are requested. */
function notJudgedIn({ quiet, site }: ReportedSite): readonly string[] {
  return quiet ? [] : notJudgedLines(site.result.notJudged);
}

function notJudgedText(checked: ReportedSite): string {
  return notJudgedIn(checked)
    .map((line) => `${visible(line)}\n`)
    .join("");
}

/** The options that print all problems, or all of a code. */
function withOptions(code?: DiagnosticCode): string {
  return code === undefined ? "with --all" : `with --only ${code} --all`;
}

/** The number of errors and warnings from which a baseline is suggested. */
const manyProblems = 25;

/** What is found where a page that has moved is named at its old path, or names other files from its old place. */
const ofMissingFiles: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "page-not-found",
  "link-not-found",
  "href-target-missing",
  "redirect-target-missing",
  "asset-not-found",
  "import-not-found",
]);

/** The commands that change the files of the site so that a problem is gone. */
async function nextCommands(checked: ReportedSite): Promise<readonly string[]> {
  const { site, root, config, shown } = checked;
  const { navigation } = site.result;
  if (navigation === null) return [];
  const codes = new Set(shown.map(({ code }) => code));
  const broken = shown.filter(({ code }) => ofMissingFiles.has(code));
  if (broken.length > 0) {
    const { repairStep } = await import("./repair-step.ts");
    const step = await repairStep(checked, broken);
    if (step !== undefined) return [step];
  }
  // First things first: pages are listed when nothing is broken.
  const hasErrors = shown.some(({ severity }) => severity === "error");
  if (hasErrors || !codes.has("page-unlisted")) return [];
  const { canListUnlisted } = await import("../../../project/change/unlisted-places.ts");
  return canListUnlisted(navigation)
    ? [
        `${visible(navcCommand(["add", "--unlisted"], root, config))} lists the pages that no list has in docs.json, if readers are to find them`,
      ]
    : [];
}

/** What to do next: where the first code is explained, then the options that would change something here. */
function nextStep(
  { site, root, shown, judged, fixed, parity, askedOnce }: ReportedSite,
  commands: readonly string[],
  suggested: readonly string[],
): string {
  const fixable = fixed ? [] : shown.filter(({ edits }) => edits !== undefined);
  const left = atLeast("warning", shown).filter((diagnostic) => !fixable.includes(diagnostic));
  const first = mostFrequentCode(shown);
  const canAccept = judged.accepted === undefined && site.result.navigation !== null && left.length >= manyProblems;
  const lacksTranslations = shown.some(({ code }) => code === "page-untranslated");
  const steps = [
    ...commands,
    ...(fixable.length === 0 ? [] : [`add --fix to fix ${partOf(shown.length, fixable.length)}`]),
    ...suggested,
    `navc explain ${first} shows what ${first} means`,
    ...(lacksTranslations && parity === undefined ? ["add --parity to compare the languages in a table"] : []),
    ...(canAccept ? [acceptStep(root, askedOnce)] : []),
  ];
  return `next: ${steps.join("; ")}\n`;
}

/** A check without the same options does not look for all that such a baseline accepts. */
function acceptStep(root: string, askedOnce: readonly string[]): string {
  const settings = ["baseline", ...askedOnce].map((name) => `"${name}"`);
  const later = askedOnce.length === 0 ? "" : `, and set ${inWords(settings)} in navc.config.json for later checks`;
  return `add --baseline ${baselineOf(root)} --update-baseline to accept what there is now${later}`;
}

/** Where `navc init` writes a baseline: beside docs.json. */
function baselineOf(root: string): string {
  return visible(shellWord(slashPath(join(root, "navc.baseline.json"))));
}

/** The most frequent code of the worst severity; if there are several, the first. There is at least one problem. */
function mostFrequentCode(shown: readonly Diagnostic[]): DiagnosticCode {
  const worst = worstFirst(shown)[0]!;
  const codes = groupBy(
    shown.filter(({ severity }) => severity === worst.severity),
    ({ code }) => code,
  );
  return [...codes].toSorted(([, a], [, b]) => b.length - a.length)[0]![0];
}

function partOf(all: number, part: number): string {
  if (part < all) return `${part} of the ${all} problems`;
  return all === 1 ? "it" : "all problems";
}

async function parityTable({ parity }: ReportedSite): Promise<string> {
  return parity === undefined ? "" : (await import("../../../outputs/render/parity-text.ts")).parityText(parity);
}

function withTable(text: string, table: string): string {
  return [text, table].filter((part) => part !== "").join("\n");
}
