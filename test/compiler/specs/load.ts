// How do the tests of this room load specs?
import { hintBudget } from "../../../src/compiler/hints/hint-budget.ts";
import { defaultLimits, type Limits } from "../../../src/compiler/contract/limits.ts";
import { catalog, type DiagnosticCode } from "../../../src/compiler/diagnostics/catalog.ts";
import type { Report, ReportDetails } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../../../src/compiler/diagnostics/place.ts";
import type { Host } from "../../../src/compiler/host/host.ts";
import { readBudget } from "../../../src/compiler/host/recording-host.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { loadSpecs, type BareEntry, type SpecMention } from "../../../src/compiler/specs/load-specs.ts";
import type { Operation, SpecCatalog } from "../../../src/compiler/specs/spec-catalog.ts";

/** A problem with its sentence. */
export interface ReportedProblem {
  readonly code: DiagnosticCode;
  readonly place: Place;
  readonly message: string;
  readonly details: ReportDetails | undefined;
}

/** What is special about a case. */
export interface LoadOptions {
  readonly bareEntries?: readonly BareEntry[];
  readonly remote?: (url: string) => Promise<string>;
  readonly limits?: Partial<Limits>;
}

/** A use of a spec; `openapi` in docs.json unless said otherwise. */
export function use(word: string, rest: Partial<SpecMention> = {}): SpecMention {
  const file = rest.file ?? "docs.json";
  return { word, kind: "openapi", file, place: valueAt(file, `/${word}`), ...rest };
}

/** Loads from texts by path, or from a host. */
export async function load(
  files: Readonly<Record<string, string>> | Host,
  uses: readonly (string | SpecMention)[],
  { bareEntries = [], remote, limits }: LoadOptions = {},
): Promise<{
  readonly specs: SpecCatalog;
  readonly reported: readonly ReportedProblem[];
  readonly codes: readonly string[];
}> {
  const reported: ReportedProblem[] = [];
  const report: Report = (code, place, args, details) => {
    const message = (catalog[code].message as (args: unknown) => string)(args);
    reported.push({ code, place, message, details });
  };
  const host = typeof files["readText"] === "function" ? (files as Host) : memoryHost(files as Record<string, string>);
  const specs = await loadSpecs({
    dialect: "contract",
    uses: uses.map((one) => (typeof one === "string" ? use(one) : one)),
    bareEntries,
    isNoOverlay: () => false,
    host,
    sources: new Map(),
    limits: { ...defaultLimits, ...limits },
    budget: readBudget(Infinity),
    hints: hintBudget(),
    remote,
    report,
  });
  return { specs, reported, codes: reported.map(({ code }) => code) };
}

/** The operations of the first named document. */
export async function operationsOf(
  text: unknown,
  options?: LoadOptions & { readonly files?: Readonly<Record<string, string>> },
): Promise<readonly Operation[]> {
  const written = typeof text === "string" ? text : JSON.stringify(text);
  const { specs } = await load({ ...options?.files, "api.json": written }, ["api.json"], options);
  return specs.named[0]?.operations ?? [];
}
