// How findings name an operation of a spec, and where they show it.
import { entryText } from "../contract/endpoint-entry.ts";
import { isRemote } from "../contract/spec-attachment.ts";
import { keyAt, type PointerPlace } from "../diagnostics/place.ts";
import { entryMethod } from "../specs/find-operation.ts";
import { isUnresolvedOperation, type NamedOperation } from "../specs/spec-catalog.ts";

/** An operation as an entry names it. */
export function entryOf(operation: NamedOperation): string {
  return entryText(entryMethod(operation), operation.target);
}

/** The line that begins an operation; undefined if its text is not known, as for a spec on the network. */
export function placeInSpec(operation: NamedOperation): PointerPlace | undefined {
  return isUnresolvedOperation(operation) || isRemote(operation.file)
    ? undefined
    : keyAt(operation.file, operation.pointer);
}
