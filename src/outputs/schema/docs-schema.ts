// Makes the JSON Schema of docs.json for editors, for the parts that concern navigation.
import { fieldRow } from "../../compiler/contract/fields.ts";
import { ruleDefinitions } from "./list-rules.ts";
import { divisionDefinitions, navigationRoot } from "./division-definitions.ts";
import { definition, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";
import {
  choice,
  filledString,
  boolean,
  list,
  object,
  referenceDefinitions,
  requires,
  string,
} from "./value-or-reference.ts";
import { properties, fieldDefinitions } from "./field-definitions.ts";

/**
 * A new copy of the schema: plain JSON of draft-07, the newest draft that VS Code knows in full. It is violated exactly
 * where navc reports `missing-field`, `wrong-type`, `unknown-language`, `mixed-children` or `several-primary-patterns`
 * once `$ref`s are followed. Other fields of docs.json are allowed, with any values.
 */
export function docsSchema(): SchemaObject {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "docs.json: the navigation of a documentation site",
    ...object(siteFields(), [requires("navigation")]),
    definitions: {
      ...referenceDefinitions,
      ...fieldDefinitions(),
      ...divisionDefinitions(),
      ...ruleDefinitions(),
      redirect: redirect(),
    },
  };
}

function siteFields(): Schemas {
  return {
    $schema: { description: "Address or path of this schema, so that editors check and complete the file." },
    name: string({ description: "Name of the site.", examples: ["Acme"] }),
    description: string({ description: "What the site is about.", examples: ["How to take orders with Acme."] }),
    navigation: navigationRoot(),
    styling: part("How pages look.", {
      eyebrows: choice([{ enum: ["breadcrumbs", "section"] }], {
        description:
          "What is shown above the title of a page: the whole path to it, or the section it is in. Without it the theme decides.",
      }),
    }),
    interaction: part("What the sidebar does.", {
      drilldown: boolean({
        description:
          "What selecting a group does: true goes to its first page, false only opens and closes it. Without it the theme decides.",
      }),
    }),
    redirects: list(definition("redirect"), {
      description: "Addresses that lead elsewhere, such as those of pages that moved. The first match wins.",
      examples: [[{ source: "/old", destination: "/new" }]],
    }),
    api: part("The API of the site, as far as navigation goes.", properties(["openapi", "asyncapi"])),
    openapi: siteSpec("openapi"),
    asyncapi: siteSpec("asyncapi"),
  };
}

function part(description: string, fields: Schemas): JsonSchema {
  return { description, ...object(fields) };
}

/** A spec outside `navigation` is inherited, but no pages are made from it (D9). */
function siteSpec(kind: "openapi" | "asyncapi"): JsonSchema {
  const description = "The spec of all endpoint entries that have none nearer. It makes no pages by itself.";
  return { ...fieldRow(kind)?.note, description, allOf: [definition(kind)] };
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
