// Names the type of a value that a JSON Schema describes.
import { pointerSegments } from "../../../compiler/text/json-pointer.ts";
import { textIn, valueIn, type SpecLayers, type SpecReader } from "./spec-reader.ts";

const deepest = 4;
const mostAlternatives = 20;
const longestName = 80;

/** E.g. `string (uuid)`, `object[]`, `Cat or Dog`, `string or null`; "" if the schema does not say. */
export function typeOf(spec: SpecReader, schema: SpecLayers, depth = 0): string {
  const names = [...new Set(typeNames(spec, schema, depth))].filter((name) => name !== "");
  return names.join(" or ");
}

function typeNames(spec: SpecReader, schema: SpecLayers, depth: number): readonly string[] {
  const nullable = valueIn(schema, "nullable") === true || valueIn(schema, "x-nullable") === true ? ["null"] : [];
  return [...ownNames(spec, schema, depth), ...nullable];
}

function ownNames(spec: SpecReader, schema: SpecLayers, depth: number): readonly string[] {
  const written = valueIn(schema, "type");
  const types = (Array.isArray(written) ? written.slice(0, mostAlternatives) : [written]).filter(
    (type) => typeof type === "string",
  );
  if (types.length > 0) return types.map((type) => ownName(spec, schema, type, depth));
  if (depth < deepest)
    for (const field of ["oneOf", "anyOf", "allOf"]) {
      const parts = spec.items(schema, field, mostAlternatives);
      if (parts.length > 0) return parts.flatMap((part) => alternativeNames(spec, part, depth, field === "allOf"));
    }
  if (valueIn(schema, "properties") !== undefined) return ["object"];
  if (valueIn(schema, "items") !== undefined) return [arrayName(spec, schema, depth)];
  const [value] = [valueIn(schema, "const"), firstOf(valueIn(schema, "enum"))].filter((each) => each !== undefined);
  return value === undefined ? [] : [value === null ? "null" : typeof value];
}

function alternativeNames(spec: SpecReader, part: SpecLayers, depth: number, isPart: boolean): readonly string[] {
  const name = isPart ? undefined : schemaName(part);
  return name === undefined ? typeNames(spec, part, depth + 1) : [name];
}

/** The title of a schema, else the name that a `$ref` gives to an object. */
export function schemaName(schema: SpecLayers): string | undefined {
  const title = textIn(schema, "title");
  if (title !== undefined) return title.slice(0, longestName);
  const target = schema.length > 1 ? pointerSegments(schema.at(-1)!.pointer).at(-1) : undefined;
  return target === undefined || /^\d*$/.test(target) ? undefined : target.slice(0, longestName);
}

function ownName(spec: SpecReader, schema: SpecLayers, type: string, depth: number): string {
  if (type === "array") return arrayName(spec, schema, depth);
  const format = textIn(schema, "format");
  return format === undefined
    ? type.slice(0, longestName)
    : `${type.slice(0, longestName)} (${format.slice(0, longestName)})`;
}

function arrayName(spec: SpecReader, schema: SpecLayers, depth: number): string {
  const items = depth < deepest ? spec.field(schema, "items") : undefined;
  const name = items === undefined ? "" : typeOf(spec, items, depth + 1);
  if (name === "") return "array";
  return name.includes(" or ") ? `(${name})[]` : `${name}[]`;
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? (list as readonly unknown[])[0] : undefined;
}
