// Which operations need a page, and in which edition are they? (D8)
import type { BoundDivision, BoundTree, Inherited } from "../bind/bound-tree.ts";
import type { Operation } from "../specs/spec-catalog.ts";
import { pathFolder } from "./operation-path.ts";
import type { SpecUse, SpecUses } from "./spec-uses.ts";

/** An operation that needs a page, with the edition words that may tell it from another. */
export interface Slot extends SpecUse {
  readonly operation: Operation;
  readonly language: string | null;
  readonly version: string | null;
  readonly inDefault: boolean;
}

/** Identifies an operation below a directory. */
export function slotName(use: Pick<SpecUse, "document" | "directory">, operation: Operation): string {
  const { kind, source } = use.document;
  return `${kind} ${source}\n${pathFolder(use.directory)}\n${operation.kind} ${operation.method} ${operation.target}`;
}

/** Every operation with a page once: those of the default edition first, then in reading order. */
export function gatherSlots({ root, plans }: BoundTree, { generates, endpoints }: SpecUses): readonly Slot[] {
  const slots = new Map<string, Slot>();
  const usual = plans.editions.find((edition) => edition.default)!;
  const add = (use: SpecUse, operation: Operation, { language, version }: Inherited): void => {
    const inDefault = (language ?? usual.language) === usual.language && (version ?? usual.version) === usual.version;
    const name = slotName(use, operation);
    const known = slots.get(name);
    if (known === undefined || (inDefault && !known.inDefault))
      slots.set(name, { ...use, operation, language, version, inDefault });
  };
  const walk = (division: BoundDivision): void => {
    for (const child of division.children) {
      if (child.kind === "page") continue;
      if (child.kind !== "endpoint") {
        walk(child);
        continue;
      }
      const found = endpoints.get(child);
      if (found !== undefined) add(found, found.operation, child.inForce);
    }
    for (const use of generates.get(division) ?? [])
      for (const operation of use.document.operations) if (!operation.excluded) add(use, operation, division.inForce);
  };
  walk(root);
  const all = [...slots.values()];
  return [...all.filter((slot) => slot.inDefault), ...all.filter((slot) => !slot.inDefault)];
}
