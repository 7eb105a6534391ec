// Reduces the errors of ajv about a spec to their causes.
import type { RawSchemaFault } from "../host/spec-validator.ts";
import { groupBy } from "../text/group-by.ts";
import { pointerSegments } from "../text/json-pointer.ts";

/** One thing that is wrong with a value. */
export interface SchemaFault {
  /** The path of the value in the document with each `$ref` replaced by its target. */
  readonly path: readonly string[];
  /** The wrong key, if the value has a key that should not be there. */
  readonly key?: string;
  /** A clause without a full stop. */
  readonly problem: string;
}

/** Errors that only say that something else is wrong. */
const wrappers: ReadonlySet<string> = new Set(["oneOf", "anyOf", "allOf", "if", "not", "$ref", "dependentSchemas"]);

/**
 * The causes. A value that may have several forms fails each of them. Then the errors below it are the causes, and the error
 * that it is not a reference is dropped.
 */
export function schemaFaults(raw: readonly RawSchemaFault[]): readonly SchemaFault[] {
  const faults = raw.filter((fault) => fault.params["missingProperty"] !== "$ref" && !isAllowed(fault));
  const hasForms = new Set(
    faults.flatMap(({ keyword, instancePath }) => (wrappers.has(keyword) ? [instancePath] : [])),
  );
  const causes = faults.filter(({ keyword }) => !wrappers.has(keyword));
  const above = new Set(causes.flatMap(({ instancePath }) => pathsAbove(instancePath)));
  const plain = causes.filter(({ instancePath }) => !(hasForms.has(instancePath) && above.has(instancePath)));
  return [...groupBy(plain, ({ instancePath }) => instancePath)].flatMap(([pointer, ofValue]) => {
    const path = pointerSegments(pointer);
    const found = problemsOf(ofValue, path.at(-1));
    const [first] = found;
    if (first === undefined || !hasForms.has(pointer)) return found.map((each) => ({ path, ...each }));
    return [{ path, ...first, problem: found.map(({ problem }) => problem).join(", or ") }];
  });
}

/** Keys that OpenAPI 3.1 allows but the schema in swagger-parser refuses by mistake, and their places. */
const allowedKeys: Readonly<Record<string, RegExp>> = {
  description: /\/servers\/\d+\/variables\/[^/]+$/,
  server: /\/links\/[^/]+$/,
  // Only a reference that is left as it is still has one.
  $ref: /^/,
};

function isAllowed({
  instancePath,
  keyword,
  params: { unevaluatedProperty, missingProperty },
}: RawSchemaFault): boolean {
  if (typeof unevaluatedProperty === "string" && Object.hasOwn(allowedKeys, unevaluatedProperty))
    return allowedKeys[unevaluatedProperty]!.test(instancePath);
  const isUrl = keyword === "oneOf" || missingProperty === "identifier" || missingProperty === "url";
  return instancePath === "/info/license" && isUrl;
}

function pathsAbove(pointer: string): readonly string[] {
  const paths: string[] = [];
  for (let end = pointer.lastIndexOf("/"); end >= 0; end = end === 0 ? -1 : pointer.lastIndexOf("/", end - 1))
    paths.push(pointer.slice(0, end));
  return paths;
}

type Problem = Omit<SchemaFault, "path">;

/** What is wrong with one value; the allowed words of all forms are one list. */
function problemsOf(faults: readonly RawSchemaFault[], name: string | undefined): readonly Problem[] {
  const what = name === undefined ? "the document" : `"${name}"`;
  const words = faults.flatMap(({ keyword, params }) => {
    if (keyword === "enum" && Array.isArray(params["allowedValues"])) return params["allowedValues"];
    return keyword === "const" ? [params["allowedValue"]] : [];
  });
  const others = faults.filter(({ keyword }) => keyword !== "enum" && keyword !== "const");
  const types = others.flatMap(({ keyword, params }) => (keyword === "type" ? [params["type"]].flat() : []));
  const expected = [
    ...new Set([
      ...words.map((word) => JSON.stringify(word)),
      ...types.map((type) => (typeof type === "string" ? (typeNames[type] ?? type) : JSON.stringify(type))),
    ]),
  ];
  const problems: readonly Problem[] = [
    ...(expected.length === 0 ? [] : [{ problem: `${what} has to be ${listed(expected)}` }]),
    ...others.filter(({ keyword }) => keyword !== "type").map((fault) => problemOf(fault, what)),
  ];
  return [...new Map(problems.map((each) => [each.problem, each])).values()];
}

const typeNames: Readonly<Record<string, string>> = {
  array: "a list",
  object: "an object",
  string: "a string",
  boolean: "true or false",
  number: "a number",
  integer: "a whole number",
};

function listed(words: readonly string[]): string {
  return words.length === 1 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)!}`;
}

function problemOf({ keyword, message, params, instancePath }: RawSchemaFault, what: string): Problem {
  if (keyword === "required") return { problem: `${what} has no ${JSON.stringify(params["missingProperty"])}` };
  if (isEmpty(keyword, params)) return { problem: `${what} has to hold something` };
  const key = params["additionalProperty"] ?? params["unevaluatedProperty"] ?? params["propertyName"];
  if (typeof key !== "string") return { problem: `${what} ${message}` };
  const isPath = instancePath === "/paths" && !key.startsWith("/");
  return {
    key,
    problem: `${what} has "${key}", ${isPath ? `and a path starts with "/"` : "which is not allowed there"}`,
  };
}

function isEmpty(keyword: string, { limit }: RawSchemaFault["params"]): boolean {
  return limit === 1 && (keyword === "minProperties" || keyword === "minItems" || keyword === "minLength");
}
