// Does the result keep what format 1 promises?
//
// goldens/format-1.json is the JSON Schema of the result without its descriptions. A new optional field is added to it by
// npx vitest run test/outputs/schema/format-1.test.ts --update
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { navigationSchema } from "../../../src/outputs/schema/navigation-schema.ts";
import { indentedJson, type JsonObject, type JsonValue } from "../../../src/compiler/text/json-value.ts";
import { forbiddenChanges } from "./format-changes.ts";

const file = join(import.meta.dirname, "goldens/format-1.json");

/** The words may change. */
function withoutWords(schema: object): JsonObject {
  const isWords = (key: string, value: unknown): boolean =>
    (key === "description" || key === "title") && typeof value === "string";
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (isWords(key, value) ? undefined : value)),
  ) as JsonObject;
}

const schema = withoutWords(navigationSchema());

const rule =
  "Format 1 of the result is frozen: programs depend on it. It may only get new optional fields. No field is removed, " +
  "renamed or changed, none becomes optional, and none becomes required. Undo the change, or make a format 2.";

test("format 1 has grown by optional fields only", async () => {
  const frozen = JSON.parse(readFileSync(file, "utf8")) as JsonValue;
  expect({ rule, against: forbiddenChanges(frozen, schema) }).toEqual({ rule, against: [] });
  await expect(indentedJson(schema)).toMatchFileSnapshot(file);
});

type Change = (text: string) => string;

test.each<[string, Change, readonly string[]]>([
  ["a new optional field", (text) => text.replace('"tag":{', '"badge":{"type":"string"},"tag":{'), []],
  ["a new definition", (text) => text.replace('"definitions":{', '"definitions":{"New":{"type":"object"},'), []],
  [
    "another name",
    (text) => text.replaceAll('"sidebarTitle"', '"shortTitle"'),
    ["/definitions/Page/properties/sidebarTitle is removed or has another name"],
  ],
  [
    "a field that is optional now",
    (text) => text.replace('"required":["label","href"]', '"required":["href"]'),
    ['/definitions/Neighbor/required: "label" is optional now'],
  ],
  [
    "a field that is required now",
    (text) => text.replace('"required":["label","href"]', '"required":["label","href","icon"]'),
    ['/definitions/Neighbor/required: "icon" is required now'],
  ],
  [
    "another type",
    (text) => text.replace('"file":{"type":["string","null"]}', '"file":{"type":"string"}'),
    ['/definitions/Page/properties/file/type was ["string","null"] and is "string"'],
  ],
  [
    "one value more",
    (text) => text.replace('["ltr","rtl"]', '["ltr","rtl","ttb"]'),
    ['/definitions/LanguageEntry/properties/dir/enum was ["ltr","rtl"] and is ["ltr","rtl","ttb"]'],
  ],
  [
    "another definition",
    (text) => text.replace('"$ref":"#/definitions/Site"', '"$ref":"#/definitions/Page"'),
    ['/properties/site/$ref was "#/definitions/Site" and is "#/definitions/Page"'],
  ],
])("of a changed schema, %s is judged", (_, change, expected) => {
  const text = JSON.stringify(schema);
  expect(change(text)).not.toBe(text);
  expect(forbiddenChanges(schema, JSON.parse(change(text)) as JsonValue)).toEqual(expected);
});
