// Decides which operations each division generates, and resolves each endpoint entry. (§2.11, D6, D7)
import { boundDivisions } from "../bind/bound-divisions.ts";
import type { BoundDivision, BoundEndpoint, BoundTree, NodeSource, SpecsInForce } from "../bind/bound-tree.ts";
import { listFields } from "../contract/divisions.ts";
import type { Dialect } from "../contract/dialect.ts";
import type { SpecAttachment } from "../contract/spec-attachment.ts";
import type { SpecCatalog, SpecDocument, TagGroup } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import { resolveEndpoint, type EndpointResolution } from "./resolve-endpoint.ts";

/** A document that is used at one place; its pages are below `directory`. */
export interface SpecUse {
  readonly document: SpecDocument;
  readonly directory: string | undefined;
  readonly slug: SpecAttachment["slug"];
  /** Where docs.json names it, and the name as written. */
  readonly at: NodeSource;
  readonly written: string;
}

/** The documents of one division. */
export type UsesByDivision = ReadonlyMap<BoundDivision, readonly SpecUse[]>;

/** How every division and endpoint entry uses the specs. */
export interface SpecUses {
  /** The documents whose operations a division generates, in order. */
  readonly generates: UsesByDivision;
  /** The documents that a division does not generate because it lists pages (D6). */
  readonly stopped: UsesByDivision;
  /** The documents that are not generated because their pages would exceed the limit of nodes (D22). */
  readonly beyondLimit: readonly SpecUse[];
  /** What was found for each endpoint entry, in reading order. */
  readonly endpoints: ReadonlyMap<BoundEndpoint, EndpointResolution>;
}

/** The rules for generating pages, and the most pages. */
export interface GenerationRules {
  readonly dialect: Dialect;
  readonly nodes: number;
}

/** Resolves every endpoint entry and decides where pages are generated. */
export function specUses(tree: BoundTree, specs: SpecCatalog, { dialect, nodes }: GenerationRules): SpecUses {
  const endpoints = new Map<BoundEndpoint, EndpointResolution>();
  // Owners whose spec an unqualified entry below takes: they select, so they don't generate.
  const selecting = new Set<BoundDivision | null>();
  const owners: BoundDivision[] = [];
  const walk = (division: BoundDivision): void => {
    if (division.ownSpecs.length > 0) owners.push(division);
    for (const child of division.children) {
      if (child.kind === "page") continue;
      if (child.kind !== "endpoint") {
        walk(child);
        continue;
      }
      endpoints.set(child, resolveEndpoint(child, specs));
      if (child.spec === undefined) selecting.add(child.inForce.openapi?.setBy ?? null);
    }
  };
  walk(tree.root);
  const generates = new Map<BoundDivision, readonly SpecUse[]>();
  const stopped = new Map<BoundDivision, readonly SpecUse[]>();
  const beyondLimit: SpecUse[] = [];
  let left = nodes;
  for (const owner of owners) {
    const decision = decide(owner, dialect);
    // Endpoint entries select from OpenAPI; channels have no entry, so none of them is selected.
    const open = owner.ownSpecs.filter(({ kind }) => kind === "asyncapi" || !selecting.has(owner));
    const uses = usesOf(open, specs);
    if (decision === "stopped") stopped.set(owner, uses);
    if (decision !== "generate") continue;
    // A large spec on a thousand divisions would fill the memory.
    const fitting: SpecUse[] = [];
    for (const use of uses) {
      const nodes = generatedNodes(use.document);
      const isFitting = nodes <= left;
      (isFitting ? fitting : beyondLimit).push(use);
      if (isFitting) left -= nodes;
    }
    generates.set(owner, fitting);
  }
  return { generates, stopped, beyondLimit, endpoints };
}

/** The documents that each division sets, even if it generates none of them. */
export function attachedSpecs(tree: BoundTree, specs: SpecCatalog): UsesByDivision {
  const attached = new Map<BoundDivision, readonly SpecUse[]>();
  for (const division of boundDivisions(tree))
    if (division.ownSpecs.length > 0) attached.set(division, usesOf(division.ownSpecs, specs));
  return attached;
}

/** How many pages a document makes, and groups that hold only groups: tags may have long chains of parents. */
const generatedNodes = perObject(({ operations }: SpecDocument): number => {
  const above = new Set<TagGroup>();
  for (const { group } of operations)
    for (let next = group?.parent; next !== undefined && !above.has(next); next = next.parent) above.add(next);
  return operations.length + above.size;
});

/** The documents of attachments; unread ones are left out. */
export function usesOf(attachments: readonly SpecAttachment[], specs: SpecCatalog): readonly SpecUse[] {
  return usesIn(specs)(attachments);
}

// All below a division share its list, which may be long.
const usesIn = perObject((specs: SpecCatalog) =>
  perObject((attachments: readonly SpecAttachment[]): readonly SpecUse[] =>
    attachments.flatMap(({ source, directory, slug, file, kind, pointer }) => {
      const state = specs.resolve({ word: source, file, kind });
      return state.kind === "read"
        ? [{ document: state.document, directory, slug, at: { file, pointer }, written: source }]
        : [];
    }),
  ),
);

/** The documents of some uses; equal uses get the same list. */
export const documentsOfUses: (uses: readonly SpecUse[]) => readonly SpecDocument[] = perObject((uses) =>
  uses.map(({ document }) => document),
);

const noAttachments: readonly SpecAttachment[] = [];

/** The documents in force, each with its directory. */
export function usesInForce(inForce: SpecsInForce | undefined, specs: SpecCatalog): readonly SpecUse[] {
  return usesOf(inForce?.attachments ?? noAttachments, specs);
}

function decide({ lists, unread }: BoundDivision, dialect: Dialect): "generate" | "stopped" | "inherited" {
  // Pages for the whole spec would bury that one of the lists could not be read.
  if (listFields.some((field) => unread?.has(field) === true)) return "inherited";
  if (dialect === "mintlify") return "generate";
  const filled = lists.filter((list) => list.size > 0).map((list) => list.field);
  if (filled.every((field) => field === "groups")) return "generate";
  return filled.includes("pages") ? "stopped" : "inherited";
}
