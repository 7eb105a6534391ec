// Judges `defaultMapping` of a discriminator: it names one of the schemas of which a value can be.
import type { SpecRefusal } from "../diagnostics/openapi-codes.ts";
import { nearestName } from "../hints/nearest-name.ts";
import { isJsonObject, ownValue, type JsonObject } from "../text/json-value.ts";
import { componentName, componentOf, componentsOf, membersOf, mostComposed } from "./local-component.ts";

/** What is wrong with the default mapping of a schema; undefined where nothing is, or where it has none. */
export function defaultMappingFault(schema: JsonObject, document: JsonObject): SpecRefusal | undefined {
  const discriminator = ownValue(schema, "discriminator");
  const target = isJsonObject(discriminator) ? ownValue(discriminator, "defaultMapping") : undefined;
  if (typeof target !== "string") return undefined;
  const name = targetName(target);
  const exists = name !== undefined && componentOf("schemas", name, document) !== undefined;
  const seen = new Set<JsonObject>();
  const variants = variantsOf(schema, document, seen);
  if (exists && seen.size > mostComposed) return undefined;
  if (exists && (variants === undefined || variants.has(lastName(name, document)))) return undefined;
  return {
    kind: "default mapping",
    target,
    exists,
    nearest: exists ? undefined : nearestName(target, Object.keys(componentsOf("schemas", document))),
  };
}

/** The name of the schema that a mapping or a reference names: by its pointer, or by itself. */
function targetName(target: string): string | undefined {
  if (target.startsWith("#")) return componentName(target, "schemas");
  return target.startsWith("./") ? target.slice(2) : target;
}

// A schema that is only a reference is another name of what it refers to.
const besideReference: ReadonlySet<string> = new Set(["$ref", "summary", "description"]);

/** The last of the names that only refer to one another. */
function lastName(name: string, document: JsonObject): string {
  const seen = new Set<string>();
  let at = name;
  while (!seen.has(at) && seen.size < mostComposed) {
    seen.add(at);
    const schema = componentOf("schemas", at, document);
    const reference = schema === undefined ? undefined : ownValue(schema, "$ref");
    if (schema === undefined || typeof reference !== "string") return at;
    if (!Object.keys(schema).every((key) => besideReference.has(key))) return at;
    const next = targetName(reference);
    if (next === undefined || componentOf("schemas", next, document) === undefined) return at;
    at = next;
  }
  return at;
}

/** The names of the schemas that a value can be of; undefined where the schema lists none. */
function variantsOf(schema: JsonObject, document: JsonObject, seen: Set<JsonObject>): ReadonlySet<string> | undefined {
  if (seen.has(schema) || seen.size > mostComposed) return undefined;
  seen.add(schema);
  const forms = [...membersOf(schema, "oneOf"), ...membersOf(schema, "anyOf")];
  const names = forms.flatMap((form) => {
    const reference = isJsonObject(form) ? ownValue(form, "$ref") : undefined;
    const name = typeof reference === "string" ? targetName(reference) : undefined;
    return name === undefined ? [] : [lastName(name, document)];
  });
  const reference = ownValue(schema, "$ref");
  const target = typeof reference === "string" ? targetName(reference) : undefined;
  const referred = target === undefined ? undefined : componentOf("schemas", target, document);
  const others = [...membersOf(schema, "allOf"), ...(referred === undefined ? [] : [referred])];
  const inside = others.flatMap((other) => {
    const variants = isJsonObject(other) ? variantsOf(other, document, seen) : undefined;
    return variants === undefined ? [] : [variants];
  });
  if (forms.length === 0 && inside.length === 0) return undefined;
  return new Set([...names, ...inside.flatMap((variants) => [...variants])]);
}
