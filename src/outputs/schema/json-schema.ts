// Defines the part of JSON Schema that navc uses, and the forms of the values in the result.
import type { JsonValue } from "../../compiler/text/json-value.ts";
import { pageFields } from "../../compiler/contract/page-fields.ts";

/** A schema of draft-07 in plain JSON; `false` allows nothing, `true` anything. */
export type JsonSchema = boolean | SchemaObject;

/** The keywords of draft-07 that our schemas use. */
export interface SchemaObject {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: SchemaType | readonly [SchemaType, "null"];
  readonly const?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Schemas;
  readonly patternProperties?: Schemas;
  readonly additionalProperties?: JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly not?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  /** What an editor offers to write. */
  readonly examples?: readonly JsonValue[];
  readonly definitions?: Schemas;
}

export type SchemaType = "string" | "boolean" | "integer" | "number" | "array" | "object" | "null";

/** Schemas by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/** One form if a condition is true, another one if it is not. */
export function when(condition: JsonSchema, form: JsonSchema, otherwise: JsonSchema = true): SchemaObject {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword has that name, and nobody awaits a schema
  return { if: condition, then: form, ...(otherwise === true ? {} : { else: otherwise }) };
}

/** A definition of the same schema. */
export function definition(name: string): SchemaObject {
  return { $ref: `#/definitions/${name}` };
}

/** An object with required and optional fields. Others are allowed, because the format grows by optional fields. */
export function record(always: Schemas, whereItApplies: Schemas = {}): SchemaObject {
  return {
    type: "object",
    properties: { ...always, ...whereItApplies },
    required: Object.keys(always),
  };
}

/** An object with required and optional fields, and with any others that docs.json has there. */
export function openRecord(always: Schemas, whereItApplies: Schemas = {}): SchemaObject {
  return { ...record(always, whereItApplies), additionalProperties: true };
}

/** A string. */
export function string(description: string): SchemaObject {
  return { description, type: "string" };
}

/** A string, or null. */
export function stringOrNull(description: string): SchemaObject {
  return { description, type: ["string", "null"] };
}

/** True or false. */
export function boolean(description: string): SchemaObject {
  return { description, type: "boolean" };
}

/** True if it applies, otherwise absent. */
export function mark(description: string): SchemaObject {
  return { description, const: true };
}

/** A list of strings. */
export function strings(description: string): SchemaObject {
  return { description, type: "array", items: { type: "string" } };
}

/** A list of what a definition describes. */
export function listOf(name: string, description: string): SchemaObject {
  return { description, type: "array", items: definition(name) };
}

/** An object with any keys, all of one form. */
export function mapOf(values: JsonSchema, description: string): SchemaObject {
  return { description, type: "object", additionalProperties: values };
}

/** An object with any fields of the site. */
export function anyObject(description: string): SchemaObject {
  return { description, type: "object" };
}

/** What a definition describes, with a description of this use. */
export function described(name: string, description: string): SchemaObject {
  return { description, allOf: [definition(name)] };
}

/** What a definition describes, or null. */
export function orNull(name: string, description: string): SchemaObject {
  return { description, anyOf: [definition(name), { type: "null" }] };
}

/** An icon: its name, or an object with a name, a style and a library. */
export const icon: SchemaObject = {
  description: pageFields.icon.note,
  anyOf: [{ type: "string" }, definition("NamedIcon")],
};
