// Finds the operation that an endpoint entry names. (D7, D9)
import type { BoundEndpoint, NodeSource } from "../bind/bound-tree.ts";
import type { SpecAttachment } from "../contract/spec-attachment.ts";
import { holdersOf, ownMethods, type FindHolders } from "../specs/find-operation.ts";
import {
  type Operation,
  type SpecCatalog,
  type SpecDocument,
  type SpecState,
  unknownSpec,
  unresolvedOperation,
  type NamedOperation,
  type UnreadOperation,
} from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";

/** An entry whose operation a spec has. */
export interface FoundEndpoint {
  readonly kind: "found";
  readonly document: SpecDocument;
  readonly operation: Operation;
  /** The folder of its page; undefined for the default. */
  readonly directory: string | undefined;
  readonly slug: SpecAttachment["slug"];
  /** Where docs.json names its spec. */
  readonly at: NodeSource;
}

/** An entry whose spec could not be read. It keeps its page (D33, D56). */
export interface UnresolvedEndpoint {
  readonly kind: "unresolved";
  readonly operation: UnreadOperation;
  readonly directory: string | undefined;
  readonly slug: SpecAttachment["slug"];
  readonly at: NodeSource;
  /** The documents in force, if the entry names another spec, perhaps by mistake. */
  readonly mayMean: readonly SpecDocument[];
}

/** An entry at a place where no spec is in force. It keeps its page. */
export interface EndpointWithoutSpec {
  readonly kind: "without-spec";
  readonly operation: UnreadOperation;
  readonly directory: undefined;
  readonly slug: undefined;
  readonly at: NodeSource;
}

/** What was found for an endpoint entry of `pages`. */
export type EndpointResolution =
  | FoundEndpoint
  | UnresolvedEndpoint
  | EndpointWithoutSpec
  /** The only documents that have the operation exclude it. */
  | { readonly kind: "excluded"; readonly document: SpecDocument }
  /** None of the documents has it. */
  | { readonly kind: "unknown"; readonly documents: readonly SpecDocument[] }
  /** Its method is not used in these documents, and is not one that every spec can have. */
  | { readonly kind: "unknown-method"; readonly documents: readonly SpecDocument[] };

/** A resolution with a page. */
export type EndpointWithPage = Extract<EndpointResolution, { readonly operation: NamedOperation }>;

interface Candidate {
  readonly state: SpecState;
  readonly directory: string | undefined;
  readonly slug: SpecAttachment["slug"];
  readonly at: NodeSource;
}

interface ReadCandidate extends Candidate {
  readonly document: SpecDocument;
}

/** The specs that an entry may mean. */
interface Candidates {
  /** The first one that could not be read. */
  readonly unread: Candidate | undefined;
  readonly documents: readonly SpecDocument[];
  /** By the path or address of their spec, the first one of each. */
  readonly bySource: ReadonlyMap<string, Candidate>;
  readonly holders: FindHolders<ReadCandidate>;
}

/** What was found for an endpoint entry. */
export function resolveEndpoint(entry: BoundEndpoint, specs: SpecCatalog): EndpointResolution {
  const { method, methodKind, target, inForce } = entry;
  const candidates = candidatesOf(entry, specs);
  const { documents, unread } = candidates;
  if (methodKind === "none") return { kind: "unknown-method", documents };
  const holders = candidates.holders(method, target);
  for (const { document, directory, slug, at } of holders) {
    const operation = specs.operation(document, method, target)!;
    if (!operation.excluded) return { kind: "found", document, operation, directory, slug, at };
  }
  if (holders[0] !== undefined) return { kind: "excluded", document: holders[0].document };
  // What could not be read was reported once; its entries stay in the tree (D1).
  if (unread !== undefined) {
    const mayMean = entry.spec === undefined ? [] : candidatesInForce(entry, specs).documents;
    return unresolved(addressOfSpec(unread.state), entry, unread, mayMean);
  }
  if (entry.spec === undefined && inForce.openapi?.isDamaged === true)
    return unresolved(unknownSpec, entry, { directory: undefined, slug: undefined, at: entry.source }, []);
  if (methodKind === "own" && !ownMethods(documents).has(method)) return { kind: "unknown-method", documents };
  if (entry.spec === undefined && documents.length === 0) {
    const operation = unresolvedOperation(unknownSpec, method, target);
    return { kind: "without-spec", operation, directory: undefined, slug: undefined, at: entry.source };
  }
  return { kind: "unknown", documents };
}

/** True for an entry that keeps its page. */
export function hasPage(resolution: EndpointResolution): resolution is EndpointWithPage {
  return "operation" in resolution;
}

function unresolved(
  spec: string,
  { method, target }: BoundEndpoint,
  { directory, slug, at }: Pick<Candidate, "directory" | "slug" | "at">,
  mayMean: readonly SpecDocument[],
): UnresolvedEndpoint {
  return { kind: "unresolved", operation: unresolvedOperation(spec, method, target), directory, slug, at, mayMean };
}

function candidatesOf(entry: BoundEndpoint, specs: SpecCatalog): Candidates {
  const inForce = candidatesInForce(entry, specs);
  if (entry.spec === undefined) return inForce;
  const state = specs.resolve({ word: entry.spec, file: entry.source.file, kind: "openapi" });
  const same = inForce.bySource.get(addressOfSpec(state));
  return candidatesAmong([{ state, directory: same?.directory, slug: same?.slug, at: same?.at ?? entry.source }]);
}

function candidatesInForce({ inForce }: BoundEndpoint, specs: SpecCatalog): Candidates {
  return inForce.openapi === undefined ? noCandidates : candidatesIn(specs)(inForce.openapi.attachments);
}

// All entries below a division share its list, which may be long.
const candidatesIn = perObject((specs: SpecCatalog) =>
  perObject((attachments: readonly SpecAttachment[]) =>
    candidatesAmong(
      attachments.map(({ source, directory, slug, file, kind, pointer }): Candidate => ({
        state: specs.resolve({ word: source, file, kind }),
        directory,
        slug,
        at: { file, pointer },
      })),
    ),
  ),
);

function candidatesAmong(list: readonly Candidate[]): Candidates {
  const read = list.flatMap((candidate): readonly ReadCandidate[] =>
    candidate.state.kind === "read" ? [{ ...candidate, document: candidate.state.document }] : [],
  );
  return {
    unread: list.find(({ state }) => state.kind === "remote") ?? list.find(({ state }) => state.kind === "unread"),
    documents: read.map(({ document }) => document),
    bySource: new Map(list.toReversed().map((candidate) => [addressOfSpec(candidate.state), candidate])),
    holders: holdersOf(read, ({ document }) => document),
  };
}

const noCandidates = candidatesAmong([]);

/** The path or address of a spec, read or not. */
export function addressOfSpec(state: SpecState): string {
  return state.kind === "read" ? state.document.source : state.source;
}
