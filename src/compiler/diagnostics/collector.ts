// Collects findings: each one once, and only up to a limit for each code and severity (D60).
import { catalog, type DiagnosticArgs, type DiagnosticCode } from "./catalog.ts";
import type { Finding, Report } from "./diagnostic.ts";
import { fileAt } from "./place.ts";
import { resolveCauses } from "./resolve-causes.ts";
import type { Severity } from "./codes.ts";

/** The severity of each code for which the caller does not want that of the catalogue. */
export type SeverityRules = { readonly [Code in DiagnosticCode]?: Severity | "off" };

/** Findings in the order in which they were reported. */
export interface FindingCollector {
  readonly report: Report;
  /** The final findings: without those that others explain or that are switched off. At the end there is one `more-problems` for each code and severity over the limit. */
  readonly findings: () => readonly Finding[];
  /** The findings that are left out only because no list has their page, as far as they are kept. */
  readonly ofUnlisted: () => readonly Finding[];
  /** False if one of the final findings is an error. */
  readonly ok: () => boolean;
}

/** How many findings of one code and severity are kept, and the file where the others are counted. */
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
  kept: number;
  /** The findings over the limit, by file and causes, with an example of each. */
  readonly counted: Map<string, { readonly example: Finding; number: number }>;
}

/**
 * A collector for one run. A finding with the same code, place and arguments as another counts once, as long as it is kept: of
 * the findings over the limit only the number in each file is known.
 */
export function collectFindings(
  rules: SeverityRules,
  { most, file }: FindingLimit = { most: Infinity, file: "docs.json" },
): FindingCollector {
  const keptByText = new Map<string, Finding>();
  const kinds = new Map<string, Kind>();
  const report: Report = (code, place, args, details = {}) => {
    const text = JSON.stringify([code, place, args]);
    if (keptByText.has(text)) return;
    const severity = severityOf({ code, args }, rules);
    const name = `${code} ${severity}`;
    const kind = kinds.get(name) ?? { code, severity, kept: 0, counted: new Map() };
    kinds.set(name, kind);
    if (kind.kept < most) {
      kind.kept += 1;
      keptByText.set(text, { code, place, args, details });
    } else addCounted(kind, { code, place, args, details });
  };
  const unexplained = (): Unexplained => {
    const examples = [...kinds.values()].flatMap(({ counted }) => [...counted.values()].map(({ example }) => example));
    const left = new Set(resolveCauses([...keptByText.values(), ...examples]));
    const isLeft = (finding: Finding): boolean => left.has(finding) && severityOf(finding, rules) !== "off";
    const more = [...kinds.values()].flatMap(({ code, severity, counted }): Unexplained["more"] => {
      const numbers = [...counted.values()].flatMap(({ example, number }) => (isLeft(example) ? [number] : []));
      const number = numbers.reduce((sum, each) => sum + each, 0);
      return number === 0 || severity === "off" ? [] : [{ of: code, severity, left: number }];
    });
    return { kept: [...keptByText.values()].filter(isLeft), more };
  };
  return {
    report,
    findings: () => {
      const { kept, more } = unexplained();
      const counted = more.map((args): Finding => ({ code: "more-problems", place: fileAt(file), args, details: {} }));
      return [...kept, ...counted.filter((finding) => severityOf(finding, rules) !== "off")];
    },
    ofUnlisted: () => {
      const kept = [...keptByText.values()];
      const reported = new Set(resolveCauses(kept));
      return resolveCauses(kept, "page-unlisted").filter((finding) => !reported.has(finding));
    },
    ok: () => {
      const { kept, more } = unexplained();
      const severities = [
        ...kept.map((finding) => severityOf(finding, rules)),
        ...more.map(({ severity }) => severity),
      ];
      return !severities.includes("error");
    },
  };
}

/** Findings that no other finding explains and no rule switches off. */
interface Unexplained {
  readonly kept: readonly Finding[];
  /** The findings over the limit, as they are reported. */
  readonly more: readonly DiagnosticArgs["more-problems"][];
}

function addCounted({ counted }: Kind, { details: { causedBy }, ...finding }: Finding): void {
  const name = JSON.stringify([finding.place.file, causedBy]);
  const known = counted.get(name);
  const example = { ...finding, details: { causedBy } };
  if (known === undefined) counted.set(name, { example, number: 1 });
  else known.number += 1;
}
