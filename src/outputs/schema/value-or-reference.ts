// The forms of values in docs.json, where a `$ref` may be in place of anything (D21).
import { type ListField } from "../../compiler/contract/divisions.ts";
import type { Note } from "../../compiler/contract/field-notes.ts";
import { sourceReference } from "../../compiler/contract/fields.ts";
import { definition, when, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";

const referenceNote: Note = {
  description:
    "Path of a JSON file, from this one, whose value is used here. Fields beside it win over those of the file.",
  examples: ["./navigation.json"],
};

/** The field `$ref` of an object. */
export const reference: SchemaObject = { ...referenceNote, type: "string" };

/**
 * Definitions of the two ways in which a `$ref` names what is written elsewhere: for an object, where fields beside
 * it are joined to those of the file, and for any other value, where nothing can be beside it.
 */
export const referenceDefinitions: Schemas = {
  "by-reference": { type: "object", required: ["$ref"], properties: { $ref: true } },
  "only-a-reference": { type: "object", required: ["$ref"], properties: { $ref: reference }, maxProperties: 1 },
};

/** A value of one form, or a `$ref` to it. Not `anyOf`: an error then names what is wrong, and not each form. */
export function valueOrReference(form: JsonSchema, note: Note): SchemaObject {
  return { ...note, if: definition("only-a-reference"), else: form };
}

/** A string. */
export function string(note: Note): SchemaObject {
  return valueOrReference({ type: "string" }, note);
}

/** A string with more than spaces. */
export const anyFilledString: SchemaObject = { type: "string", pattern: "\\S" };

/** A string with more than spaces, as a property. */
export function filledString(note: Note): SchemaObject {
  return valueOrReference(anyFilledString, note);
}

/** True or false. */
export function boolean(note: Note): SchemaObject {
  return valueOrReference({ type: "boolean" }, { examples: [true], ...note });
}

/** One of a few strings; `anyOf`, because editors complete from it. */
export function choice(forms: readonly SchemaObject[], note: Note): SchemaObject {
  return { ...note, anyOf: [...forms, definition("only-a-reference")] };
}

/** A list of elements of one form. */
export function list(items: JsonSchema, note: Note): SchemaObject {
  return valueOrReference({ type: "array", items }, { examples: [[]], ...note });
}

/** An object with known and other fields; those of `unlisted` are checked, but no editor offers them. */
export function object(properties: Schemas, rules: readonly JsonSchema[] = [], unlisted: Schemas = {}): SchemaObject {
  const patterns = Object.entries(unlisted).map(([field, schema]) => [`^${field}$`, schema]);
  return {
    type: "object",
    properties: { $ref: reference, ...properties },
    ...(patterns.length === 0 ? {} : { patternProperties: Object.fromEntries(patterns) as Schemas }),
    ...(rules.length === 0 ? {} : { allOf: rules }),
  };
}

/** The rule that a field is required, unless a `$ref` may have it. */
export function requires(field: string): SchemaObject {
  return when({ not: definition("by-reference") }, has(field));
}

/** The rule that a label is required, unless a `$ref` or another repository may have it. */
export function requiresLabel(label: string): SchemaObject {
  return when({ not: { anyOf: [definition("by-reference"), has(sourceReference)] } }, has(label));
}

/** True of an object with a field. */
export function has(field: string): SchemaObject {
  return { type: "object", required: [field], properties: { [field]: true } };
}

/** True of an object with something in a list field: of a wrong type, or behind a `$ref`, it is reported as that. */
export function hasSome(field: ListField): SchemaObject {
  return { type: "object", required: [field], properties: { [field]: { not: { type: "array", maxItems: 0 } } } };
}

/** True of an object with a list that holds something. */
export function hasFilled(field: ListField): SchemaObject {
  return { type: "object", required: [field], properties: { [field]: { type: "array", minItems: 1 } } };
}
