// Opens the service that knows the fields of docs.json by its schema. (D274)
import type { JSONDocument, JSONSchema, LanguageService } from "vscode-json-languageservice";
import type { Dialect } from "../../compiler/contract/dialect.ts";
import { perKey } from "../../compiler/text/per-object.ts";
import { docsSchema } from "../../outputs/schema/docs-schema.ts";
import type { AskedDocument } from "./asked-document.ts";

/** A parsed document with the service that knows its schema. */
export interface SchemaDocument {
  readonly service: LanguageService;
  readonly parsed: JSONDocument;
}

/** The document of a site; undefined for a file that is not docs.json, because a file of `$ref` has no schema of its own. */
export async function schemaDocument({ site, file, document }: AskedDocument): Promise<SchemaDocument | undefined> {
  const { tree, site: compiled } = site.state;
  if (file !== (tree?.record.config ?? "docs.json")) return undefined;
  const service = await serviceOf(compiled?.settings.compile.dialect ?? "contract");
  return { service, parsed: service.parseJSONDocument(document) };
}

/** The values of any JSON document of a site, also of a broken one. */
export async function parsedJson({ site, document }: AskedDocument): Promise<JSONDocument> {
  const service = await serviceOf(site.state.site?.settings.compile.dialect ?? "contract");
  return service.parseJSONDocument(document);
}

const serviceOf: (dialect: Dialect) => Promise<LanguageService> = perKey(async (dialect) => {
  const { getLanguageService } = await import("vscode-json-languageservice");
  const service = getLanguageService({});
  const schema = docsSchema(dialect) as unknown as JSONSchema;
  service.configure({ validate: false, schemas: [{ uri: "navc:/docs.schema.json", fileMatch: ["*"], schema }] });
  return service;
});
