// Selects the findings to report: all except those that the site ignores or accepts in its baseline.
import { resolve } from "node:path";
import { applyBaseline, type StaleEntry } from "../baseline/apply-baseline.ts";
import {
  acceptedParts,
  baselineKey,
  baselineOf,
  baselineText,
  readBaseline,
  type BaselineEntry,
  type BaselineIdentity,
} from "../baseline/baseline.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import { mintIgnored } from "../../compiler/pages/ignored-files.ts";
import { faultSentence } from "../../compiler/text/checked-json.ts";
import { visible } from "../../compiler/text/visible.ts";
import { readIfFile } from "../settings/read-bounded.ts";
import { isInGit, isWithin, pathFromHere, realPlace, repositoryOf } from "../settings/repository-path.ts";
import { countsLine } from "../../outputs/render/report-words.ts";
import type { CompiledSite } from "../compiled-site.ts";
import type { SiteConfig } from "../settings/site-config.ts";
import type { ConfiguredBaseline } from "../settings/site-settings.ts";
import { UsageError } from "../settings/usage-error.ts";
import { onlyCodes } from "./only-codes.ts";
import { isUnjudgedBy, type JudgedRun } from "./unjudged-entries.ts";
import { writeFile } from "../writer/write-file.ts";
import { writeBelow } from "../writer/write-below.ts";

/** The options of the command line about baselines. */
export interface BaselineOptions {
  /** A file; false for none, even if the configuration names one. */
  readonly baseline?: string | false;
  readonly updateBaseline?: boolean;
  /** The codes whose entries are updated; all of them if it is absent or empty. */
  readonly only?: readonly string[];
}

/** The remaining problems. */
export interface JudgedFindings {
  /** The problems that count, in their order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined without a baseline. */
  readonly accepted:
    | { readonly file: string; readonly number: number; readonly stale: readonly StaleEntry[] }
    | undefined;
  readonly ignored: number;
}

/** A compiled site. */
export interface SiteToJudge extends Pick<CompiledSite, "result" | "settings"> {
  /** The options of its compile; those of its settings if absent. */
  readonly asked?: CompileOptions | undefined;
}

/**
 * Removes what the site at `root` ignores, then what its baseline accepts, which `--update-baseline` writes first. For a site
 * that can't be read, neither is done. Rejects with `UsageError` if a baseline can't be used.
 */
export async function judgeFindings(
  { result, settings, asked = settings.compile }: SiteToJudge,
  root: string,
  options: BaselineOptions,
  print: (line: string) => void,
): Promise<JudgedFindings> {
  const { navigation, diagnostics } = result;
  const baseline = openBaseline(options, settings.baseline, root);
  if (navigation === null) {
    if (options.updateBaseline === true) print(`${visible(baseline?.file ?? "the baseline")} was left as it is`);
    return { diagnostics, accepted: undefined, ignored: 0 };
  }
  const kept = withoutIgnored(diagnostics, settings.ignore);
  const ignored = diagnostics.length - kept.length;
  if (baseline === undefined) return { diagnostics: kept, accepted: undefined, ignored };
  const isUnjudged = unjudgedOf({ result, asked }, kept);
  const entries =
    options.updateBaseline === true
      ? await updated(baseline, onlyCodes(kept, options.only), isKeptBy(options, isUnjudged), print)
      : baseline.entries;
  const { fresh, accepted, stale } = applyBaseline(kept, entries, isUnjudged);
  return { diagnostics: fresh, accepted: { file: baseline.file, number: accepted, stale }, ignored };
}

/** Whether a run says nothing about an entry. What is found and ignored is not fixed. */
function unjudgedOf(run: JudgedRun, kept: readonly Diagnostic[]): (entry: BaselineIdentity) => boolean {
  const isUnjudged = isUnjudgedBy(run);
  const known = new Set(kept);
  const ignored = new Set(run.result.diagnostics.flatMap((each) => (known.has(each) ? [] : keysOf(each))));
  return (entry) => ignored.has(baselineKey(entry)) || isUnjudged(entry);
}

/** The keys of the entries that may accept a problem. */
function keysOf(problem: Diagnostic): readonly string[] {
  return [problem, ...acceptedParts(problem)].map(baselineKey);
}

/** An entry that an update leaves as it is: of another code than those that `--only` names, or about what was not judged. */
function isKeptBy(
  { only = [] }: BaselineOptions,
  isUnjudged: (entry: BaselineIdentity) => boolean,
): (entry: BaselineIdentity) => boolean {
  return (entry) => isUnjudged(entry) || (only.length > 0 && !only.includes(entry.code));
}

/** Removes problems that match a pattern of their code, or of "*". If a problem has several files, all of them have to match. */
export function withoutIgnored(
  diagnostics: readonly Diagnostic[],
  ignore: NonNullable<SiteConfig["ignore"]>,
): readonly Diagnostic[] {
  const byCode = new Map(Object.entries(ignore).map(([code, patterns]) => [code, mintIgnored(patterns.join("\n"))]));
  return diagnostics.filter(
    ({ code, file, files = [file] }) =>
      !files.every((each) => [code, "*"].some((name) => byCode.get(name)?.(each) === true)),
  );
}

/** A baseline in use. */
interface BaselineInUse {
  /** Its name as printed. */
  readonly file: string;
  /** The real folder that has to contain it; undefined for a baseline of the command line. */
  readonly allowedFolder: string | undefined;
  readonly entries: readonly BaselineEntry[];
}

/**
 * The baseline to use: that of the command line, else that of the configuration. Throws `UsageError` if it does not exist or
 * can't be read; a baseline that will be written may be missing. A baseline that the configuration names has to be in its
 * repository, because a pull request can change the configuration but not the command line.
 */
function openBaseline(
  { baseline, updateBaseline = false }: BaselineOptions,
  configured: ConfiguredBaseline | undefined,
  root: string,
): BaselineInUse | undefined {
  const named = typeof baseline === "string" ? { file: baseline, allowedFolder: undefined } : undefined;
  const { file, allowedFolder } = named ?? (baseline === false ? undefined : configuredFile(configured)) ?? {};
  if (file?.trim() === "") throw new UsageError("--baseline takes the name of a file, such as navc.baseline.json.");
  if (file === undefined) {
    if (!updateBaseline) return undefined;
    throw new UsageError(
      `--update-baseline writes a file: name it with --baseline navc.baseline.json, or as "baseline" in navc.config.json.`,
    );
  }
  const entries = readEntries(file);
  if (entries === undefined && !updateBaseline) {
    const option = named === undefined ? "" : ` --baseline ${file}`;
    throw new UsageError(
      `There is no baseline "${file}". To make one that accepts all problems there are now: navc check ${root}${option} --update-baseline`,
    );
  }
  return { file, allowedFolder, entries: entries ?? [] };
}

function configuredFile(
  configured: ConfiguredBaseline | undefined,
): Pick<BaselineInUse, "file" | "allowedFolder"> | undefined {
  if (configured === undefined) return undefined;
  const { file, written, config } = configured;
  const top = repositoryOf(config.folder);
  const ofGit = isInGit(top, file);
  if (isWithin(top, file) && !ofGit) return { file, allowedFolder: top };
  const place = ofGit ? "in a .git folder" : `outside of ${top}`;
  throw new UsageError(
    visible(
      `"baseline" in ${pathFromHere(config.file)} names "${written}", which lies ${place}, so it is neither read nor written. Name a file inside, or give this one on the command line: --baseline ${file}`,
    ),
  );
}

/** Undefined if there is no such file. Throws `UsageError` if it can't be read. */
function readEntries(file: string): readonly BaselineEntry[] | undefined {
  const text = readIfFile(file);
  if (text === undefined) return undefined;
  const read = readBaseline(text);
  if (read.ok) return read.value;
  throw new UsageError(faultSentence(file, read));
}

/** Writes a baseline that accepts `wanted` and has the entries that are kept, and reports what changed. A file without changes is not written. */
async function updated(
  { file, allowedFolder, entries: before }: BaselineInUse,
  wanted: readonly Diagnostic[],
  isKept: (entry: BaselineIdentity) => boolean,
  print: (line: string) => void,
): Promise<readonly BaselineEntry[]> {
  const entries = baselineOf(wanted, before, isKept);
  const found = new Set(wanted.flatMap(keysOf));
  const left = entries.filter((entry) => !found.has(baselineKey(entry)));
  const also =
    left.length === 0
      ? ""
      : `, and ${count(left.length, "entry was kept", "entries were kept")} that this run does not look for (${namedCodes(left)})`;
  const text = baselineText(entries);
  if (text !== readIfFile(file))
    await (allowedFolder === undefined
      ? writeFile(file, text)
      : writeBelow(allowedFolder, realPlace(resolve(file)) ?? file, text));
  print(
    `${visible(file)} now accepts ${count(wanted.length, "problem")} in ${count(entries.length, "entry", "entries")}; it had ${before.length}${also}${newWords(wanted, before)}`,
  );
  return entries;
}

/** What an update accepts that the baseline did not accept before; nothing is said of a first baseline, to which all is new. */
function newWords(wanted: readonly Diagnostic[], before: readonly BaselineEntry[]): string {
  const fresh = before.length === 0 ? [] : applyBaseline(wanted, before).fresh;
  return fresh.length === 0 ? "" : `; new in it: ${countsLine(fresh, {})} (${namedCodes(fresh)})`;
}

function namedCodes(all: readonly { readonly code: string }[]): string {
  const codes = [...new Set(all.map(({ code }) => code))];
  return visible([...codes.slice(0, 5), ...(codes.length > 5 ? ["…"] : [])].join(", "));
}

const mostNamed = 20;

/**
 * Names the entries that accept problems which are fixed; undefined if there are none. They do not fail the check, so that
 * somebody who fixes a problem need not do more.
 */
export function staleReport({ accepted }: JudgedFindings): string | undefined {
  if (accepted === undefined || accepted.stale.length === 0) return undefined;
  const { file, stale } = accepted;
  const lines = stale
    .slice(0, mostNamed)
    .map(({ code, file: at, subject, count: may, found }) =>
      [code, at, subject, found === 0 ? "" : `(${found} of ${may} left)`].filter((word) => word !== "").join("  "),
    );
  return [
    `${visible(file)} accepts problems that are fixed; --update-baseline drops them:`,
    ...lines.map((line) => `  ${visible(line)}`),
    ...(stale.length > mostNamed ? [`  … ${stale.length - mostNamed} more`] : []),
  ].join("\n");
}
