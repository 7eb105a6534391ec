// Makes the JSON Schema of docs.json for editors.
import { apiForms } from "../../compiler/contract/api-forms.ts";
import type { Dialect } from "../../compiler/contract/dialect.ts";
import { noteOfField } from "../../compiler/contract/field-notes.ts";
import { siteFields } from "../../compiler/contract/site-form.ts";
import { text, type ValueFields } from "../../compiler/contract/value-form.ts";
import { ruleDefinitions } from "./list-rules.ts";
import { divisionDefinitions, navigationRoot } from "./division-definitions.ts";
import { looseFields, requiredFields, strictField, strictFields } from "./form-schema.ts";
import { definition, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";
import { platformDefinitions } from "./platform-division.ts";
import { filledString, boolean, list, object, referenceDefinitions, requires } from "./value-or-reference.ts";
import { fieldDefinitions } from "./field-definitions.ts";

/**
 * A new copy of the schema for a dialect: plain JSON of draft-07, the newest draft that VS Code knows in full. For navc's own dialect it
 * is violated exactly where navc reports `missing-field`, `wrong-type`, `unknown-language`, `mixed-children` or
 * `several-primary-patterns` once `$ref`s are followed; fields beside navigation are described, and may hold anything. For
 * `mintlify` they hold what the platform takes, and `refused-field` is a violation, too.
 */
export function docsSchema(dialect: Dialect = "contract"): SchemaObject {
  const isPlatform = dialect === "mintlify";
  const required = isPlatform ? requiredFields(siteFields) : [];
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "docs.json: the settings and the navigation of a documentation site",
    ...object(isPlatform ? platformFields() : ownFields(), [requires("navigation"), ...required]),
    definitions: {
      ...referenceDefinitions,
      ...fieldDefinitions(),
      ...divisionDefinitions(dialect),
      ...ruleDefinitions(dialect),
      ...(isPlatform ? platformDefinitions() : {}),
      redirect: redirect(),
    },
  };
}

/** The fields that navc reads in both dialects. */
function readFields(dialect: Dialect): Schemas {
  return {
    navigation: navigationRoot(dialect),
    redirects: list(definition("redirect"), {
      description: noteOf("redirects"),
      examples: [[{ source: "/old", destination: "/new" }]],
    }),
    openapi: siteSpec("openapi"),
    asyncapi: siteSpec("asyncapi"),
  };
}

function platformFields(): Schemas {
  return { ...strictFields(siteFields), ...readFields("mintlify") };
}

/** Fields of other kinds may hold anything: the site may have a theme of its own. */
function ownFields(): Schemas {
  const part = (name: string, read: Schemas): JsonSchema => ({
    description: noteOf(name),
    ...object({ ...looseFields(inPart(name)), ...read }),
  });
  const { eyebrows } = inPart("styling");
  const { drilldown } = inPart("interaction");
  return {
    ...looseFields(siteFields),
    ...readFields("contract"),
    name: strictField({ form: text, note: siteFields["name"]!.note }),
    description: strictField(siteFields["description"]!),
    styling: part("styling", { eyebrows: strictField(eyebrows!) }),
    interaction: part("interaction", { drilldown: strictField(drilldown!) }),
    api: part("api", { openapi: siteSpec("openapi"), asyncapi: siteSpec("asyncapi") }),
  };
}

function inPart(name: string): ValueFields {
  const form = siteFields[name]?.form;
  return form?.kind === "object" ? form.fields : {};
}

function noteOf(name: string): string {
  return siteFields[name]?.note.description ?? "";
}

/** A spec outside `navigation` is inherited, but no pages are made from it (D9). */
function siteSpec(kind: "openapi" | "asyncapi"): JsonSchema {
  return { ...noteOfField(kind), description: apiForms[kind].note.description, allOf: [definition(kind)] };
}

function redirect(): JsonSchema {
  const fields = {
    source: filledString({
      description: "The address that is sent on. A :name in it takes one segment, :name* takes all that follow.",
      examples: ["/old/:slug*"],
    }),
    destination: filledString({
      description: "Where it leads: a page of this site, or an address.",
      examples: ["/new/:slug*"],
    }),
    permanent: boolean({ description: "Whether it stays so: true is a 308, false a 307." }),
  };
  return object(fields, [requires("source"), requires("destination")]);
}
