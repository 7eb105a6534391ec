// Which operation does an endpoint entry name? (D7, D9)
import type { BoundEndpoint } from "../bind/bound-tree.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import { nearestOperation } from "../specs/nearest-operation.ts";
import type { Operation, SpecCatalog, SpecDocument, SpecState } from "../specs/spec-catalog.ts";
import type { UnfetchedSpecs } from "./unfetched-specs.ts";

/** An operation, where its page goes, and whether its spec was not fetched so that nothing else is known of it. */
export interface FoundEndpoint {
  readonly document: SpecDocument;
  readonly operation: Operation;
  readonly directory: string | undefined;
}

/** What looking up an entry needs. */
export interface EndpointLookup {
  readonly specs: SpecCatalog;
  readonly unfetched: UnfetchedSpecs;
  readonly report: Report;
}

interface Candidate {
  readonly state: SpecState;
  readonly directory: string | undefined;
}

/** What an entry of `pages` leads to; undefined, with a report, when that is nothing. */
export function findEndpoint(entry: BoundEndpoint, lookup: EndpointLookup): FoundEndpoint | undefined {
  const { specs, unfetched, report } = lookup;
  const candidates = candidatesOf(entry, specs);
  for (const { state, directory } of candidates) {
    const operation = state.kind === "read" ? specs.operation(state.document, entry.method, entry.target) : undefined;
    if (state.kind === "read" && operation !== undefined) {
      if (operation.excluded) return excluded(entry, state.document, report);
      return { document: state.document, operation, directory };
    }
  }
  const remote = candidates.find(({ state }) => state.kind === "remote");
  if (remote !== undefined)
    return { ...unfetched(sourceOf(remote.state), entry.method, entry.target), directory: remote.directory };
  tellMissing(entry, candidates, report);
  return undefined;
}

function candidatesOf(entry: BoundEndpoint, specs: SpecCatalog): readonly Candidate[] {
  const inForce = (entry.inForce.openapi?.attachments ?? []).map(({ source, directory, file, kind }): Candidate => ({
    state: specs.resolve({ word: source, file, kind }),
    directory,
  }));
  if (entry.spec === undefined) return inForce;
  const state = specs.resolve({ word: entry.spec, file: entry.source.file, kind: "openapi" });
  return [{ state, directory: inForce.find((candidate) => sourceOf(candidate.state) === sourceOf(state))?.directory }];
}

/** The path or address of a spec, read or not. */
export function sourceOf(state: SpecState): string {
  return state.kind === "read" ? state.document.source : state.source;
}

function excluded({ source, method, target }: BoundEndpoint, document: SpecDocument, report: Report): undefined {
  report("endpoint-excluded", valueAt(source.file, source.pointer), {
    entry: `${method} ${target}`,
    spec: document.source,
  });
  return undefined;
}

// A spec that can't be read was told once; an error at each of its entries would bury it.
function tellMissing(
  { source, method, target, written }: BoundEndpoint,
  candidates: readonly Candidate[],
  report: Report,
): void {
  const place = valueAt(source.file, source.pointer);
  if (candidates.length === 0) report("endpoint-without-spec", place, { entry: written });
  const [first] = candidates.flatMap(({ state }) => (state.kind === "read" ? [state.document] : []));
  if (first === undefined || candidates.some(({ state }) => state.kind === "unread")) return;
  const nearest = nearestOperation(first, method, target);
  report(
    "endpoint-unknown",
    place,
    { entry: `${method} ${target}`, spec: first.source, nearest },
    nearest === undefined ? {} : { suggestion: nearest },
  );
}
