// The forms of the result: objects that hold what is listed and nothing else.
import { pageFields } from "../contract/page-fields.ts";
import { definition, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";

/** An object with fields that are always there, fields that are there where they apply, and no others. */
export function record(always: Schemas, whereItApplies: Schemas = {}): SchemaObject {
  return {
    type: "object",
    properties: { ...always, ...whereItApplies },
    required: Object.keys(always),
    additionalProperties: false,
  };
}

/** A text. */
export function aText(description: string): SchemaObject {
  return { description, type: "string" };
}

/** A text, or null. */
export function textOrNull(description: string): SchemaObject {
  return { description, type: ["string", "null"] };
}

/** True or false. */
export function aBoolean(description: string): SchemaObject {
  return { description, type: "boolean" };
}

/** True where it applies, and absent elsewhere. */
export function mark(description: string): SchemaObject {
  return { description, const: true };
}

/** A list of texts. */
export function texts(description: string): SchemaObject {
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

/** An object whose fields are the site's own. */
export function anyObject(description: string): SchemaObject {
  return { description, type: "object" };
}

/** What a definition describes, with what it is here. */
export function described(name: string, description: string): SchemaObject {
  return { description, allOf: [definition(name)] };
}

/** An icon: its name, or an object with a name, a style and a library. */
export const icon: SchemaObject = {
  description: pageFields.icon.note,
  anyOf: [{ type: "string" }, { type: "object" }],
};
