// Reads the label of a division. If it is missing, finds the field that was meant as the label (§8 of the contract: required fields).
import { type DivisionKind, divisionRow, isSelectorKind } from "../contract/divisions.ts";
import { sourceReference } from "../contract/fields.ts";
import type { OpenedObject } from "./config-value.ts";
import { isEvidentLabel, meantLabel } from "./meant-label.ts";
import { readString, reportMissingField, type FieldReader } from "./read-fields.ts";

/** A division's label as read. */
export type Label =
  | { readonly kind: "read"; readonly text: string }
  /** It has a wrong type, or comes from another place. */
  | { readonly kind: "unread" }
  /** It is missing; `instead` is the field that was meant as the label, which is reported. */
  | { readonly kind: "missing"; readonly instead: string | undefined };

/** Reads the label; or reports `missing-field` with the field that was meant, or `wrong-type`. */
export function readLabel(kind: DivisionKind, { fields, at, partial }: OpenedObject, reader: FieldReader): Label {
  const { label: field, labelMeaning: meaning, noun } = divisionRow(kind);
  const written = fields.get(field);
  if (written !== undefined) {
    const text = readString(written, reader);
    // Labels distinguish the branches of a selector, so "v2" and "v2 " are one.
    const label = isSelectorKind(kind) ? text?.trim() : text;
    return label === undefined ? { kind: "unread" } : { kind: "read", text: label };
  }
  if (partial === true || fields.has(sourceReference)) return { kind: "unread" };
  const name = meantLabel(kind, fields);
  const misspelt =
    name === undefined ? undefined : { name, value: fields.get(name)!, sure: isEvidentLabel(kind, name, fields) };
  reportMissingField({ owner: `This ${noun}`, field, meaning }, at, misspelt, reader);
  return { kind: "missing", instead: name };
}
