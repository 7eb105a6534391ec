// Reports what is wrong with a whole spec, where it was asked for.
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt, keyAt, valueAt, type Place } from "../diagnostics/place.ts";
import type { SpecValidator } from "../host/spec-validator.ts";
import { groupBy } from "../text/group-by.ts";
import { childPointer } from "../text/json-pointer.ts";
import { isJsonObject, ownValue, type JsonObject } from "../text/json-value.ts";
import { readingLimits } from "../text/reading-limits.ts";
import { refFollower } from "./follow-refs.ts";
import { schemaFaults, type SchemaFault } from "./schema-faults.ts";
import type { SpecFile, SpecFiles } from "./spec-files.ts";
import { childOf } from "./spec-value.ts";
import { wholeSpec, type WholeSpec } from "./whole-spec.ts";

/** What a validation needs beside the spec. */
export interface ValidationInput {
  readonly validate: SpecValidator;
  readonly files: SpecFiles;
  readonly limits: Limits;
  /** What the reading of the spec has reported. */
  readonly known: ReportedPlaces;
}

/** The places at which something was reported, and the `$ref`s. */
export interface ReportedPlaces {
  readonly report: Report;
  readonly hasPlace: (file: string, pointer: string) => boolean;
  readonly hasRef: (file: string, target: string) => boolean;
}

/** A `report` that remembers what was reported, so that a validation does not say it again. */
export function reportedPlaces(report: Report): ReportedPlaces {
  const places = new Set<string>();
  const refs = new Set<string>();
  return {
    report: (code, place, args, details) => {
      if (place.kind === "pointer") places.add(`${place.file}#${place.pointer}`);
      if ("target" in args) refs.add(`${place.file} ${args.target}`);
      report(code, place, args, details);
    },
    hasPlace: (file, pointer) => places.has(`${file}#${pointer}`),
    hasRef: (file, target) => refs.has(`${file} ${target}`),
  };
}

/** The versions that swagger-parser knows. */
const validated = /^3\.(?:0\.[0-4]|1\.[0-2])$/;

/** Validates an OpenAPI document, and reports what is wrong with it: ten causes one by one. */
export async function validateSpec(spec: SpecFile, { validate, files, limits, known }: ValidationInput): Promise<void> {
  const version = versionOf(spec.value);
  // A version that is no string is reported already.
  if (version === undefined) return;
  const { source } = spec;
  const { report } = known;
  if (!validated.test(version) && version !== "2.0")
    return report("spec-validation-skipped", fileAt(source), { specs: [source], version: `OpenAPI ${version}` });
  const refs = refFollower({ files, limits, complain: () => {}, lost: () => {} }, (code, place, args, details) => {
    if (!("target" in args) || !known.hasRef(place.file, args.target)) report(code, place, args, details);
  });
  const whole = wholeSpec(spec, refs.follow);
  // Before places are looked up: that follows references which are left out.
  refs.finish();
  const verdict = await validate(withoutReported(whole.document, version));
  switch (verdict.kind) {
    case "valid":
      break;
    case "faults":
      reportFaults(source, schemaFaults(verdict.faults), whole, known);
      break;
    case "unplaced":
      report("spec-validation", fileAt(source), { spec: source, problem: sentence(verdict.message) });
      break;
    case "failed":
      report("spec-validation-failed", fileAt(source), { spec: source, reason: verdict.reason });
      break;
  }
}

function versionOf(value: unknown): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const version = ownValue(value, "openapi") ?? ownValue(value, "swagger");
  return typeof version === "string" ? version : undefined;
}

/** Without what is reported anyway, and what navc needs no `paths` for: the validator would look at nothing else. */
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

function reportFaults(
  spec: string,
  faults: readonly SchemaFault[],
  { originOf }: WholeSpec,
  { report, hasPlace }: ReportedPlaces,
): void {
  const placed = faults.flatMap(({ path, key, problem }): readonly PlacedFault[] => {
    const at = originOf(path);
    const { file, pointer } = (key === undefined ? undefined : childOf(at, key)) ?? at;
    const place = key === undefined ? valueAt(file.source, pointer) : keyAt(file.source, childPointer(at.pointer, key));
    return hasPlace(file.source, pointer) ? [] : [{ place, problem, operation: operationAt(path) }];
  });
  // What several operations refer to is wrong once.
  const causes = [...groupBy(placed, ({ place, problem }) => JSON.stringify([place, problem])).values()];
  const most = readingLimits.spec.problems;
  for (const [first, ...others] of causes.slice(0, most)) {
    const operations = [...new Set([first!, ...others].flatMap(({ operation }) => operation ?? []))];
    report("spec-validation", first!.place, { spec, problem: first!.problem, operations });
  }
  const left = causes.length - most;
  if (left > 0)
    report("spec-validation", fileAt(spec), {
      spec,
      problem: `${left} more of its values ${left === 1 ? "is" : "are"} wrong`,
    });
}

/** The operation that a path leads into, as an entry would name it. */
function operationAt([field, target, method]: readonly string[]): string | undefined {
  if (target === undefined || method === undefined) return undefined;
  if (field === "webhooks") return `WEBHOOK ${target}`;
  return field === "paths" && method !== "parameters" && method !== "servers"
    ? `${method.toUpperCase()} ${target}`
    : undefined;
}

/** The first line of a message of the parser, as a clause. */
function sentence(message: string): string {
  const [line = ""] = message.trim().split("\n", 1);
  return line.slice(0, 200).replace(/^Validation failed\. |\.$/g, "");
}

/** Reports once for all AsyncAPI documents that they are not validated. */
export function reportUnvalidated(sources: readonly string[], report: Report): void {
  const [first] = sources;
  if (first !== undefined) report("spec-validation-skipped", fileAt(first), { specs: sources, version: "AsyncAPI" });
}
