// Makes the forms of values in docs.json, where a `$ref` may replace anything (D21).
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
 * Definitions of the two uses of a `$ref`: for an object, where other fields beside it are merged with those of the file, and
 * for any other value, where no other fields are possible.
 */
export const referenceDefinitions: Schemas = {
  "by-reference": { type: "object", required: ["$ref"], properties: { $ref: true } },
  "only-a-reference": { type: "object", required: ["$ref"], properties: { $ref: reference }, maxProperties: 1 },
};

/** A value of one form, or a `$ref` to it. It is not `anyOf`, so that an error names the fault and not all forms. */
export function valueOrReference(form: JsonSchema, note: Partial<Note>): SchemaObject {
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

/** One of a few strings; with `anyOf`, because editors use it for completion. */
export function choice(forms: readonly SchemaObject[], note: Note): SchemaObject {
  return { ...note, anyOf: [...forms, definition("only-a-reference")] };
}

/** A list of elements of one form. */
export function list(items: JsonSchema, note: Note): SchemaObject {
  return valueOrReference({ type: "array", items }, { examples: [[]], ...note });
}

/** An object with known and other fields; fields in `unlisted` are checked, but editors do not offer them. */
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

/** True for an object with a field. */
export function has(field: string, form: JsonSchema = true): SchemaObject {
  return { type: "object", required: [field], properties: { [field]: form } };
}

/** True for an object with anything in a list field; a wrong type or a `$ref` is checked by other rules. */
export function hasSome(field: ListField): SchemaObject {
  return { type: "object", required: [field], properties: { [field]: { not: { type: "array", maxItems: 0 } } } };
}

/** True for an object with a list that is not empty. */
export function hasFilled(field: ListField): SchemaObject {
  return { type: "object", required: [field], properties: { [field]: { type: "array", minItems: 1 } } };
}
