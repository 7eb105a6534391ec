// Makes the result of a compile; the places of its problems are found when they are read.
import type { UnknownFact } from "./contract/unknown-fact.ts";
import type { Diagnostic, Finding } from "./diagnostics/diagnostic.ts";
import type { NotJudged } from "./diagnostics/not-judged.ts";
import { isInYaml } from "./diagnostics/locate-places.ts";
import { placeFindings } from "./diagnostics/place-findings.ts";
import type { Input, RecordedInputs } from "./host/recording-host.ts";
import { sourceText } from "./host/source-text.ts";
import type { ResolvedOptions } from "./options.ts";
import type { LockFile } from "./routes/read-lock.ts";
import type { ResolvedNavigation } from "./site/navigation.ts";

/** The result of a compile. */
export interface CompileResult {
  /** Null only when no docs.json could be read. */
  readonly navigation: ResolvedNavigation | null;
  /** True for a listener of `watch` while docs.json can't be read: then `navigation` is from the last successful compile. */
  readonly stale?: true;
  /** Every problem found, sorted by file, place and code. */
  readonly diagnostics: readonly Diagnostic[];
  /** False when one of them is an error. */
  readonly ok: boolean;
  /** What is not known about the site because it could not be read, and which addresses may be missing for this reason; empty for most sites. */
  readonly unknown: readonly UnknownFact[];
  /** The places that a check could not judge because of that, with their number; empty for most sites. */
  readonly notJudged: readonly NotJudged[];
  /** What the result depends on. */
  readonly inputs: readonly Input[];
  /** With the option `lock`, and if there are no errors: the `lock` for the next compile. */
  readonly lock?: LockFile;
}

/** What is known when all stages of a compile have run. */
export interface FinishedCompile {
  readonly options: ResolvedOptions;
  readonly navigation: ResolvedNavigation | null;
  readonly unknown: readonly UnknownFact[];
  readonly notJudged: readonly NotJudged[];
  readonly lock?: LockFile | undefined;
  readonly findings: readonly Finding[];
  readonly hasErrors: boolean;
  readonly recorded: RecordedInputs;
}

/** The result of a compile. `known`: its diagnostics, if they are already known. */
export async function resultOf(
  { navigation, unknown, notJudged, lock, findings, hasErrors, options, recorded }: FinishedCompile,
  known?: readonly Diagnostic[],
): Promise<CompileResult> {
  const { inputs } = recorded;
  let diagnostics = known;
  const place = known === undefined ? await placer(findings, options, recorded) : () => known;
  let dependsOn: readonly Input[] | undefined;
  return {
    navigation,
    // Without a tree the result is not ok, even if the codes that explain it are turned off.
    ok: navigation !== null && !hasErrors,
    unknown,
    notJudged,
    // Most builds read none of them.
    get inputs() {
      return (dependsOn ??= inputs());
    },
    // A site with errors was read in part only; its addresses are not those to keep.
    ...(lock === undefined || hasErrors ? {} : { lock }),
    // One printed place costs a walk over its file, so a build that only reads `ok` pays nothing.
    get diagnostics() {
      return (diagnostics ??= place());
    },
  };
}

/** Findings of a compile, ready to print. */
export async function diagnosticsOf(
  findings: readonly Finding[],
  { options, recorded }: Pick<FinishedCompile, "options" | "recorded">,
): Promise<readonly Diagnostic[]> {
  return findings.length === 0 ? [] : (await placer(findings, options, recorded))();
}

/** Returns a function that finds the places of findings. The YAML reader is loaded only if one of them is in YAML. */
async function placer(
  findings: readonly Finding[],
  { rules, config, limits, links, assets }: ResolvedOptions,
  { unrecorded }: RecordedInputs,
): Promise<() => readonly Diagnostic[]> {
  const sourceLimits = { ...limits, bodyBytes: links || assets ? limits.bodyBytes : undefined };
  const sources = new Map<string, string | undefined>();
  const textOf = (file: string): string | undefined => {
    // A config object has no text, even if the disk has a file with that name.
    const isObject = file === "docs.json" && typeof config !== "string";
    if (!sources.has(file)) sources.set(file, isObject ? undefined : sourceText(unrecorded, file, sourceLimits));
    return sources.get(file);
  };
  const pointedAt = new Set(findings.flatMap(filesPointedAt));
  const needsYaml = [...pointedAt].some((file) => isInYaml(file, () => textOf(file) ?? ""));
  const yaml = needsYaml ? await import("./text/yaml-places.ts") : undefined;
  return () => placeFindings(findings, textOf, rules, yaml?.locateInYaml);
}

function filesPointedAt({ place, details }: Finding): readonly string[] {
  const places = [place, ...(details.related ?? []).map((related) => related.place)];
  return places.flatMap(({ kind, file }) => (kind === "pointer" ? [file] : []));
}
