// Writes findings as a SARIF 2.1.0 log for code scanning tools.
import { catalog, type DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { Diagnostic, Range, TextEdit } from "../../compiler/diagnostics/diagnostic.ts";
import type { NotJudged } from "../../compiler/diagnostics/not-judged.ts";
import { projectAddress } from "../../compiler/diagnostics/project-address.ts";
import type { Severity } from "../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { notJudgedLines } from "./not-judged-lines.ts";
import { visible } from "../../compiler/text/visible.ts";

export interface SarifOptions {
  /** The version of navc. */
  readonly version: string;
  /** What checks could not judge. */
  readonly notJudged?: readonly NotJudged[];
  /** A file's path from the root of the repository; its path from the docs root if absent. */
  readonly fileName?: (file: string) => string;
}

type FileName = (file: string) => string;
type Json = { readonly [name: string]: unknown };

const levels: { readonly [S in Severity]: string } = { error: "error", warning: "warning", info: "note" };
const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const root = "%SRCROOT%";

/** A SARIF 2.1.0 log with one run, as indented JSON with a line break at the end. */
export function sarifReport(diagnostics: readonly Diagnostic[], options: SarifOptions): string {
  const { version, notJudged = [], fileName = (file) => file } = options;
  const codes = [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  const rules = codes.map((code) => ruleOf(code, diagnostics));
  const occurrences = new Map<string, number>();
  const results = diagnostics.map((diagnostic) => ({
    ruleId: diagnostic.code,
    ruleIndex: codes.indexOf(diagnostic.code),
    ...resultOf(diagnostic, fileName),
    partialFingerprints: { "navcProblem/v1": fingerprint(diagnostic, occurrences) },
  }));
  const driver = { name: "navc", version, informationUri: projectAddress, rules };
  const originalUriBaseIds = { [root]: { description: { text: "The root of the repository." } } };
  const invocations = notJudged.length === 0 ? {} : { invocations: [invocationOf(notJudged)] };
  const run = { tool: { driver }, ...invocations, originalUriBaseIds, columnKind: "utf16CodeUnits", results };
  return `${JSON.stringify({ $schema: schema, version: "2.1.0", runs: [run] }, null, 2)}\n`;
}

/** A run that has succeeded, with a notification for each line that says what was not judged. */
function invocationOf(notJudged: readonly NotJudged[]): Json {
  const notifications = notJudgedLines(notJudged).map((line) => ({ level: "note", message: plain(line) }));
  return { executionSuccessful: true, toolExecutionNotifications: notifications };
}

function ruleOf(code: DiagnosticCode, diagnostics: readonly Diagnostic[]): Json {
  const same = diagnostics.filter((diagnostic) => diagnostic.code === code);
  const { severity } = catalog[code];
  const level = typeof severity === "string" ? severity : same[0]!.severity;
  const words = code.replaceAll("-", " ");
  return {
    id: code,
    shortDescription: { text: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.` },
    helpUri: same[0]!.url,
    defaultConfiguration: { level: levels[level] },
  };
}

function resultOf({ severity, message, suggestion, file, range, related, edits }: Diagnostic, name: FileName): Json {
  const text = suggestion === undefined ? message : `${message} Write instead: ${suggestion}`;
  const others = related.map((other) => ({
    ...locationOf(other.file, other.range, name),
    message: plain(other.message),
  }));
  return {
    level: levels[severity],
    message: plain(text),
    locations: [locationOf(file, range, name)],
    ...(others.length === 0 ? {} : { relatedLocations: others }),
    ...(edits === undefined || edits.length === 0 ? {} : { fixes: [fixOf(edits, name)] }),
  };
}

/** One line of text in which `[words](address)` is not a link, as it would be in a SARIF message. */
function plain(text: string): Json {
  return { text: visible(text).replaceAll("](", "] (") };
}

function locationOf(file: string, range: Range, name: FileName): Json {
  return { physicalLocation: { artifactLocation: artifactOf(file, name), region: regionOf(range) } };
}

function artifactOf(file: string, name: FileName): Json {
  const segments = name(file).toWellFormed().split("/");
  return { uri: segments.map(encodeURIComponent).join("/"), uriBaseId: root };
}

/** The end is exclusive, as in navc. A file as a whole is reported at its first line. */
function regionOf({ start, end }: Range): Json {
  if (end.offset === 0) return { startLine: 1 };
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function fixOf(edits: readonly TextEdit[], name: FileName): Json {
  const artifactChanges = [...groupBy(edits, ({ file }) => file)].map(([file, inFile]) => ({
    artifactLocation: artifactOf(file, name),
    replacements: inFile.map(({ range, text }) => ({
      deletedRegion: regionOf(range),
      insertedContent: { text },
    })),
  }));
  return { description: { text: "What navc would write." }, artifactChanges };
}

/** A text that stays the same when lines move; equal problems are numbered. */
function fingerprint({ code, file, subject }: Diagnostic, occurrences: Map<string, number>): string {
  const same = [code, file, subject].map((part) => encodeURIComponent(part.toWellFormed())).join(":");
  const number = (occurrences.get(same) ?? 0) + 1;
  occurrences.set(same, number);
  return `${same}:${number}`;
}
