// Which fields has a value that a JSON Schema describes? One row for each, those of an object inside it with its name before.
const deepest = 5;
const longest = 150;

/**
 * The rows of a schema: `name`, `type`, `required`, `deprecated`, `description`, `standard` (the default), `values`, `range`.
 * `leftOut` is the mark of fields that are not shown here: `readOnly` in a request, `writeOnly` in a response; `prefix` is the name of the value.
 */
export function rowsOf(spec, schema, leftOut, prefix = "") {
  const rows = [];
  addFields(spec, schema, { rows, leftOut, prefix, above: [] });
  return rows;
}

function addFields(spec, schema, { rows, leftOut, prefix, above }) {
  const { properties, required, items } = merged(spec, schema);
  if (above.length === deepest || above.includes(spec.resolved(schema))) return;
  const within = { rows, leftOut, above: [...above, spec.resolved(schema)] };
  if (items !== undefined) addFields(spec, items, { ...within, prefix: `${prefix}[]` });
  for (const [name, value] of properties) {
    const field = spec.resolved(value);
    if (field[leftOut] || rows.length === longest) continue;
    const path = prefix === "" || prefix.endsWith(".") ? prefix + name : `${prefix}.${name}`;
    rows.push({ name: path, required: required.has(name), ...facts(spec, value) });
    addFields(spec, value, { ...within, prefix: path });
  }
}

/** What can be said of one value. */
export function facts(spec, schema) {
  const { description, deprecated, default: standard, minimum, maximum, ...found } = spec.resolved(schema);
  const values = found.enum ?? (found.const === undefined ? spec.resolved(found.items).enum : [found.const]);
  const range = [minimum !== undefined && `≥ ${minimum}`, maximum !== undefined && `≤ ${maximum}`].filter(Boolean);
  return { type: typeOf(spec, schema), description, deprecated, standard, values, range: range.join(", ") };
}

/** `string · uri`, `object[]`, `string | null`. */
function typeOf(spec, schema, depth = 0) {
  const { type, format, items, properties, oneOf, anyOf, allOf, ...rest } = spec.resolved(schema);
  const parts = oneOf ?? anyOf ?? (type === undefined ? allOf : undefined);
  if (Array.isArray(parts) && depth < deepest) return listed(parts.map((part) => typeOf(spec, part, depth + 1)));
  if (type === "array") return items && depth < deepest ? `${typeOf(spec, items, depth + 1) || "any"}[]` : "array";
  if (type === undefined)
    return properties === undefined ? typeof (rest.const ?? rest.enum?.[0] ?? undefined) : "object";
  const name = Array.isArray(type) ? listed(type) : type;
  return format === undefined ? name : `${name} · ${format}`;
}

function listed(types) {
  return [...new Set(types.flatMap((type) => type.split(" | ")))].filter((type) => type !== "undefined").join(" | ");
}

/** The fields of a schema with those of `allOf`; those of `oneOf` and `anyOf` may be there. */
function merged(spec, schema, depth = 0) {
  const own = spec.resolved(schema);
  const found = {
    properties: new Map(Object.entries(own.properties ?? {})),
    required: new Set(own.required),
    items: own.items,
  };
  if (depth === deepest) return found;
  for (const list of ["allOf", "oneOf", "anyOf"]) {
    for (const part of Array.isArray(own[list]) ? own[list] : []) {
      const { properties, required, items } = merged(spec, part, depth + 1);
      for (const [name, value] of properties) if (!found.properties.has(name)) found.properties.set(name, value);
      if (list === "allOf") for (const name of required) found.required.add(name);
      found.items ??= items;
    }
  }
  return found;
}
