// Finds what the operations of a change name by labels or by a place: labels may be in another case or order, or be left out. (D601)
import { placeKey } from "../../compiler/syntax/config-value.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { divisionAt, type DivisionSearch } from "./division-at.ts";
import { nodeNamed, placeOfNode } from "./element-places.ts";
import type { ChangeOperation } from "./site-change.ts";

/** A division, or a language or version, that a change names. */
export interface NamedElement {
  readonly operation: ChangeOperation;
  readonly kind: string;
  /** As it is written. */
  readonly label: string;
  readonly source: ConfigSource;
}

/** What operations that were resolved name in the site before them. Pages are left out. */
export function namedElements(operations: readonly ChangeOperation[], search: DivisionSearch): readonly NamedElement[] {
  return operations.flatMap((operation): readonly NamedElement[] => {
    const named =
      operation.kind === "place-element"
        ? nodeNamed(operation.element, search)
        : "labels" in operation
          ? divisionAt(operation.labels, search)
          : undefined;
    if (named === undefined || named.kind === "page") return [];
    return [{ operation, kind: named.kind, label: named.label, source: placeOfNode(named, search.config) }];
  });
}

/** The places of what is named, as keys. */
export function placeKeysOf(named: readonly NamedElement[]): ReadonlySet<string> {
  return new Set(named.map(({ source }) => placeKey(source)));
}
