// Makes schemas of the forms that the platform takes: one that refuses what it refuses, and one that only says what can be written.
import { withoutUndefined } from "../../compiler/text/json-value.ts";
import { textFormats } from "../../compiler/contract/text-formats.ts";
import type {
  EitherForm,
  ListForm,
  MapForm,
  ObjectForm,
  Requirement,
  TextForm,
  ValueField,
  ValueFields,
  ValueForm,
} from "../../compiler/contract/value-form.ts";
import type { Note } from "../../compiler/contract/field-notes.ts";
import { definition, when, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";
import { has, object, reference, requires, valueOrReference } from "./value-or-reference.ts";

/** A field as a property that refuses what the platform refuses. */
export function strictField({ form, note }: ValueField): SchemaObject {
  return strictForm(form, note);
}

/** Fields as properties that refuse what the platform refuses. */
export function strictFields(fields: ValueFields): Schemas {
  return mapFields(fields, strictField);
}

/** Fields as properties that take anything, so that an editor only offers what can be written. */
export function looseFields(fields: ValueFields): Schemas {
  return mapFields(fields, ({ form, note }) => ({ ...note, ...looseForm(form) }));
}

function mapFields(fields: ValueFields, make: (field: ValueField) => JsonSchema): Schemas {
  return Object.fromEntries(Object.entries(fields).map(([name, field]): [string, JsonSchema] => [name, make(field)]));
}

/** The rules that required fields are there. */
export function requiredFields(fields: ValueFields): readonly SchemaObject[] {
  return Object.entries(fields).flatMap(([name, { required }]) =>
    required === undefined ? [] : [requirement(name, required)],
  );
}

function requirement(name: string, required: Requirement): SchemaObject {
  if (required === true) return requires(name);
  const { field } = required;
  if ("is" in required) return when(has(field, { enum: required.is }), requires(name));
  if ("isNot" in required) return when({ not: has(field, { enum: required.isNot }) }, requires(name));
  return when(has(field), requires(name));
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function strictForm(form: ValueForm, note: Partial<Note>): SchemaObject {
  switch (form.kind) {
    case "text":
      return valueOrReference(textSchema(form), note);
    case "choice":
      // Editors complete from `anyOf`.
      return { ...note, anyOf: [{ enum: form.of }, definition("only-a-reference")] };
    case "boolean":
      return valueOrReference({ type: "boolean" }, { examples: [true], ...note });
    case "number":
      return valueOrReference({ type: "number" }, note);
    case "list":
      return valueOrReference(listSchema(form), { examples: [[]], ...note });
    case "map":
      return { ...note, ...mapSchema(form) };
    case "object":
      return { ...note, ...objectSchema(form) };
    case "split":
      return {
        ...note,
        ...when(
          { anyOf: [definition("by-reference"), has(form.field), { not: { type: "object" } }] },
          objectSchema(form.present),
          objectSchema(form.absent),
        ),
      };
    case "either":
      return { ...note, ...eitherSchema(form) };
  }
}

function textSchema({ format }: TextForm): SchemaObject {
  if (format === undefined) return { type: "string" };
  const { pattern, minLength } = textFormats[format];
  return withoutUndefined({ type: "string" as const, pattern, minLength });
}

function listSchema({ of, least, most }: ListForm): SchemaObject {
  return withoutUndefined({ type: "array" as const, items: strictForm(of, {}), minItems: least, maxItems: most });
}

function mapSchema({ of, keys }: MapForm): SchemaObject {
  const value = strictForm(of, {});
  if (keys === undefined) return { type: "object", properties: { $ref: reference }, additionalProperties: value };
  const properties = Object.fromEntries(keys.map((key): [string, JsonSchema] => [key, value]));
  return { type: "object", properties: { $ref: reference, ...properties }, additionalProperties: false };
}

function objectSchema({ fields, isClosed }: ObjectForm): SchemaObject {
  const schema = object(strictFields(fields), requiredFields(fields));
  return isClosed === true ? { ...schema, additionalProperties: false } : schema;
}

function eitherSchema({ string, list, object: fields }: EitherForm): SchemaObject {
  const text = string.kind === "text" ? textSchema(string) : { enum: string.of };
  const listed = list === undefined ? text : when({ type: "array" }, listSchema(list), text);
  if (fields !== undefined) return when({ type: "object" }, objectSchema(fields), listed);
  return when({ not: definition("only-a-reference") }, listed);
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function looseForm(form: ValueForm): SchemaObject {
  switch (form.kind) {
    case "text":
    case "number":
      return {};
    case "choice":
      return { examples: form.of };
    case "boolean":
      return { examples: [true] };
    case "list":
      return when({ type: "array" }, { type: "array", items: looseForm(form.of) });
    case "map":
      return ifObject(Object.fromEntries((form.keys ?? []).map((key) => [key, { description: "Its value." }])));
    case "object":
      return ifObject(looseFields(form.fields));
    case "split":
      return ifObject(looseFields({ ...form.present.fields, ...form.absent.fields }));
    case "either":
      return { ...looseForm(form.string), allOf: looseParts(form) };
  }
}

function ifObject(properties: Schemas): SchemaObject {
  return when({ type: "object" }, { type: "object", properties });
}

function looseParts({ list, object: fields }: EitherForm): readonly SchemaObject[] {
  return [list, fields].flatMap((form) => (form === undefined ? [] : [looseForm(form)]));
}
