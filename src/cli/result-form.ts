// Checks a value against the schema of the result.
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { navigationSchema } from "../schema/navigation-schema.ts";
import { kindOfJson, type JsonValue } from "../text/json-value.ts";

/**
 * The first fault of a value with its JSON pointer, as a clause; undefined where it has the form. A field that the schema
 * does not name is no fault. `value` nests no deeper than the stack holds.
 */
export function formFault(value: JsonValue): string | undefined {
  validate ??= validator();
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  // Of a choice the faults of each part stand before it, and none of them is the one that was meant.
  const fault = errors.find(({ keyword }) => keyword === "anyOf") ?? errors[0];
  return fault && `at ${fault.instancePath === "" ? "its top" : fault.instancePath} ${wordsOf(fault)}`;
}

/** Made on first need, and kept: making it costs as much as checking a large site. */
let validate: ValidateFunction | undefined;

function validator(): ValidateFunction {
  // Strict mode wants no part of a condition without a type of its own.
  return new Ajv({ strict: false, verbose: true }).compile(withOtherFields());
}

/** A newer navc of the same format may have written more fields. */
function withOtherFields(): object {
  const text = JSON.stringify(navigationSchema(), (key, part: unknown) =>
    key === "additionalProperties" && part === false ? undefined : part,
  );
  return JSON.parse(text) as object;
}

function wordsOf({
  keyword,
  params,
  data,
  message = "something is wrong",
}: ErrorObject<string, Record<string, unknown>>): string {
  if (keyword === "required") return `${JSON.stringify(params["missingProperty"])} is missing`;
  if (keyword === "type")
    return `there is ${kindOfJson(data)}, and there has to be ${[params["type"]].flat().map(typeWords).join(" or ")}`;
  if (keyword === "const") return `the value has to be ${JSON.stringify(params["allowedValue"])}`;
  if (keyword === "enum") return `the value has to be one of ${JSON.stringify(params["allowedValues"])}`;
  return keyword === "anyOf" ? `there is ${kindOfJson(data)}, which has no meaning there` : message;
}

function typeWords(type: unknown): string {
  const words: Readonly<Record<string, string>> = {
    array: "a list",
    boolean: "true or false",
    object: "an object",
    string: "a string",
  };
  return words[String(type)] ?? "null";
}
