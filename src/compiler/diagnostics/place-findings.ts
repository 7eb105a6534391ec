// Makes findings ready to print.
import { compareText } from "../text/compare-text.ts";
import { formsNote } from "../text/unicode-forms.ts";
import { withoutPasswords } from "../text/visible.ts";
import { linkCodes } from "./link-codes.ts";
import { readableAddresses } from "../text/readable-address.ts";
import { catalog, type DiagnosticCode } from "./catalog.ts";
import { severityOf, type SeverityRules } from "./collector.ts";
import type { Diagnostic, Finding, ReportDetails } from "./diagnostic.ts";
import { subjectSeparator } from "./not-judged.ts";
import type { Place, RelatedPlace } from "./place.ts";
import type { ProblemCause } from "./problem-cause.ts";
import type { ProblemTarget } from "./problem-target.ts";
import { projectAddress } from "./project-address.ts";
import { locatePlaces, type LocateYaml, type RangeOf, locateEdits, type TextEditOf } from "./locate-places.ts";

const docsAddress = `${projectAddress}/blob/main/docs/reference/diagnostics`;

/**
 * Makes findings ready to print: severity, sentence, and range, sorted by file, place, code and sentence.
 * A place that is not in the text (a file that is gone or has changed) gets the range of its nearest ancestor, else line 1.
 * `sourceText` gives a file's text as it was read; where all that is asked for in a file are related places, on first need of
 * one of their ranges. Never throws.
 */
export function placeFindings(
  findings: readonly Finding[],
  sourceText: (file: string) => string | undefined,
  rules: SeverityRules,
  locateYaml?: LocateYaml,
): readonly Diagnostic[] {
  const places = findings.flatMap(({ place, details }) => [
    place,
    ...relatedOf(details).map((related) => related.place),
  ]);
  const rangeOf = locatePlaces(places, sourceText, locateYaml);
  const located: Located = {
    rangeOf,
    editOf: locateEdits(
      findings.flatMap(({ details }) => details.edits ?? []),
      sourceText,
    ),
  };
  return findings.flatMap((finding) => diagnosticOf(finding, located, rules) ?? []).toSorted(byPlace);
}

interface Located {
  readonly rangeOf: RangeOf;
  readonly editOf: TextEditOf;
}

function diagnosticOf(finding: Finding, { rangeOf, editOf }: Located, rules: SeverityRules): Diagnostic | undefined {
  const { code, place, args, details } = finding;
  const severity = severityOf(finding, rules);
  if (severity === "off") return undefined;
  const edits = (details.edits ?? []).flatMap((edit) => editOf(edit) ?? []);
  const identity = subjectAndCount(finding);
  return {
    code,
    severity,
    message: withoutPasswords(messageOf(code, args)),
    file: place.file,
    pointer: place.kind === "file" ? "" : place.pointer,
    range: rangeOf(place),
    related: relatedOf(details).map(({ message, place: other }) => ({
      message: withoutPasswords(message),
      file: other.file,
      // Most are never printed, and one in a large spec costs a walk over it.
      get range() {
        return rangeOf(other);
      },
    })),
    ...about([place, ...(details.alsoAt ?? []).map((other) => other.place)]),
    ...suggested(details.suggestion, finding),
    ...(edits.length === 0 ? {} : { edits }),
    ...identity,
    subject: withoutPasswords(identity.subject),
    ...causeOf(finding),
    ...targetOf(finding),
    url: `${docsAddress}/${code}.md`,
  };
}

function relatedOf({ related = [], alsoAt = [] }: ReportDetails): readonly RelatedPlace[] {
  return [...related, ...alsoAt];
}

function about(places: readonly Place[]): Pick<Diagnostic, "files"> {
  const files = [...new Set(places.map(({ file }) => file))];
  return files.length === 1 ? {} : { files };
}

// Cut, it would be no text to write instead.
function suggested(
  suggestion: string | undefined,
  { code, args }: Finding,
): Pick<Diagnostic, "suggestion" | "replaces"> {
  if (suggestion === undefined || withoutPasswords(suggestion) !== suggestion) return {};
  const named = catalog[code].replaces as ((args: unknown) => string) | undefined;
  const [only, ...others] = subjectWords({ code, args });
  const replaces = named?.(args) ?? (others.length > 0 ? undefined : only);
  return replaces === undefined || replaces === "" ? { suggestion } : { suggestion, replaces };
}

// An address with a password would be shown, and without it would not be the cause.
function causeOf({ code, args }: Finding): Pick<Diagnostic, "cause"> {
  const find = catalog[code].cause as ((args: unknown) => ProblemCause | undefined) | undefined;
  const cause = find?.(args);
  return cause === undefined || hasPassword(cause) ? {} : { cause };
}

function targetOf({ code, args }: Finding): Pick<Diagnostic, "target"> {
  const find = catalog[code].target as ((args: unknown) => ProblemTarget | undefined) | undefined;
  const target = find?.(args);
  return target === undefined || hasPassword(target) ? {} : { target };
}

function hasPassword(words: ProblemCause | ProblemTarget): boolean {
  return Object.values(words).some((text: unknown) => typeof text === "string" && withoutPasswords(text) !== text);
}

/** The type of `Report` guarantees that the arguments belong to the code. */
function messageOf(code: DiagnosticCode, args: unknown): string {
  const written = (catalog[code].message as (args: unknown) => string)(args);
  const message = code in linkCodes ? readableAddresses(written) : written;
  return `${message}${formsNote(message)}`;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.range.start.offset - b.range.start.offset ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

interface CodeIdentity {
  readonly subject: readonly string[];
  readonly count?: (args: unknown) => number;
}

/** The subject and the count of a problem, as its code declares them. */
export function subjectAndCount({ code, args }: Pick<Finding, "code" | "args">): {
  readonly subject: string;
  readonly count: number;
} {
  // `Report` has tied the arguments to their code.
  const { count } = catalog[code] as CodeIdentity;
  return { subject: subjectWords({ code, args }).join(subjectSeparator), count: count?.(args) ?? 1 };
}

function subjectWords({ code, args }: Pick<Finding, "code" | "args">): readonly string[] {
  const { subject } = catalog[code] as CodeIdentity;
  return subject.flatMap((name) => wordsOf((args as Readonly<Record<string, unknown>>)[name]));
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(wordsOf) : [];
}
