// The part of JSON Schema that our schemas use.
import type { JsonValue } from "../text/json-value.ts";

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
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Schemas;
  readonly patternProperties?: Schemas;
  readonly additionalProperties?: JsonSchema;
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

export type SchemaType = "string" | "boolean" | "integer" | "array" | "object" | "null";

/** Schemas by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/** One form where a condition holds, another one where it doesn't. */
export function when(condition: JsonSchema, form: JsonSchema, otherwise: JsonSchema = true): SchemaObject {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword has that name, and nobody awaits a schema
  return { if: condition, then: form, ...(otherwise === true ? {} : { else: otherwise }) };
}

/** A definition of the same schema. */
export function definition(name: string): SchemaObject {
  return { $ref: `#/definitions/${name}` };
}
