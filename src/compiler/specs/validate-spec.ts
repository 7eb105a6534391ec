// Reports the faults of a whole spec, on request.
import type { Limits } from "../contract/limits.ts";
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ReportedPlaces } from "../diagnostics/reported-places.ts";
import { fileAt, keyAt, otherPlaces, valueAt, type Place } from "../diagnostics/place.ts";
import type { SpecValidator, SpecVerdict } from "../host/spec-validator.ts";
import { groupBy } from "../text/group-by.ts";
import { jsonExtent } from "../text/json-extent.ts";
import { childPointer } from "../text/json-pointer.ts";
import { isJsonObject, ownValue, type JsonObject } from "../text/json-value.ts";
import { readingLimits } from "../text/reading-limits.ts";
import { refFollower } from "./follow-refs.ts";
import { schemaFaults, type SchemaFault } from "./schema-faults.ts";
import type { SpecFile, SpecFiles } from "./spec-files.ts";
import { childOf } from "./spec-value.ts";
import { wholeSpec, type WholeSpec } from "./whole-spec.ts";

/** What a validation needs apart from the spec. */
export interface ValidationInput {
  readonly validate: SpecValidator;
  readonly files: SpecFiles;
  readonly limits: Limits;
  /** What was reported while the spec was read. */
  readonly known: ReportedPlaces;
}

/** The versions that swagger-parser knows. */
const validated = /^3\.(?:0\.[0-4]|1\.[0-2])$/;

/** What is wrong in a spec. */
export interface SpecFault {
  readonly spec: string;
  readonly place: Place;
  readonly problem: string;
  /** The operations with this fault. */
  readonly operations: readonly string[];
}

/** Validates an OpenAPI document, and returns its faults: at most ten causes one by one. Reports if it can't be validated. */
export async function validateSpec(
  spec: SpecFile,
  { validate, files, limits, known }: ValidationInput,
): Promise<readonly SpecFault[]> {
  const version = versionOf(spec.value);
  // A version that is no string is reported already.
  if (version === undefined) return [];
  const { source } = spec;
  const { report } = known;
  if (!validated.test(version) && version !== "2.0") {
    report("spec-validation-skipped", fileAt(source), { specs: [source], version: `OpenAPI ${version}` });
    return [];
  }
  const refs = refFollower({ files, limits, complain: () => {}, lost: () => {} }, (code, place, args, details) => {
    if (!("target" in args) || !known.isReportedRef(place.file, args.target)) report(code, place, args, details);
  });
  const whole = wholeSpec(spec, refs.follow);
  // Before places are looked up: that follows references which are left out.
  refs.finish();
  const document = withoutReported(whole.document, version);
  return faultsIn(refusal(document) ?? (await validate(document)), source, whole, known);
}

function faultsIn(
  verdict: SpecVerdict | Refused,
  spec: string,
  whole: WholeSpec,
  known: ReportedPlaces,
): readonly SpecFault[] {
  switch (verdict.kind) {
    case "valid":
      return [];
    case "faults":
      return placedFaults(spec, schemaFaults(verdict.faults), whole, known);
    case "unplaced":
      return [{ spec, place: fileAt(spec), problem: sentence(verdict.message), operations: [] }];
    // It was said of the first one.
    case "left out":
      return [];
    case "failed":
    case "refused":
    case "late":
      break;
  }
  known.report("spec-validation-failed", fileAt(spec), { spec, ...unknownBecause(verdict) });
  return [];
}

/** Why it is not known whether a document is valid: a clause, and what to do about it. */
type Unknown = Omit<DiagnosticArgs["spec-validation-failed"], "spec">;

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function unknownBecause(
  verdict: Extract<SpecVerdict | Refused, { readonly kind: "failed" | "refused" | "late" }>,
): Unknown {
  switch (verdict.kind) {
    case "refused":
      return verdict.because;
    case "failed":
      return {
        reason: `its validation did not end: ${verdict.reason}`,
        advice: "Look for schemas that contain each other many times",
      };
    case "late":
      return {
        reason: `all specs together may be validated for ${verdict.seconds} seconds, which were over then; those that are named after it are not validated either`,
        advice: "Validate them with another tool",
      };
  }
}

interface Refused {
  readonly kind: "refused";
  readonly because: Unknown;
}

/** What no validator gets, because it would look at it for hours, or take more room than the stack has. */
function refusal(document: JsonObject): Refused | undefined {
  const { levels, values, written } = jsonExtent(document);
  const { depth, aliasedValues } = readingLimits.spec;
  if (levels > depth)
    return refused(`it is nested deeper than ${depth} levels, with its aliases written out`, "Nest it less deeply");
  if (values - written > aliasedValues)
    return refused(`its aliases repeat more than ${aliasedValues} values`, "Use fewer aliases");
  return undefined;
}

function refused(reason: string, advice: string): Refused {
  return { kind: "refused", because: { reason, advice } };
}

function versionOf(value: unknown): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const version = ownValue(value, "openapi") ?? ownValue(value, "swagger");
  return typeof version === "string" ? version : undefined;
}

/** The document without what has been reported. Missing `paths` that navc does not need are added, because otherwise the validator reports nothing else. */
function withoutReported(document: JsonObject, version: string): JsonObject {
  const info = ownValue(document, "info");
  const number = isJsonObject(info) ? ownValue(info, "version") : undefined;
  return {
    ...document,
    ...(isJsonObject(info) && typeof number === "number" ? { info: { ...info, version: String(number) } } : {}),
    ...(version.startsWith("3.1") && !Object.hasOwn(document, "paths") ? { paths: {} } : {}),
  };
}

interface PlacedFault {
  readonly place: Place;
  readonly problem: string;
  readonly operation: string | undefined;
}

function placedFaults(
  spec: string,
  faults: readonly SchemaFault[],
  { originOf }: WholeSpec,
  { isMentioned }: ReportedPlaces,
): readonly SpecFault[] {
  const placed = faults.flatMap(({ path, key, problem }): readonly PlacedFault[] => {
    const at = originOf(path);
    const { file, pointer } = (key === undefined ? undefined : childOf(at, key)) ?? at;
    const place = key === undefined ? valueAt(file.source, pointer) : keyAt(file.source, childPointer(at.pointer, key));
    return isMentioned({ file: file.source, pointer }) ? [] : [{ place, problem, operation: operationAt(path) }];
  });
  // What several operations refer to is wrong once.
  const causes = [...groupBy(placed, ({ place, problem }) => JSON.stringify([place, problem])).values()];
  const most = readingLimits.spec.problems;
  const found = causes.slice(0, most).map((same): SpecFault => {
    const { place, problem } = same[0]!;
    return { spec, place, problem, operations: [...new Set(same.flatMap(({ operation }) => operation ?? []))] };
  });
  const left = causes.length - most;
  const problem = `${left} more ${left === 1 ? "value is" : "values are"} wrong`;
  return left > 0 ? [...found, { spec, place: fileAt(spec), problem, operations: [] }] : found;
}

/** Reports equal faults once, with all their places; `reportFor` returns a `report` for some specs. */
export function reportFaults(faults: readonly SpecFault[], reportFor: (specs: readonly string[]) => Report): void {
  const alike = groupBy(faults, ({ problem, operations }) => JSON.stringify([problem, operations]));
  for (const same of alike.values()) {
    const { spec, problem, operations } = same[0]!;
    const specs = [...new Set(same.map((each) => each.spec))];
    // All that is wrong in a spec of the network is at one place.
    const [place, ...others] = new Set(same.map((each) => each.place));
    const args = { spec, otherSpecs: specs.length - 1, problem, operations, places: same.length };
    reportFor(specs)("spec-validation", place!, args, { related: otherPlaces(others, "also wrong here") });
  }
}

/** The operation that contains a path, as an entry would name it. */
function operationAt([field, target, method]: readonly string[]): string | undefined {
  if (target === undefined || method === undefined) return undefined;
  if (field === "webhooks") return `WEBHOOK ${target}`;
  return field === "paths" && method !== "parameters" && method !== "servers"
    ? `${method.toUpperCase()} ${target}`
    : undefined;
}

/** The first line of the parser's message, as a clause. */
function sentence(message: string): string {
  const [line = ""] = message.trim().split("\n", 1);
  return line.slice(0, 200).replace(/^Validation failed\. |\.$/g, "");
}

/** Reports that AsyncAPI documents are not validated, once for all of them. */
export function reportUnvalidated(sources: readonly string[], report: Report): void {
  const [first] = sources;
  if (first !== undefined) report("spec-validation-skipped", fileAt(first), { specs: sources, version: "AsyncAPI" });
}
