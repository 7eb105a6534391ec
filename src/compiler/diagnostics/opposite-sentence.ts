// Says which known field does the same as a field that docs.json does not know there.
import type { OppositeField } from "../contract/foreign-fields.ts";

/** A sentence with a space before it. */
export function oppositeSentence(field: string, { field: known, value }: OppositeField): string {
  return ` On a group inside a group, "${known}": ${String(value)} does the same as "${field}": ${String(!value)}.`;
}
