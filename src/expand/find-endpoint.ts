// Which operation does an endpoint entry name? (D7, D9)
import type { BoundEndpoint, NodeSource } from "../bind/bound-tree.ts";
import { entryText } from "../contract/endpoint-entry.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import { nearestOperation } from "../specs/nearest-operation.ts";
import type { Operation, SpecCatalog, SpecDocument, SpecState } from "../specs/spec-catalog.ts";
import type { RepeatedFindings } from "./repeated-findings.ts";
import type { StandIns } from "./stand-ins.ts";

/** An operation, the folder its page goes below, and where docs.json names its spec. */
export interface FoundEndpoint {
  readonly document: SpecDocument;
  readonly operation: Operation;
  readonly directory: string | undefined;
  readonly at: NodeSource;
}

/** What looking up an entry needs. */
export interface EndpointLookup {
  readonly specs: SpecCatalog;
  readonly standIn: StandIns;
  readonly report: Report;
  readonly repeated: RepeatedFindings;
  /** Takes the specs of an entry that names none of their operations: it may have meant any of them. */
  readonly doubtful: Set<SpecDocument>;
}

interface Candidate {
  readonly state: SpecState;
  readonly directory: string | undefined;
  readonly at: NodeSource;
}

/**
 * What an entry of `pages` leads to; undefined, with a report, when that is nothing. One of a spec that nobody can know,
 * reported or not, leads to a stand-in (D33, D56).
 */
export function findEndpoint(entry: BoundEndpoint, lookup: EndpointLookup): FoundEndpoint | undefined {
  const { specs, standIn, report, doubtful } = lookup;
  const { method, target } = entry;
  const candidates = candidatesOf(entry, specs);
  if (entry.isReported === true) {
    for (const document of documentsOf(candidates)) doubtful.add(document);
    return undefined;
  }
  const holders = candidates.flatMap(({ state, directory, at }): readonly FoundEndpoint[] => {
    const operation = state.kind === "read" ? specs.operation(state.document, method, target) : undefined;
    return state.kind === "read" && operation !== undefined
      ? [{ document: state.document, operation, directory, at }]
      : [];
  });
  const found = holders.find(({ operation }) => !operation.excluded);
  if (found !== undefined) return found;
  if (holders[0] !== undefined) return tellExcluded(entry, holders[0].document, report);
  // What could not be read was told once; its entries stay in the tree and get no error each (D1).
  const silent = firstSilent(candidates);
  if (silent !== undefined) {
    // An entry with another spec by mistake takes its page from the one in force.
    for (const document of entry.spec === undefined ? [] : documentsOf(inForceOf(entry, specs))) doubtful.add(document);
    const { state, directory, at } = silent;
    return { ...standIn(sourceOf(state), method, target), directory, at };
  }
  if (entry.spec === undefined && isSpecUnknown(entry.inForce, candidates)) {
    if (entry.inForce.openapi?.isDamaged !== true) tellWithoutSpec(entry, lookup);
    return { ...standIn(unknownSpec, method, target), directory: undefined, at: entry.source };
  }
  tellUnknown(entry, documentsOf(candidates), lookup);
  return undefined;
}

/** The name of a spec that is not known. */
export const unknownSpec = "";

/** One more may be in force than those that can be read, or none is. */
function isSpecUnknown({ openapi }: BoundEndpoint["inForce"], candidates: readonly Candidate[]): boolean {
  return openapi?.isDamaged === true || candidates.length === 0;
}

function inForceOf({ inForce }: BoundEndpoint, specs: SpecCatalog): readonly Candidate[] {
  return (inForce.openapi?.attachments ?? []).map(({ source, directory, file, kind, pointer }): Candidate => ({
    state: specs.resolve({ word: source, file, kind }),
    directory,
    at: { file, pointer },
  }));
}

function candidatesOf(entry: BoundEndpoint, specs: SpecCatalog): readonly Candidate[] {
  const inForce = inForceOf(entry, specs);
  if (entry.spec === undefined) return inForce;
  const state = specs.resolve({ word: entry.spec, file: entry.source.file, kind: "openapi" });
  const same = inForce.find((candidate) => sourceOf(candidate.state) === sourceOf(state));
  return [{ state, directory: same?.directory, at: same?.at ?? entry.source }];
}

/** The path or address of a spec, read or not. */
export function sourceOf(state: SpecState): string {
  return state.kind === "read" ? state.document.source : state.source;
}

function firstSilent(candidates: readonly Candidate[]): Candidate | undefined {
  return (
    candidates.find(({ state }) => state.kind === "remote") ?? candidates.find(({ state }) => state.kind === "unread")
  );
}

function tellExcluded({ source, method, target }: BoundEndpoint, document: SpecDocument, report: Report): undefined {
  report("endpoint-excluded", valueAt(source.file, source.pointer), {
    entry: entryText(method, target),
    spec: document.source,
  });
  return undefined;
}

// One missing line makes all entries below it endpoints without a spec.
function tellWithoutSpec({ source, written }: BoundEndpoint, { repeated }: EndpointLookup): void {
  const section = source.pointer.split("/").slice(0, 4).join("/");
  const place = valueAt(source.file, source.pointer);
  repeated.add("endpoint-without-spec", section, place, { entry: written, page: undefined });
}

function tellUnknown(
  { source, spec, method, target }: BoundEndpoint,
  documents: readonly SpecDocument[],
  { report, doubtful }: EndpointLookup,
): void {
  const place = valueAt(source.file, source.pointer);
  for (const document of documents) doubtful.add(document);
  const nearest = nearestOf(documents, method, target);
  const details = nearest === undefined ? {} : { suggestion: spec === undefined ? nearest : `${spec} ${nearest}` };
  const specs = documents.map((document) => document.source);
  report("endpoint-unknown", place, { entry: entryText(method, target), specs, nearest }, details);
}

function documentsOf(candidates: readonly Candidate[]): readonly SpecDocument[] {
  return candidates.flatMap(({ state }) => (state.kind === "read" ? [state.document] : []));
}

/** What the writer of an entry meant, from the first document that has something like it. */
export function nearestOf(documents: readonly SpecDocument[], method: string, target: string): string | undefined {
  for (const document of documents) {
    const nearest = nearestOperation(document, method, target);
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}
