// Finds the field that was meant as the label of a division without one (D47).
import { type DivisionKind, divisionRow, divisions, isListField } from "../contract/divisions.ts";
import { foreignLabels } from "../contract/foreign-fields.ts";
import { isKnownField } from "../contract/fields.ts";
import { languages } from "../contract/languages.ts";
import type { ConfigFields } from "./config-value.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";

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
export function isEvidentLabel(kind: DivisionKind, instead: string, fields: ConfigFields): boolean {
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
