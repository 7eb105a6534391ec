import type { divisionFields } from "../../src/compiler/contract/division-fields.ts";
import type { divisions } from "../../src/compiler/contract/divisions.ts";
import type { siteFields } from "../../src/compiler/contract/site-form.ts";
import type { textFormats } from "../../src/compiler/contract/text-formats.ts";
import type { ValueForm } from "../../src/compiler/contract/value-form.ts";
import type { JsonObject, JsonValue } from "../../src/compiler/text/json-value.ts";

/** The tables of docs.json. */
export interface ConfigTables {
  readonly siteFields: typeof siteFields;
  readonly divisionFields: typeof divisionFields;
  readonly divisions: typeof divisions;
  readonly textFormats: typeof textFormats;
}

/** Makes values; `turn` chooses among several forms. */
export interface ConfigMaker {
  readonly valueOf: (form: ValueForm, turn: number) => JsonValue;
  /** A docs.json with all fields of the tables. */
  readonly everyField: (turn: number) => JsonObject;
}

export function configMaker(tables: ConfigTables): ConfigMaker;
