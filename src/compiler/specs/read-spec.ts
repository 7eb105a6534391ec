// Reads a parsed file as a spec.
import type { Dialect } from "../contract/dialect.ts";
import type { Limits } from "../contract/limits.ts";
import type { SpecKind } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { longTexts } from "../diagnostics/long-texts.ts";
import { fileAt, keyAt, valueAt } from "../diagnostics/place.ts";
import { isJsonObject, kindOfJson, ownValue, withoutUndefined, type JsonObject } from "../text/json-value.ts";
import { asyncApiOperations, asyncApiProblem, isAsyncApi2 } from "./asyncapi.ts";
import { refusedParts } from "./refused-parts.ts";
import { refFollower } from "./follow-refs.ts";
import { isOpenApi32 } from "./openapi-version.ts";
import { openApiOperations } from "./openapi.ts";
import { overlayFacts } from "./overlay-facts.ts";
import type { LostOperation, Operation, SpecDocument } from "./spec-catalog.ts";
import type { SpecFile, SpecFiles } from "./spec-files.ts";
import type { OverlaySpec } from "./spec-overlays.ts";
import { complaints, wholeFile, type SpecReading, type SpecValue } from "./spec-value.ts";
import { readingLimits } from "../text/reading-limits.ts";
import { judgeOpenApi, type Verdict } from "./swagger-parser.ts";

/** How a description language is recognized, checked and read. */
interface SpecLanguage {
  /** The top-level keys that hold its version. */
  readonly versionFields: readonly string[];
  readonly judge: (document: JsonObject) => Verdict | Promise<Verdict>;
  readonly operationsOf: (reading: SpecReading) => readonly Operation[];
}

// A document with the keys of several is of the first.
const specLanguages: Readonly<Record<SpecKind, SpecLanguage>> = {
  openapi: { versionFields: ["openapi", "swagger"], judge: judgeOpenApi, operationsOf: openApiOperations },
  asyncapi: { versionFields: ["asyncapi"], judge: judgeAsyncApi, operationsOf: asyncApiOperations },
};

const specKinds = Object.keys(specLanguages) as readonly SpecKind[];

/** What is shared by the reading of all specs. */
export interface ReadingInput {
  readonly files: SpecFiles;
  readonly dialect: Dialect;
  readonly limits: Limits;
  /** How many more operations all specs together may have: at most as many as the result may have nodes. */
  readonly operations: { left: number; isReported?: true };
  readonly copies: SpecReading["copies"];
  /** The folder of the repository that a spec belongs to; "" for the site itself. */
  readonly mountOf: (source: string) => string;
  /** Applies the overlays of a spec. */
  readonly overlay: OverlaySpec;
}

/** The document in a file, its overlays applied; undefined, with a report, if it is not a spec. */
export async function readSpec(
  written: SpecFile,
  { files, dialect, limits: given, operations: budget, copies, mountOf, overlay }: ReadingInput,
  report: Report,
): Promise<SpecDocument | undefined> {
  const limits = { ...given, operations: Math.min(given.operations, budget.left) };
  const kind = kindOfSpec(written.value);
  if (kind === undefined) {
    const problem = whyNoSpec(written.value);
    report("spec-invalid", fileAt(written.source), { spec: written.source, problem, lost: "all" });
    return undefined;
  }
  const overlaid = kind === "openapi" ? await overlay(written, report) : undefined;
  const spec = overlaid?.file ?? written;
  if (!(await passes(spec, kind, report))) return undefined;
  const { complain, finish } = complaints(spec, report);
  const lost: LostOperation[] = [];
  const lose = ({ file, pointer }: SpecValue): void => {
    if (lost.length < readingLimits.spec.problems) lost.push({ kind: "operation", file: file.source, pointer });
  };
  const lostOverlays = overlaid !== undefined && overlaid.lost.length > 0 ? overlaid.lost : undefined;
  if (spec.hasDuplicateKeys || lostOverlays !== undefined) lose(wholeFile(spec));
  const refs = refFollower({ files, limits, complain, lost: lose }, report);
  const long = longTexts(report);
  const isRefused = dialect === "mintlify";
  const common = { spec, limits, isRefused, report, complain, lose, long, copies };
  const reading: SpecReading = { ...common, mount: mountOf(spec.source), follow: refs.follow };
  const operations = specLanguages[kind].operationsOf(reading);
  if (isRefused) reportRefused(spec, report);
  refs.finish();
  finish();
  long.report();
  const kept = withinLimit(operations, spec, { limits: given, operations: budget }, report);
  budget.left -= kept?.length ?? 0;
  if (kept !== undefined && kept.length < operations.length)
    lost.push({ kind: "limit", file: spec.source, pointer: "" });
  const overlays = overlaid && overlaid.applied.length > 0 ? overlayFacts(overlaid) : undefined;
  const isEmpty = isEmptySpec(spec.value, kind) ? true : undefined;
  return (
    kept && withoutUndefined({ source: spec.source, kind, operations: kept, lost, overlays, lostOverlays, isEmpty })
  );
}

function reportRefused({ source, value }: SpecFile, report: Report): void {
  const document = value as JsonObject;
  if (isAsyncApi2(document["asyncapi"]))
    report("spec-refused", valueAt(source, "/asyncapi"), { spec: source, fault: { kind: "AsyncAPI 2" } });
  if (!isOpenApi32(value)) return;
  for (const { pointer, fault } of refusedParts(document))
    report("spec-refused", valueAt(source, pointer), { spec: source, fault });
}

/** True without a path, for which a webhook does as well since OpenAPI 3.1, or without a channel. */
function isEmptySpec(document: unknown, kind: SpecKind): boolean {
  const entriesOf = (field: string): number => {
    const entries = isJsonObject(document) ? ownValue(document, field) : undefined;
    return isJsonObject(entries) ? Object.keys(entries).length : 0;
  };
  return kind === "openapi" ? entriesOf("paths") + entriesOf("webhooks") === 0 : entriesOf("channels") === 0;
}

/** The description language of a parsed text, by its top-level keys; undefined if it is not a spec. */
export function kindOfSpec(value: unknown): SpecKind | undefined {
  if (!isJsonObject(value)) return undefined;
  return specKinds.find((kind) => versionField(kind, value) !== undefined);
}

function versionField(kind: SpecKind, document: JsonObject): string | undefined {
  return specLanguages[kind].versionFields.find((field) => Object.hasOwn(document, field));
}

function whyNoSpec(value: unknown): string {
  if (value === undefined || value === null) return "it is empty. Write an OpenAPI or AsyncAPI document into it";
  if (!isJsonObject(value)) return `it holds ${kindOfJson(value)}, and has to hold an object with "openapi" at its top`;
  return `it has none of "openapi", "swagger" and "asyncapi" at its top. Name an OpenAPI or AsyncAPI document`;
}

async function passes({ source, value }: SpecFile, kind: SpecKind, report: Report): Promise<boolean> {
  const document = value as JsonObject;
  const verdict = await specLanguages[kind].judge(document);
  if (verdict.kind === "fine") return true;
  const field = versionField(kind, document) ?? kind;
  const { kind: severity, pointer } = verdict;
  const place = pointer === undefined ? keyAt(source, `/${field}`) : valueAt(source, pointer);
  const { problem } = verdict;
  if (severity === "warning") report("spec-version", place, { spec: source, problem });
  else report("spec-invalid", place, { spec: source, problem, lost: "all" });
  return verdict.kind === "warning";
}

function judgeAsyncApi(document: JsonObject): Verdict {
  const problem = asyncApiProblem(document["asyncapi"]);
  return problem === undefined ? { kind: "fine" } : { kind: "warning", problem, pointer: "/asyncapi" };
}

/** The operations within the limit; one more than the limit was read, to notice if there are too many. Undefined if all specs together have too many, because a part of a spec would look complete. */
function withinLimit(
  operations: readonly Operation[],
  { source }: SpecFile,
  { limits, operations: budget }: Pick<ReadingInput, "limits" | "operations">,
  report: Report,
): readonly Operation[] | undefined {
  if (operations.length <= Math.min(limits.operations, budget.left)) return operations;
  if (limits.operations <= budget.left) {
    const what = `The number of operations of ${source}`;
    report("limit-exceeded", fileAt(source), { what, limit: String(limits.operations), option: "operations" });
    return operations.slice(0, limits.operations);
  }
  if (budget.isReported !== true) {
    const what = `The number of operations of all specs, counted up to ${source},`;
    report("limit-exceeded", fileAt(source), { what, limit: String(limits.nodes), option: "nodes" });
  }
  budget.isReported = true;
  // None of the specs that follow is read for long.
  budget.left = 0;
  return undefined;
}
