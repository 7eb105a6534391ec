// Reads the label of a division. If it is missing, finds the field that was meant as the label (§8 of the contract: required fields).
import { type DivisionKind, divisionRow, divisions, isListField, isSelectorKind } from "../contract/divisions.ts";
import { foreignLabels } from "../contract/foreign-fields.ts";
import { isKnownField, sourceReference } from "../contract/fields.ts";
import { languages } from "../contract/languages.ts";
import type { ConfigFields, OpenedObject } from "./config-value.ts";
import { readString, reportMissingField, type FieldReader } from "./read-fields.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";

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

const otherNames: ReadonlySet<string> = new Set([...foreignLabels, ...divisions.map((row) => row.label)]);

/** The field that was meant as the label of a division without one. */
export function meantLabel(kind: DivisionKind, fields: ConfigFields): string | undefined {
  const { label: field } = divisionRow(kind);
  const texts = textFields(kind, fields);
  return (
    nearestName(field, texts) ??
    texts.find((key) => isShortened(key, field)) ??
    texts.find((key) => otherNames.has(key))
  );
}

function textFields(kind: DivisionKind, fields: ConfigFields): readonly string[] {
  return [...fields.keys()].filter(
    (key) => typeof fields.get(key)?.value === "string" && (isListField(key) || !isKnownField(key, kind)),
  );
}

/**
 * True if no other field can be the label: it is the only misspelt one, else the only one that is shortened or a synonym (D47).
 * `tab` on a group does not count, because it may be a tab in the wrong list.
 */
function isEvidentLabel(kind: DivisionKind, instead: string, fields: ConfigFields): boolean {
  const text = fields.get(instead)?.value;
  if (typeof text !== "string" || text.trim() === "") return false;
  const { label: field } = divisionRow(kind);
  const texts = textFields(kind, fields);
  if (evidentName(field, texts) === instead) return true;
  const isAbout = (key: string): boolean => otherNames.has(key) || isShortened(key, field) || isNear(key, field);
  const isOther = foreignLabels.has(instead) || (instead.length > 2 && isShortened(instead, field));
  // `name: "English"` is no code.
  return isOther && texts.filter(isAbout).length === 1 && (kind !== "language" || languages.has(text.trim()));
}

function isNear(key: string, field: string): boolean {
  return nearestName(field, [key]) !== undefined;
}

/** `grp` for `group`, `lang` for `language`: the same first letter, then letters of it in order. */
function isShortened(word: string, field: string): boolean {
  if (word.length < 2 || word[0] !== field[0]) return false;
  let at = 0;
  for (const letter of word) {
    at = field.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
