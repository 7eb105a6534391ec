// JSON values, and their names in messages.

export type JsonPrimitive = string | number | boolean | null;
/** What `JSON.parse` returns. */
export type JsonValue = JsonPrimitive | readonly JsonValue[] | JsonObject;

/** An object of JSON values. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** True for a JSON object: not null, not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The kind of a value in words for users: "a string", "a list", "an object"… */
export function kindOfJson(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "boolean") return String(value);
  // YAML has .nan and .inf.
  if (typeof value === "number" && !Number.isFinite(value)) return "a number without a value";
  return value === undefined ? "nothing" : `a ${typeof value}`;
}

/** A value in words for users, if it is short enough: `the string "yes"`; otherwise like `kindOfJson`. */
export function describeJson(value: unknown): string {
  if (typeof value !== "string") return kindOfJson(value);
  return value.length <= 40 ? `the string "${value}"` : "a string";
}

/** The own property of an object whose keys a user wrote; `__proto__` and `constructor` are ordinary names. */
export function ownValue<Value>(object: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Sets a user-named key as an own property, even `__proto__`. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}

/** A value as indented JSON with a line break at the end. */
export function indentedJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The fields of an object without those that are undefined, in their order. */
export function withoutUndefined<const Fields extends object>(fields: Fields): Defined<Fields> {
  const defined: Record<string, unknown> = {};
  // Spreading an object per field takes twice as long.
  for (const name in fields) if (fields[name] !== undefined) defined[name] = fields[name];
  return defined as Defined<Fields>;
}

/** Every field of an object by name, including optional ones. With `satisfies`, no field can be forgotten. */
export type AllFields<Fields> = { readonly [Name in keyof Required<Fields>]: Fields[Name] | undefined };

/** The same fields; those that are optional may be undefined, too. */
export type MaybeUndefined<Fields> = {
  readonly [Name in keyof Fields]: {} extends Pick<Fields, Name> ? Fields[Name] | undefined : Fields[Name];
};

/** Fields that may be undefined are optional. */
type Defined<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};
