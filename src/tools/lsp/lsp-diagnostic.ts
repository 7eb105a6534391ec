// Shows findings as diagnostics of an editor, word for word.
import { DiagnosticSeverity, type Diagnostic, type Range } from "vscode-languageserver";
import type { Diagnostic as Finding, Range as FoundRange } from "../../compiler/diagnostics/diagnostic.ts";
import type { Severity } from "../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../compiler/text/group-by.ts";

const severities: { readonly [Name in Severity]: DiagnosticSeverity } = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** The diagnostics of each file that has some, by the URI of the file. */
export function diagnosticsByUri(
  found: readonly Finding[],
  uriOf: (file: string) => string,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const shown = (finding: Finding): Diagnostic => lspDiagnostic(finding, uriOf);
  return new Map([...groupBy(found, ({ file }) => file)].map(([file, inFile]) => [uriOf(file), inFile.map(shown)]));
}

/** A finding as the editor shows it. */
export function lspDiagnostic(
  { code, severity, message, range, related, url }: Finding,
  uriOf: (file: string) => string,
): Diagnostic {
  const relatedInformation = related.map((each) => ({
    location: { uri: uriOf(each.file), range: lspRange(each.range) },
    message: each.message,
  }));
  return {
    range: lspRange(range),
    severity: severities[severity],
    code,
    codeDescription: { href: url },
    source: "navc",
    message,
    ...(relatedInformation.length === 0 ? {} : { relatedInformation }),
  };
}

/** A range of a finding with lines and columns from 0. */
export function lspRange({ start, end }: FoundRange): Range {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
}
