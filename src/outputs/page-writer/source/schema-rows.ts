// Lists the fields of a value that a JSON Schema describes; fields of nested objects have dotted names.
import { plainJson } from "../../../compiler/text/plain-json.ts";
import { schemaName, typeOf } from "./schema-type.ts";
import { textIn, valueIn, type SpecLayers, type SpecReader } from "./spec-reader.ts";

/** A field or a parameter. */
export interface SchemaRow extends SchemaFacts {
  /** "" for a value that is not an object. */
  readonly name: string;
  readonly isRequired: boolean;
  /** The alternatives that have the field, if not all have it. */
  readonly alternatives: readonly string[];
}

/** What a schema says about one value. */
export interface SchemaFacts {
  readonly type: string;
  readonly description: string | undefined;
  readonly isDeprecated: boolean;
  /** As JSON; undefined if there is none. */
  readonly defaultValue: string | undefined;
  /** Allowed values as texts. */
  readonly values: readonly string[];
  /** How many allowed values are left out. */
  readonly moreValues: number;
  /** E.g. `at least 1`. */
  readonly bounds: readonly string[];
}

/** The fields of a schema, and whether some were left out because there are too many. */
export interface SchemaRows {
  readonly rows: readonly SchemaRow[];
  readonly isCut: boolean;
}

const deepest = 6;
const mostRows = 200;
const mostSteps = 2000;
const mostParts = 50;
const mostValues = 50;
const deepestValues = 2;
const mostAlternatives = 20;
const longestValue = 200;

/** The mark of fields that are not listed: `readOnly` in a request, `writeOnly` in a response. */
export type LeftOut = "readOnly" | "writeOnly";

/** The rows of a schema; a value without fields has one row without a name. */
export function schemaRows(spec: SpecReader, schema: SpecLayers, leftOut: LeftOut): SchemaRows {
  const walk = new SchemaWalk(spec, leftOut);
  walk.add(schema, "", []);
  if (walk.rows.length > 0) return { rows: walk.rows, isCut: walk.isCut };
  const facts = schemaFacts(spec, schema);
  const isEmpty = facts.type === "" && facts.description === undefined && facts.values.length === 0;
  return { rows: isEmpty ? [] : [{ name: "", isRequired: false, alternatives: [], ...facts }], isCut: walk.isCut };
}

/** A parameter and the schema of its value. */
export interface ParameterValue {
  readonly row: SchemaRow;
  readonly schema: SpecLayers;
}

/** The rows of parameters, each with the fields of its value below it. All these fields count as those of one schema; no parameter is left out. */
export function parameterRows(spec: SpecReader, parameters: readonly ParameterValue[]): SchemaRows {
  const walk = new SchemaWalk(spec, "readOnly");
  const rows = parameters.flatMap(({ row, schema }) => {
    const above = walk.rows.length;
    walk.add(schema, row.name, []);
    return [row, ...walk.rows.slice(above)];
  });
  return { rows, isCut: walk.isCut };
}

/** What a schema says about one value. */
export function schemaFacts(spec: SpecReader, schema: SpecLayers): SchemaFacts {
  const values = allowedValues(spec, schema) ?? [];
  const given = valueIn(schema, "default");
  return {
    type: typeOf(spec, schema),
    description: textIn(schema, "description"),
    isDeprecated: valueIn(schema, "deprecated") === true,
    defaultValue: given === undefined ? undefined : shortJson(given),
    values: values.slice(0, mostValues).map(shortJson),
    moreValues: Math.max(0, values.length - mostValues),
    bounds: boundsOf(schema),
  };
}

/** The values that a schema allows, also as items of a list; undefined if it allows others, too. */
function allowedValues(spec: SpecReader, schema: SpecLayers, depth = 0): readonly unknown[] | undefined {
  const list = valueIn(schema, "enum");
  if (Array.isArray(list)) return list;
  const only = valueIn(schema, "const");
  if (only !== undefined) return [only];
  if (depth === deepestValues) return undefined;
  const items = spec.field(schema, "items");
  if (items !== undefined) return allowedValues(spec, items, depth + 1);
  for (const field of ["oneOf", "anyOf", "allOf"] as const) {
    const parts = spec.items(schema, field, mostAlternatives + 1);
    // Whether a value may be null is in the type.
    const others = parts.filter((part) => valueIn(part, "type") !== "null");
    if (others.length === 0 || parts.length > mostAlternatives) continue;
    const values = others.map((part) => allowedValues(spec, part, depth + 1));
    if (field === "allOf") return values.find((each) => each !== undefined);
    if (values.every((each) => each !== undefined)) return [...new Set(values.flat())];
  }
  return undefined;
}

const boundWords: readonly (readonly [string, string])[] = [
  ["minimum", "at least"],
  ["exclusiveMinimum", "more than"],
  ["maximum", "at most"],
  ["exclusiveMaximum", "less than"],
  ["minLength", "length at least"],
  ["maxLength", "length at most"],
  ["minItems", "items at least"],
  ["maxItems", "items at most"],
];

function boundsOf(schema: SpecLayers): readonly string[] {
  return boundWords.flatMap(([field, words]) => {
    const bound = valueIn(schema, field);
    return typeof bound === "number" ? [`${words} ${bound}`] : [];
  });
}

/** A string unchanged, anything else as short JSON, because values from YAML can be endless. */
function shortJson(value: unknown): string {
  if (typeof value === "string") return cut(value === "" ? `""` : value);
  const copy = plainJson(value, { values: 100, depth: 10, characters: 10_000, refusesMappingKeys: false });
  return copy.ok ? cut(JSON.stringify(copy.value)) : "…";
}

function cut(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** A field of an object, with everything that the parts of its schema say about it. */
interface Property {
  readonly schema: SpecLayers;
  isRequired: boolean;
  readonly alternatives: Set<string>;
}

/** Visits a schema, which may contain itself, and may be written to take very long. */
class SchemaWalk {
  readonly rows: SchemaRow[] = [];
  isCut = false;
  readonly #spec: SpecReader;
  readonly #leftOut: LeftOut;
  #steps = 0;

  constructor(spec: SpecReader, leftOut: LeftOut) {
    this.#spec = spec;
    this.#leftOut = leftOut;
  }

  add(schema: SpecLayers, prefix: string, above: readonly string[]): void {
    const address = addressOf(schema);
    if (above.includes(address) || above.length === deepest || !this.#step()) return;
    const trail = [...above, address];
    const { properties, others, items } = this.#propertiesOf(schema);
    for (const each of items) this.add(each, `${prefix}[]`, trail);
    for (const [name, property] of properties) {
      if (this.rows.length === mostRows) this.isCut = true;
      if (this.isCut) return;
      if (valueIn(property.schema, this.#leftOut) === true) continue;
      this.#addRow(prefix === "" ? name : `${prefix}.${name}`, property, trail);
    }
    if (others !== undefined) this.add(others, prefix === "" ? "*" : `${prefix}.*`, trail);
  }

  #addRow(name: string, { schema, isRequired, alternatives }: Property, above: readonly string[]): void {
    this.rows.push({ name, isRequired, alternatives: [...alternatives], ...schemaFacts(this.#spec, schema) });
    this.add(schema, name, above);
  }

  #step(): boolean {
    this.#steps += 1;
    if (this.#steps > mostSteps) this.isCut = true;
    return !this.isCut;
  }

  /** The fields, including those of all parts: each part of `oneOf` and `anyOf` may apply. */
  #propertiesOf(
    schema: SpecLayers,
    depth = 0,
  ): {
    readonly properties: ReadonlyMap<string, Property>;
    readonly others: SpecLayers | undefined;
    readonly items: readonly SpecLayers[];
  } {
    const own = this.#spec.field(schema, "items");
    const items = own === undefined ? [] : [own];
    const properties = new Map<string, Property>();
    const required = new Set(textList(valueIn(schema, "required")));
    for (const [name, value] of this.#spec.entries(schema, "properties")) {
      if (properties.size > mostRows || !this.#step()) break;
      properties.set(name, { schema: value, isRequired: required.has(name), alternatives: new Set() });
    }
    if (depth < deepest)
      for (const field of ["allOf", "oneOf", "anyOf"] as const) {
        const parts = this.#spec.items(schema, field, mostParts);
        for (const part of parts) {
          if (!this.#step()) break;
          const alternative = field === "allOf" || parts.length === 1 ? undefined : schemaName(part);
          const found = this.#propertiesOf(part, depth + 1);
          for (const item of found.items) items.push(item);
          for (const [name, property] of found.properties)
            addProperty(properties, name, property, { alternative, isSure: field === "allOf", of: parts.length });
        }
      }
    for (const name of required) {
      const property = properties.get(name);
      if (property !== undefined) property.isRequired = true;
    }
    const others = this.#spec.field(schema, "additionalProperties");
    return { properties, others: others?.at(-1)?.value === true ? undefined : others, items };
  }
}

interface PartUse {
  readonly alternative: string | undefined;
  readonly isSure: boolean;
  readonly of: number;
}

function addProperty(
  properties: Map<string, Property>,
  name: string,
  property: Property,
  { alternative, isSure, of }: PartUse,
): void {
  const known = properties.get(name);
  if (known !== undefined) {
    if (isSure) known.isRequired ||= property.isRequired;
    if (alternative !== undefined && known.alternatives.size > 0) known.alternatives.add(alternative);
    // All alternatives have it.
    if (known.alternatives.size === of) known.alternatives.clear();
    return;
  }
  const alternatives = alternative === undefined ? property.alternatives : new Set([alternative]);
  properties.set(name, { schema: property.schema, isRequired: isSure && property.isRequired, alternatives });
}

function addressOf(schema: SpecLayers): string {
  const { file, pointer } = schema.at(-1)!;
  return `${file.source}#${pointer}`;
}

function textList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.slice(0, 10_000).filter((each) => typeof each === "string") : [];
}
