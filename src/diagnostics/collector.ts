// What has been found so far, and how much of it is kept? (D60)
import { catalog, type DiagnosticArgs, type DiagnosticCode } from "./catalog.ts";
import type { Finding, Report } from "./diagnostic.ts";
import { fileAt } from "./place.ts";
import type { Severity } from "./severity.ts";

/** Severity per code, where a caller wants another than the catalogue's. */
export type SeverityRules = { readonly [Code in DiagnosticCode]?: Severity | "off" };

/** Findings in the order they were reported. */
export interface FindingCollector {
  readonly report: Report;
  /** All found so far, without those switched off, each once; at the end one `more-problems` for each code and severity over the limit. */
  readonly findings: () => readonly Finding[];
  /** Takes back what only follows from a problem that another finding reports. */
  readonly withdraw: (isFollowUp: (finding: Finding) => boolean) => void;
  /** False when one found so far is an error. */
  readonly ok: () => boolean;
}

/** How many findings of one code and severity are kept, and the file that stands for the others. */
export interface FindingLimit {
  readonly most: number;
  readonly file: string;
}

/** The severity of a finding under `rules`. */
export function severityOf({ code, args }: Pick<Finding, "code" | "args">, rules: SeverityRules): Severity | "off" {
  const usual = catalog[code].severity as Severity | ((args: unknown) => Severity);
  return rules[code] ?? (typeof usual === "function" ? usual(args) : usual);
}

/** Findings of one code and severity. */
interface Kind {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly kept: Set<string>;
  /** Those over the limit by their file, one of which stands for all. */
  readonly counted: Map<string, { readonly example: Finding; count: number }>;
}

/**
 * A collector for one run. What is reported twice with the same code, place and arguments counts once, as long as it is
 * kept: of what is over the limit only the number in each file is known.
 */
export function collectFindings(
  rules: SeverityRules,
  { most, file }: FindingLimit = { most: Infinity, file: "docs.json" },
): FindingCollector {
  const findingByText = new Map<string, Finding>();
  const kinds = new Map<string, Kind>();
  const kindOf = (code: DiagnosticCode, severity: Severity): Kind => {
    const name = `${code} ${severity}`;
    const kind = kinds.get(name) ?? { code, severity, kept: new Set(), counted: new Map() };
    kinds.set(name, kind);
    return kind;
  };
  const report: Report = (code, place, args, details = {}) => {
    const severity = severityOf({ code, args }, rules);
    if (severity === "off") return;
    const text = JSON.stringify([code, place, args]);
    if (findingByText.has(text)) return;
    const { kept, counted } = kindOf(code, severity);
    if (kept.size < most) {
      kept.add(text);
      findingByText.set(text, { code, place, args, details });
      return;
    }
    const known = counted.get(place.file);
    if (known === undefined) counted.set(place.file, { example: { code, place, args, details: {} }, count: 1 });
    else known.count += 1;
  };
  return {
    report,
    findings: () => [...findingByText.values(), ...[...kinds.values()].flatMap((kind) => moreOf(kind, rules, file))],
    withdraw: (isFollowUp) => {
      for (const { kept, counted } of kinds.values()) {
        for (const text of kept) {
          if (!isFollowUp(findingByText.get(text)!)) continue;
          kept.delete(text);
          findingByText.delete(text);
        }
        for (const [name, { example }] of counted) if (isFollowUp(example)) counted.delete(name);
      }
    },
    ok: () =>
      [...kinds.values()].every(
        ({ severity, kept, counted }) => severity !== "error" || (kept.size === 0 && counted.size === 0),
      ),
  };
}

function moreOf({ code, severity, counted }: Kind, rules: SeverityRules, file: string): readonly Finding[] {
  const left = [...counted.values()].reduce((sum, { count }) => sum + count, 0);
  const args: DiagnosticArgs["more-problems"] = { of: code, severity, left };
  if (left === 0 || severityOf({ code: "more-problems", args }, rules) === "off") return [];
  return [{ code: "more-problems", place: fileAt(file), args, details: {} }];
}
