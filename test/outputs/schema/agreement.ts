// Do the schema of docs.json and navc's own checks say the same of a docs.json?
import { Ajv, type ErrorObject } from "ajv";
import type { Dialect } from "../../../src/compiler/contract/dialect.ts";
import { divisions, isListField } from "../../../src/compiler/contract/divisions.ts";
import { textFormats } from "../../../src/compiler/contract/text-formats.ts";
import { docsSchema } from "../../../src/outputs/schema/docs-schema.ts";
import type { Diagnostic } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { isJsonObject, type JsonValue } from "../../../src/compiler/text/json-value.ts";
import { readFiles } from "../../compiler/syntax/read.ts";
import { resolveConfig, type ResolvedConfig } from "./resolved-config.ts";

/** The codes that the schema stands for; `refused-field` only in the dialect of the platform. */
export const agreedCodes: ReadonlySet<string> = new Set([
  "refused-field",
  "missing-field",
  "wrong-type",
  "unknown-language",
  "mixed-children",
  "several-primary-patterns",
]);

type Validate = ReturnType<Ajv["compile"]>;

/** Says that a value violates the schema of a dialect, and where; complains of anything in the schema that is not quite draft-07. */
export const validateIn: Readonly<Record<Dialect, Validate>> = {
  contract: new Ajv({ strict: true, allErrors: true }).compile(docsSchema("contract")),
  mintlify: new Ajv({ strict: true, allErrors: true }).compile(docsSchema("mintlify")),
};

/** The same for navc's own dialect. */
export const validate: Validate = validateIn.contract;

/** Both verdicts on the same docs.json. */
export interface Verdicts {
  readonly reported: readonly Diagnostic[];
  readonly errors: readonly ErrorObject[];
  /** In which they differ, in words; empty where they agree. */
  readonly differences: readonly string[];
}

/** Holds the schema against the checks; undefined when docs.json can't be read, or not all of it. */
export function compareVerdicts(
  files: Readonly<Record<string, string>>,
  dialect: Dialect = "contract",
): Verdicts | undefined {
  const config = resolveConfig(files);
  if (config === undefined) return undefined;
  const { diagnostics } = readFiles(files, {}, dialect);
  const reported = diagnostics.filter(
    (diagnostic) => agreedCodes.has(diagnostic.code) && !isOfEntriesBelow(diagnostic),
  );
  const check = validateIn[dialect];
  const errors = check(dialect === "contract" ? asRead(config.value) : config.value)
    ? []
    : (check.errors ?? []).filter(({ keyword }) => !wrapping.has(keyword));
  const inReach = reported.filter((diagnostic) => !isBeyondSchema(diagnostic));
  if ((inReach.length > 0 && errors.length === 0) || (reported.length === 0 && errors.length > 0)) {
    const found =
      inReach.length > 0 ? `navc alone: ${wordsOf(inReach)}` : `the schema alone: ${errors.map(errorText).join("; ")}`;
    return { reported, errors, differences: [found] };
  }
  return {
    reported,
    errors,
    differences: [...missedBySchema(inReach, errors, config), ...missedByNavc(reported, errors, config)],
  };
}

/** Without the fields beside a `sourceRef` that stands for a list: navc does not read them, and an editor may say what is wrong there. */
function asRead(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(asRead);
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).map(([name, each]) => {
    const isList = Array.isArray(each) && isListField(name);
    return [name, isList ? each.map(elementAsRead) : asRead(each)];
  });
  return Object.fromEntries(fields) as JsonValue;
}

function elementAsRead(element: JsonValue): JsonValue {
  const sourceRef = isJsonObject(element) ? element["sourceRef"] : undefined;
  const isList =
    typeof sourceRef === "string" && !divisions.some(({ label }) => Object.hasOwn(element as object, label));
  return isList && sourceRef.trim() !== "" ? { sourceRef } : asRead(element);
}

/** What a division lacks only because of entries far below it (D56): a schema can't look there. */
function isOfEntriesBelow({ code, message }: Diagnostic): boolean {
  return code === "missing-field" && message.includes("the spec that its endpoint entries are of");
}

/** What a pattern can't ask of a string, and what depends on other parts of `navigation`. */
function isBeyondSchema({ code, message }: Diagnostic): boolean {
  if (code === "refused-field") return message.startsWith('"navigation" has');
  const isString = /\bis (?:the|a) string\b/.test(message) || message.includes("an empty list");
  return code === "wrong-type" && isString && beyondPatterns.some((words) => message.includes(words));
}

const beyondPatterns: readonly string[] = [
  "without it the site has no pages",
  ...Object.values(textFormats).flatMap(({ isExact, expected }) => (isExact === true ? [] : [expected])),
];

/** Keywords that only pass on what another one said. */
const wrapping: ReadonlySet<string> = new Set(["if", "anyOf"]);

function wordsOf(reported: readonly Diagnostic[]): string {
  return reported.map(({ code, pointer }) => `${code} ${pointer}`).join("; ");
}

function errorText({ instancePath, message }: ErrorObject): string {
  return `${instancePath} ${message}`;
}

function missedBySchema(
  reported: readonly Diagnostic[],
  errors: readonly ErrorObject[],
  config: ResolvedConfig,
): readonly string[] {
  const paths = new Set(errors.map(({ instancePath }) => instancePath));
  const lacking = new Set(
    errors.flatMap(({ keyword, instancePath }) => (aboutKeys.has(keyword) ? [instancePath] : [])),
  );
  const areas = misreadAreas(reported, config).filter((area) =>
    errors.some(({ instancePath }) => isWithin(instancePath, area)),
  );
  // What is of a wrong type is not looked into.
  const mistyped = errors.flatMap(({ keyword, instancePath }) => (keyword === "type" ? [instancePath] : []));
  const isTold = (place: string): boolean =>
    paths.has(place) ||
    lacking.has(parentOf(place)) ||
    mistyped.some((path) => isWithin(place, path)) ||
    areas.some((area) => isWithin(place, area));
  // A file named twice is read twice, and what is wrong at one of its places only is reported once.
  return reported
    .filter((diagnostic) => !pointersOf(diagnostic, config).some(isTold))
    .map(({ code, pointer }) => `the schema is silent at ${pointer} (${code})`);
}

/** Keywords of an object whose errors are about one of its keys. */
const aboutKeys: ReadonlySet<string> = new Set(["required", "additionalProperties", "propertyNames"]);

function missedByNavc(
  reported: readonly Diagnostic[],
  errors: readonly ErrorObject[],
  config: ResolvedConfig,
): readonly string[] {
  const areas = misreadAreas(reported, config);
  const places = reported.flatMap((diagnostic) => {
    const own = pointersOf(diagnostic, config);
    // navc names the second list, the schema each of them.
    return sideBySide.has(diagnostic.code) ? own.map(parentOf) : own;
  });
  const isTold = (path: string): boolean =>
    places.some((place) => isWithin(path, place) || parentOf(place) === path) ||
    areas.some((area) => isWithin(path, area));
  return errors
    .filter(({ instancePath }) => !isTold(instancePath))
    .map((error) => `navc is silent at ${errorText(error)}`);
}

/** What stands in the wrong list navc goes on to read as what it is, and the schema as what belongs there. */
function misreadAreas(reported: readonly Diagnostic[], config: ResolvedConfig): readonly string[] {
  return reported.flatMap((diagnostic) => {
    const { code, message } = diagnostic;
    if (code !== "wrong-type") return [];
    if (message.startsWith('This element of "pages"')) return pointersOf(diagnostic, config);
    return /^"\w+" is a list of /.test(message) ? pointersOf(diagnostic, config).map(parentOf) : [];
  });
}

const sideBySide: ReadonlySet<string> = new Set(["mixed-children", "several-primary-patterns"]);

function pointersOf({ file, pointer }: Diagnostic, { pointers }: ResolvedConfig): readonly string[] {
  return pointers.get(`${file}#${pointer}`) ?? [`${file}#${pointer} is not in the resolved docs.json`];
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
