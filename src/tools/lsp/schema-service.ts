// Opens the service that knows the fields of docs.json, and of the files of its `$ref`s, by its schema. (D274)
import type { JSONDocument, JSONSchema, LanguageService, StringASTNode } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Dialect } from "../../compiler/contract/dialect.ts";
import { divisionRow } from "../../compiler/contract/divisions.ts";
import type { Division } from "../../compiler/site/navigation.ts";
import { clipDepth } from "../../compiler/text/json-scan.ts";
import { perKey } from "../../compiler/text/per-object.ts";
import { docsSchema } from "../../outputs/schema/docs-schema.ts";
import type { AskedDocument } from "./asked-document.ts";
import { elementKey, entriesBySource } from "../../project/actions/entries-by-source.ts";

/** A parsed document with the service that knows its schema. */
export interface SchemaDocument {
  readonly service: LanguageService;
  readonly parsed: JSONDocument;
}

/** The document of a site; undefined for a file of which it is not known what it holds. */
export async function schemaDocument(asked: AskedDocument): Promise<SchemaDocument | undefined> {
  const part = partOf(asked);
  if (part === undefined) return undefined;
  const service = (await servicesOf(dialectOf(asked)))(part);
  return { service, parsed: parsedWith(service, asked) };
}

/** The values of any JSON document of a site, also of a broken one. */
export async function parsedJson(asked: AskedDocument): Promise<JSONDocument> {
  const service = (await servicesOf(dialectOf(asked)))(whole);
  return parsedWith(service, asked);
}

/** The service calls itself for each level, so that it can't read what is nested by the thousand. */
const deepest = 500;

function parsedWith(service: LanguageService, { document }: AskedDocument): JSONDocument {
  const { text, exceededAt } = clipDepth(document.getText(), deepest);
  const { uri, languageId, version } = document;
  const read = exceededAt === undefined ? document : TextDocument.create(uri, languageId, version, text);
  const parsed = service.parseJSONDocument(read);
  nameOwnSchema(parsed);
  return parsed;
}

/** The service takes the schema that `$schema` names, which it can't fetch, and without one that is configured for the document. */
function nameOwnSchema({ root }: JSONDocument): void {
  if (root?.type !== "object") return;
  for (const { keyNode, valueNode } of root.properties)
    if (keyNode.value === "$schema" && valueNode?.type === "string")
      (valueNode as { -readonly [Name in keyof StringASTNode]: StringASTNode[Name] }).value = ownSchema;
}

function dialectOf({ site }: AskedDocument): Dialect {
  return site.state.site?.settings.compile.dialect ?? "contract";
}

const whole = "";

const ownSchema = "navc:/docs.schema.json";

/** What a file holds: all of docs.json, or what the `$ref` to it stands for, by its name in the schema. */
function partOf({ site, file }: AskedDocument): string | undefined {
  const { tree } = site.state;
  if (file === (tree?.record.config ?? "docs.json")) return whole;
  if (tree === undefined) return undefined;
  const entries = entriesBySource(tree.navigation);
  const divisionAt = (pointer: string): Division | undefined =>
    entries.get(elementKey(file, pointer))?.divisions[0]?.division;
  const own = divisionAt("");
  if (own !== undefined) return own.kind === "root" ? "navigation" : own.kind;
  const first = divisionAt("/0");
  if (first !== undefined && first.kind !== "root") return divisionRow(first.kind).list;
  return entries.get(elementKey(file, "/0"))?.isPage === true ? "pages" : undefined;
}

/** The services of a dialect, by the part of docs.json that they know. */
const servicesOf: (dialect: Dialect) => Promise<(part: string) => LanguageService> = perKey(async (dialect) => {
  const { getLanguageService } = await import("vscode-json-languageservice");
  return perKey((part: string) => {
    const service = getLanguageService({});
    const schema = schemaOf(dialect, part);
    service.configure({ validate: false, schemas: [{ uri: ownSchema, fileMatch: ["*"], schema }] });
    return service;
  });
});

function schemaOf(dialect: Dialect, part: string): JSONSchema {
  const schema = docsSchema(dialect) as unknown as JSONSchema;
  if (part === whole) return schema;
  const { $schema, definitions, properties } = schema;
  const own = part === "navigation" ? properties?.["navigation"] : definitions?.[part];
  return { ...($schema === undefined ? {} : { $schema }), definitions: definitions ?? {}, allOf: [own ?? true] };
}
