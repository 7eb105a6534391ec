// Defines the data about specs that navigation needs, for specs that were read and for others.
import type { WrittenPlace } from "../overlays/overlaid-document.ts";
import type { PageGroups } from "../contract/page-groups.ts";
import type { SpecKind } from "../contract/spec-attachment.ts";
import type { Place } from "../diagnostics/place.ts";
import type { JsonObject } from "../text/json-value.ts";

/** The group that a tag makes for the pages of its operations. */
export interface TagGroup {
  /** The tag as written in the spec; it is a folder of their addresses. */
  readonly tag: string;
  readonly label: string;
  /** The group that contains it. */
  readonly parent: TagGroup | undefined;
  /** Which operations it has: those of its tag only, as in OpenAPI 3.2, or those of all tags with its label. */
  readonly sharedBy: "tag" | "label";
}

/** One operation, webhook or channel of a spec that was read. */
export interface Operation {
  /** The path of its spec from the docs root, or its address. */
  readonly spec: string;
  readonly kind: "path" | "webhook" | "channel";
  /** Upper case: `GET`; for a webhook the method it is sent with; for a channel `""`. */
  readonly method: string;
  /** The path as written in the spec, the webhook's name, or the channel's key. */
  readonly target: string;
  /** The address of a channel, if that is not its key. */
  readonly address?: string;
  readonly operationId: string | undefined;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  /** As written in the spec. */
  readonly tags: readonly string[];
  /** Undefined if no tag makes one. */
  readonly group: TagGroup | undefined;
  /** What a tag of the kind `badge` adds to its page. */
  readonly badge: string | undefined;
  /** `x-hidden`: the operation has a page, but no place in the tree. */
  readonly hidden: boolean;
  /** `x-excluded`: the operation has no page. */
  readonly excluded: boolean;
  /** `x-mint.href` and `x-mint.metadata` (D8). */
  readonly mint: { readonly href?: string; readonly metadata?: JsonObject } | undefined;
  /** `x-mint.groups` of its path item and of itself (D245); absent if there are none. */
  readonly groups?: PageGroups;
  /** Where the operation object is written, after `$ref`. */
  readonly file: string;
  readonly pointer: string;
}

/** A spec that could be read. Operations are in the order of D8. */
export interface SpecDocument {
  /** From the docs root, or its address. */
  readonly source: string;
  readonly kind: SpecKind;
  readonly operations: readonly Operation[];
  /** What could not be read and may be an operation or its address, and what was left out because of a limit. At most ten. */
  readonly lost: readonly LostOperation[];
  /** What overlays changed; absent where none did. */
  readonly overlays?: SpecOverlays;
  /** The files in which it was reported that an overlay can't be applied, which may add operations. */
  readonly lostOverlays?: readonly string[];
  /** It has no paths and no webhooks, or no channels. */
  readonly isEmpty?: true;
}

/** An operation that an overlay removed, and the action that did. */
export interface RemovedOperation extends Pick<Operation, "kind" | "method" | "target"> {
  /** The action. */
  readonly by: WrittenPlace;
}

/** What overlays changed of the operations of a spec. */
export interface SpecOverlays {
  /** The paths and addresses of those that were applied, in order. */
  readonly applied: readonly string[];
  readonly removed: readonly RemovedOperation[];
  /** The actions that added an operation or changed one of its fields, in their order, with the fields. */
  readonly changesOf: (
    operation: Operation,
  ) => readonly { readonly by: WrittenPlace; readonly fields: readonly string[] }[];
}

/** Something of a spec that could not be read, and where it is written. */
export interface LostOperation {
  readonly kind: "operation" | "limit";
  readonly file: string;
  readonly pointer: string;
}

/** The state of a source: it was read, or why not. `unread` ones were reported. */
export type SpecState =
  | { readonly kind: "read"; readonly document: SpecDocument }
  | { readonly kind: "remote"; readonly source: string }
  | { readonly kind: "unread"; readonly source: string };

/** A spec word and the file it is written in: docs.json, a `$ref`ed file, or a page. */
export interface SpecWord {
  readonly word: string;
  readonly file: string;
  readonly kind: SpecKind;
}

/** An address that was not fetched because the network is switched off, and where it is named. */
export interface UnfetchedSpec {
  readonly url: string;
  readonly places: readonly [Place, ...(readonly Place[])];
}

/** Every named spec and, if a bare entry needs them, the specs that nothing names (D10). */
export interface SpecCatalog {
  /** What a spec word means at its place (D7, D9). */
  resolve(word: SpecWord): SpecState;
  /** The operation of a document: its path is compared exactly, else without one trailing slash (D7). `method` in upper case or `WEBHOOK`. */
  operation(document: SpecDocument, method: string, target: string): Operation | undefined;
  /** The documents that have an operation, in their order. */
  holders(documents: readonly SpecDocument[], method: string, target: string): readonly SpecDocument[];
  /** Documents named in docs.json or front matter, in the order of their first mention. */
  readonly named: readonly SpecDocument[];
  /** Documents that nothing names, in path order; empty unless a bare entry needed them. */
  readonly found: readonly SpecDocument[];
  /** Addresses of specs that were not fetched, in the order of their first mention. */
  readonly remote: readonly string[];
  /** The addresses that were not even tried: all of them, or none. */
  readonly unfetched: readonly UnfetchedSpec[];
  /** Words and paths of specs that are missing or can't be read (reported): named ones first, in the order of their first mention. */
  readonly unread: readonly string[];
}

/** The catalogue of a site on which nothing names a spec or an endpoint. */
export const noSpecs: SpecCatalog = {
  resolve: ({ word }) => ({ kind: "unread", source: word }),
  operation: () => undefined,
  holders: () => [],
  named: [],
  found: [],
  remote: [],
  unfetched: [],
  unread: [],
};

/** The operation of an entry whose spec was not read. Only the text of the entry is known (D9, D56). */
export interface UnreadOperation extends Pick<Operation, "kind" | "method" | "target"> {
  readonly unresolved: true;
  /** The path or address of its spec; `""` if not even that is known. */
  readonly spec: string;
}

/** What an entry or a page names. */
export type NamedOperation = Operation | UnreadOperation;

/** True for an operation of a spec that was not read. */
export function isUnresolvedOperation(operation: NamedOperation): operation is UnreadOperation {
  return "unresolved" in operation;
}

/** The operation that an entry names in a spec that was not read. `method` is `WEBHOOK` for a webhook, `""` for a channel. */
export function unresolvedOperation(spec: string, method: string, target: string): UnreadOperation {
  return { unresolved: true, spec, kind: kindOf(method), method, target };
}

/** The spec of an operation if it is not known which spec it belongs to. */
export const unknownSpec = "";

function kindOf(method: string): Operation["kind"] {
  if (method === "") return "channel";
  return method === "WEBHOOK" ? "webhook" : "path";
}
