// What does SARIF 2.1.0 require of a log? By hand, for the objects navc writes; no npm package carries the schema itself.
import { Ajv } from "ajv";

interface Message {
  readonly text: string;
}

interface Location {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
    readonly region: { readonly startLine: number; readonly startColumn?: number };
  };
  readonly message?: Message;
}

/** As far as tests look into it. */
export interface SarifLog {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly [
    {
      readonly tool: {
        readonly driver: { readonly name: string; readonly version: string; readonly rules: unknown[] };
      };
      readonly invocations?: readonly object[];
      readonly results: readonly {
        readonly ruleId: string;
        readonly ruleIndex: number;
        readonly level: string;
        readonly message: Message;
        readonly locations: readonly Location[];
        readonly partialFingerprints: { readonly [name: string]: string };
      }[];
    },
  ];
}

type Schema = { readonly [keyword: string]: unknown };

/** An object of SARIF: its properties, those it must have, and no others. */
function object(properties: { readonly [name: string]: Schema }, required: readonly string[] = []): Schema {
  return { type: "object", properties, required, additionalProperties: false };
}

function list(items: Schema, minItems = 0): Schema {
  return { type: "array", items, minItems };
}

const text = { type: "string" };
const uri = { type: "string", pattern: "^[a-z]+:[!#$%&'()*+,/:;=?@\\[\\]\\w.~-]+$" };
const uriReference = { type: "string", pattern: "^([\\w.~!$&'()*+,;=@/-]|%[0-9A-F]{2})*$" };
const level = { enum: ["none", "note", "warning", "error"] };
const fromOne = { type: "integer", minimum: 1 };
// §3.11.2: text or id; §3.12.3: text.
const message = object({ text }, ["text"]);
// §3.4
const artifactLocation = object({ uri: uriReference, uriBaseId: text, description: message });
// §3.30
const region = object({ startLine: fromOne, startColumn: fromOne, endLine: fromOne, endColumn: fromOne }, [
  "startLine",
]);
// §3.28, §3.29
const physicalLocation = object({ artifactLocation, region }, ["artifactLocation"]);
const location = object({ physicalLocation, message });
// §3.55 to §3.57
const replacement = object({ deletedRegion: region, insertedContent: object({ text }) }, ["deletedRegion"]);
const artifactChange = object({ artifactLocation, replacements: list(replacement, 1) }, [
  "artifactLocation",
  "replacements",
]);
const fix = object({ description: message, artifactChanges: list(artifactChange, 1) }, ["artifactChanges"]);
// §3.27; what navc always gives is required here, too.
const result = object(
  {
    ruleId: text,
    ruleIndex: { type: "integer", minimum: 0 },
    level,
    message,
    locations: list(location, 1),
    relatedLocations: { ...list(location, 1), uniqueItems: true },
    fixes: list(fix, 1),
    partialFingerprints: { type: "object", additionalProperties: text },
  },
  ["message", "ruleId", "ruleIndex", "level", "locations", "partialFingerprints"],
);
// §3.49, §3.50
const rule = object({ id: text, shortDescription: message, helpUri: uri, defaultConfiguration: object({ level }) }, [
  "id",
  "shortDescription",
  "helpUri",
  "defaultConfiguration",
]);
// §3.19
const driver = object(
  { name: { ...text, minLength: 1 }, version: text, informationUri: uri, rules: { ...list(rule), uniqueItems: true } },
  ["name", "version", "informationUri", "rules"],
);
// §3.13, §3.14
// §3.20 and §3.58
const notification = object({ level, message }, ["message"]);
const invocation = object(
  { executionSuccessful: { type: "boolean" }, toolExecutionNotifications: list(notification) },
  ["executionSuccessful"],
);
const run = object(
  {
    tool: object({ driver }, ["driver"]),
    invocations: list(invocation),
    originalUriBaseIds: { type: "object", additionalProperties: artifactLocation },
    columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
    results: list(result),
  },
  ["tool", "columnKind", "results"],
);
const log = object({ $schema: uri, version: { const: "2.1.0" }, runs: list(run, 1) }, ["$schema", "version", "runs"]);

const validate = new Ajv({ allErrors: true, strict: true }).compile(log);

/** What is wrong with a log, as sentences; a rule that `ruleIndex` does not name is wrong, too (§3.27.6). */
export function sarifFaults(sarif: SarifLog): readonly string[] {
  validate(sarif);
  const faults = (validate.errors ?? []).map(({ instancePath, message: words = "" }) => `${instancePath} ${words}`);
  const [{ results, tool }] = sarif.runs;
  const strays = results.filter(({ ruleId, ruleIndex }) => {
    const named = tool.driver.rules[ruleIndex] as { readonly id?: string } | undefined;
    return named?.id !== ruleId;
  });
  return [...faults, ...strays.map(({ ruleId }) => `ruleIndex of ${ruleId} names another rule`)];
}
