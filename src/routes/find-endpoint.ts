// Which operation does an endpoint entry name? (D7, D9)
import type { BoundEndpoint, NodeSource } from "../bind/bound-tree.ts";
import { entryText } from "../contract/endpoint-entry.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { HintBudget } from "../hints/hint-budget.ts";
import { nearestOperation, type NamedOperation } from "../hints/nearest-operation.ts";
import type { SpecAttachment } from "../contract/spec-source.ts";
import { entryMethod, holdersOf, type FindHolders } from "../specs/find-operation.ts";
import type { Operation, SpecCatalog, SpecDocument, SpecState } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
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
  readonly hints: HintBudget;
  readonly report: Report;
  readonly repeated: RepeatedFindings;
  /** Takes the list of specs of an entry that names none of their operations: it may have meant any of them. */
  readonly doubtful: Set<readonly SpecDocument[]>;
}

interface Candidate {
  readonly state: SpecState;
  readonly directory: string | undefined;
  readonly at: NodeSource;
}

/** The specs that an entry may mean. */
interface Candidates {
  /** The first one that could not be read. */
  readonly silent: Candidate | undefined;
  readonly documents: readonly SpecDocument[];
  /** By the path or address of their spec, the first of each. */
  readonly bySource: ReadonlyMap<string, Candidate>;
  readonly holders: FindHolders<ReadCandidate>;
}

interface ReadCandidate extends Candidate {
  readonly document: SpecDocument;
}

/**
 * What an entry of `pages` leads to; undefined, with a report, when that is nothing. One of a spec that nobody can know,
 * reported or not, leads to a stand-in (D33, D56).
 */
export function findEndpoint(entry: BoundEndpoint, lookup: EndpointLookup): FoundEndpoint | undefined {
  const { specs, standIn, report, doubtful } = lookup;
  const { method, target } = entry;
  const candidates = candidatesOf(entry, specs);
  if (entry.names === "unknown method") {
    doubtful.add(candidates.documents);
    return undefined;
  }
  const holders = candidates.holders(method, target);
  for (const { document, directory, at } of holders) {
    const operation = specs.operation(document, method, target)!;
    if (!operation.excluded) return { document, operation, directory, at };
  }
  if (holders[0] !== undefined) return tellExcluded(entry, holders[0].document, report);
  // What could not be read was told once; its entries stay in the tree and get no error each (D1).
  const { silent } = candidates;
  if (silent !== undefined) {
    // An entry with another spec by mistake takes its page from the one in force.
    if (entry.spec !== undefined) doubtful.add(inForceOf(entry, specs).documents);
    const { state, directory, at } = silent;
    return { ...standIn(sourceOf(state), method, target), directory, at };
  }
  if (entry.spec === undefined && isSpecUnknown(entry.inForce, candidates)) {
    if (entry.inForce.openapi?.isDamaged !== true) tellWithoutSpec(entry, lookup);
    return { ...standIn(unknownSpec, method, target), directory: undefined, at: entry.source };
  }
  tellUnknown(entry, candidates.documents, lookup);
  return undefined;
}

/** The name of a spec that is not known. */
export const unknownSpec = "";

/** One more may be in force than those that can be read, or none is. */
function isSpecUnknown({ openapi }: BoundEndpoint["inForce"], { documents }: Candidates): boolean {
  return openapi?.isDamaged === true || documents.length === 0;
}

function inForceOf({ inForce }: BoundEndpoint, specs: SpecCatalog): Candidates {
  return inForce.openapi === undefined ? noCandidates : candidatesIn(specs)(inForce.openapi.attachments);
}

// All entries below a division share its list, which may be long.
const candidatesIn = perObject((specs: SpecCatalog) =>
  perObject((attachments: readonly SpecAttachment[]) =>
    candidatesAmong(
      attachments.map(({ source, directory, file, kind, pointer }): Candidate => ({
        state: specs.resolve({ word: source, file, kind }),
        directory,
        at: { file, pointer },
      })),
    ),
  ),
);

function candidatesOf(entry: BoundEndpoint, specs: SpecCatalog): Candidates {
  const inForce = inForceOf(entry, specs);
  if (entry.spec === undefined) return inForce;
  const state = specs.resolve({ word: entry.spec, file: entry.source.file, kind: "openapi" });
  const same = inForce.bySource.get(sourceOf(state));
  return candidatesAmong([{ state, directory: same?.directory, at: same?.at ?? entry.source }]);
}

function candidatesAmong(list: readonly Candidate[]): Candidates {
  const read = list.flatMap((candidate): readonly ReadCandidate[] =>
    candidate.state.kind === "read" ? [{ ...candidate, document: candidate.state.document }] : [],
  );
  return {
    silent: list.find(({ state }) => state.kind === "remote") ?? list.find(({ state }) => state.kind === "unread"),
    documents: read.map(({ document }) => document),
    bySource: new Map(list.toReversed().map((candidate) => [sourceOf(candidate.state), candidate])),
    holders: holdersOf(read, ({ document }) => document),
  };
}

const noCandidates = candidatesAmong([]);

/** The path or address of a spec, read or not. */
export function sourceOf(state: SpecState): string {
  return state.kind === "read" ? state.document.source : state.source;
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
  { hints, report, doubtful }: EndpointLookup,
): void {
  const place = valueAt(source.file, source.pointer);
  doubtful.add(documents);
  const nearest = nearestOf(documents, { method, target }, hints);
  const details = nearest === undefined ? {} : { suggestion: spec === undefined ? nearest : `${spec} ${nearest}` };
  report(
    "endpoint-unknown",
    place,
    { entry: entryText(method, target), specs: firstSources(documents), nearest },
    details,
  );
}

// A message names five, and a baseline knows a problem by these.
const sourcesAtMost = 100;

/** The paths or addresses of some specs, at most a hundred. */
export function firstSources(documents: readonly SpecDocument[]): readonly string[] {
  return documents.slice(0, sourcesAtMost).map(({ source }) => source);
}

/** What the writer of an entry meant, from the first document that has something like it. */
export function nearestOf(
  documents: readonly SpecDocument[],
  entry: NamedOperation,
  hints: HintBudget,
): string | undefined {
  for (const document of documents) {
    if (!hints.take("operation")) return undefined;
    const nearest = nearestOperation(namedOperations(document), entry, hints);
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

const namedOperations = perObject(({ operations }: SpecDocument): readonly NamedOperation[] =>
  operations
    .filter(({ excluded }) => !excluded)
    .map((operation) => ({ method: entryMethod(operation), target: operation.target })),
);
