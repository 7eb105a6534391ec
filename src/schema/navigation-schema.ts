// What does a theme get? The JSON Schema of the result, format 1.
import { entryDefinitions } from "./entry-definitions.ts";
import { definition, type SchemaObject } from "./json-schema.ts";
import { pageDefinitions } from "./page-definitions.ts";
import { aText, listOf, mapOf, record } from "./record.ts";
import { treeDefinitions } from "./tree-definitions.ts";

/** The schema of what `navc compile` prints, made anew: plain JSON of draft-07. Fields that it doesn't name are not allowed. */
export function navigationSchema(): SchemaObject {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "The resolved navigation of a docs.json site, format 1",
    ...record({
      formatVersion: { description: "The format of this file.", const: 1 },
      site: definition("Site"),
      languages: listOf("LanguageEntry", "Every language of the site; empty where there is no choice of them."),
      versions: listOf("VersionEntry", "Every version of the site; empty where there is no choice of them."),
      editions: listOf("Edition", "Every pair of version and language, in the order of docs.json."),
      pages: mapOf(definition("Page"), "Every page by its href, in reading order of docs.json."),
      counterparts: mapOf(
        mapOf({ type: "string" }, "Hrefs by edition id."),
        "For each page key with two or more hrefs: the href in each edition.",
      ),
    }),
    definitions: { Site: site, ...entryDefinitions, ...treeDefinitions, ...pageDefinitions },
  };
}

const site: SchemaObject = record({
  name: aText("Name of the site; empty when docs.json has none."),
  basePath: aText("What every href begins with: empty, or a path such as /docs."),
  eyebrows: {
    description: "What stands above the title of a page; null: the theme decides.",
    enum: ["breadcrumbs", "section", null],
  },
  drilldown: {
    description: "Whether selecting a group goes to its first page; null: the theme decides.",
    type: ["boolean", "null"],
  },
});
