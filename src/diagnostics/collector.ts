// Collects findings: each once, and of one code and severity no more than a limit (D60).
import { catalog, type DiagnosticArgs, type DiagnosticCode } from "./catalog.ts";
import type { Finding, Report } from "./diagnostic.ts";
import { fileAt } from "./place.ts";
import { resolveCauses } from "./resolve-causes.ts";
import type { Severity } from "./codes.ts";

/** Severity per code, where a caller wants another than the catalogue's. */
export type SeverityRules = { readonly [Code in DiagnosticCode]?: Severity | "off" };

/** Findings in the order they were reported. */
export interface FindingCollector {
  readonly report: Report;
  /** Those that count: without what others explain and what is switched off; at the end one `more-problems` for each code and severity over the limit. */
  readonly findings: () => readonly Finding[];
  /** False when one of those that count is an error. */
  readonly ok: () => boolean;
}

/** How many findings of one code and severity are kept, and the file that stands for the others. */
export interface FindingLimit {
  readonly most: number;
  readonly file: string;
}

/** The severity of a finding under `rules`. */
export function severityOf({ code, args }: Pick<Finding, "code" | "args">, rules: SeverityRules): Severity | "off" {
  const byDefault = catalog[code].severity as Severity | ((args: unknown) => Severity);
  return rules[code] ?? (typeof byDefault === "function" ? byDefault(args) : byDefault);
}

/** Findings of one code and severity. */
interface Kind {
  readonly code: DiagnosticCode;
  readonly severity: Severity | "off";
  readonly kept: Set<string>;
  /** Those over the limit by their file and causes, one of which stands for all. */
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
  const kindOf = (code: DiagnosticCode, severity: Severity | "off"): Kind => {
    const name = `${code} ${severity}`;
    const kind = kinds.get(name) ?? { code, severity, kept: new Set(), counted: new Map() };
    kinds.set(name, kind);
    return kind;
  };
  const report: Report = (code, place, args, details = {}) => {
    const text = JSON.stringify([code, place, args]);
    if (findingByText.has(text)) return;
    const { kept, counted } = kindOf(code, severityOf({ code, args }, rules));
    if (kept.size < most) {
      kept.add(text);
      findingByText.set(text, { code, place, args, details });
      return;
    }
    const { causedBy } = details;
    const name = JSON.stringify([place.file, causedBy]);
    const known = counted.get(name);
    const example = { code, place, args, details: causedBy === undefined ? {} : { causedBy } };
    if (known === undefined) counted.set(name, { example, count: 1 });
    else known.count += 1;
  };
  const reported = (): readonly Finding[] => [
    ...findingByText.values(),
    ...[...kinds.values()].flatMap(({ counted }) => [...counted.values()].map(({ example }) => example)),
  ];
  const resolved = (): Resolved => {
    const left = new Set(resolveCauses(reported()));
    const used = [...kinds.values()].filter(({ severity }) => severity !== "off");
    const more = used.map(({ counted, ...kind }) => {
      const numbers = [...counted.values()].filter(({ example }) => left.has(example)).map(({ count }) => count);
      return { ...kind, left: numbers.reduce((sum, count) => sum + count, 0) };
    });
    const kept = [...findingByText.values()].filter((finding) => left.has(finding));
    return { kept: kept.filter((finding) => severityOf(finding, rules) !== "off"), more };
  };
  return {
    report,
    findings: () => {
      const { kept, more } = resolved();
      return [...kept, ...more.flatMap((kind) => moreOf(kind, rules, file))];
    },
    ok: () => {
      const { kept, more } = resolved();
      const isMoreError = more.some(({ severity, left }) => severity === "error" && left > 0);
      return !isMoreError && !kept.some((finding) => severityOf(finding, rules) === "error");
    },
  };
}

/** Findings of one code and severity that are only counted. */
type Counted = Pick<Kind, "code" | "severity"> & { readonly left: number };

interface Resolved {
  readonly kept: readonly Finding[];
  readonly more: readonly Counted[];
}

function moreOf({ code, severity, left }: Counted, rules: SeverityRules, file: string): readonly Finding[] {
  if (left === 0 || severity === "off") return [];
  const args: DiagnosticArgs["more-problems"] = { of: code, severity, left };
  if (severityOf({ code: "more-problems", args }, rules) === "off") return [];
  return [{ code: "more-problems", place: fileAt(file), args, details: {} }];
}
