// Which operations does each division generate, and which does each endpoint entry name? (§2.11, D6, D7)
import type { BoundDivision, BoundEndpoint, BoundTree, SpecsInForce } from "../bind/bound-tree.ts";
import type { Dialect } from "../contract/dialect.ts";
import { divisionTitle } from "../contract/divisions.ts";
import type { SpecAttachment } from "../contract/spec-source.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { Operation, SpecCatalog, SpecDocument } from "../specs/spec-catalog.ts";
import { findEndpoint, type EndpointLookup, type FoundEndpoint } from "./find-endpoint.ts";

/** A document as one place uses it: its pages go below `directory`. */
export interface SpecUse {
  readonly document: SpecDocument;
  readonly directory: string | undefined;
}

/** What every division and endpoint entry makes of the specs. */
export interface SpecUses {
  /** The documents whose operations a division generates, in order. */
  readonly generates: ReadonlyMap<BoundDivision, readonly SpecUse[]>;
  /** What each endpoint entry leads to; entries that lead nowhere (reported) are absent. */
  readonly endpoints: ReadonlyMap<BoundEndpoint, FoundEndpoint>;
}

/** Resolves every endpoint entry and decides where pages are generated. */
export function specUses(tree: BoundTree, lookup: EndpointLookup, dialect: Dialect): SpecUses {
  const { specs, report } = lookup;
  const endpoints = new Map<BoundEndpoint, FoundEndpoint>();
  const generates = new Map<BoundDivision, readonly SpecUse[]>();
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
      const found = findEndpoint(child, lookup);
      if (found !== undefined) endpoints.set(child, found);
      if (child.spec === undefined) selecting.add(child.inForce.openapi?.setBy ?? null);
    }
  };
  walk(tree.root);
  for (const owner of owners) {
    const uses = usesOf(owner.ownSpecs, specs);
    const decision = decide(owner, selecting.has(owner), dialect);
    if (decision === "generate") generates.set(owner, uses);
    if (decision === "stopped") tellStopped(owner, uses, report);
  }
  return { generates, endpoints };
}

/** The documents behind attachments; what could not be read is left out (it was reported). */
export function usesOf(attachments: readonly SpecAttachment[], specs: SpecCatalog): readonly SpecUse[] {
  return attachments.flatMap(({ source, directory, file, kind }) => {
    const state = specs.resolve({ word: source, file, kind });
    return state.kind === "read" ? [{ document: state.document, directory }] : [];
  });
}

/** The documents in force, each with its directory. */
export function usesInForce(inForce: SpecsInForce | undefined, specs: SpecCatalog): readonly SpecUse[] {
  return usesOf(inForce?.attachments ?? [], specs);
}

function decide(owner: BoundDivision, selects: boolean, dialect: Dialect): "generate" | "stopped" | "inherited" {
  if (selects) return "inherited";
  if (dialect === "mintlify") return "generate";
  const filled = owner.lists.filter((list) => list.size > 0).map((list) => list.field);
  if (filled.every((field) => field === "groups")) return "generate";
  return filled.includes("pages") ? "stopped" : "inherited";
}

function tellStopped(owner: BoundDivision, uses: readonly SpecUse[], report: Report): void {
  const at = owner.ownSpecs[0]!;
  for (const { document } of uses) {
    const left = document.operations.filter(isGenerated).length;
    if (left === 0) continue;
    report("generation-stopped", valueAt(at.file, at.pointer), {
      spec: document.source,
      left,
      owner: divisionTitle(owner.kind, owner.label),
    });
  }
}

/** True for an operation that generation lists. */
export function isGenerated(operation: Operation): boolean {
  return !operation.excluded && !operation.hidden;
}
