// Finds what the sidebars of a Docusaurus site call its documents.
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";

/** The first label that a sidebar gives a document, by its id, in the words of the translation. */
export function docusaurusLabels(sidebars: JsonObject, messages: JsonObject): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars)) addLabels(items, name, messages, labels);
  return labels;
}

/** A file has few enough levels to call itself for each. */
function addLabels(value: JsonValue, sidebar: string, messages: JsonObject, labels: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) addLabels(item, sidebar, messages, labels);
    return;
  }
  if (!isJsonObject(value)) return;
  const { type } = value;
  const [id, label] = [listedDocument(value), itemLabel(value, sidebar, messages)];
  if (id !== undefined && label !== undefined && !labels.has(id)) labels.set(id, label);
  // Without a type it is the short form of categories.
  for (const [key, inner] of Object.entries(value))
    if (type === undefined || (type === "category" && key === "items")) addLabels(inner, sidebar, messages, labels);
}

/** The document that an item lists; that of a category without items, too. */
function listedDocument(item: JsonObject): string | undefined {
  if (item["type"] === "doc" || item["type"] === "ref") return wordsIn(item, "id");
  const link = objectIn(item, "link");
  const isEntry = item["type"] === "category" && listIn(item, "items").length === 0 && link["type"] === "doc";
  return isEntry ? wordsIn(link, "id") : undefined;
}

/** The label of an item, in the words of the translation: `sidebar.docs.category.Guides`. */
export function itemLabel(item: JsonObject, sidebar: string, messages: JsonObject): string | undefined {
  const label = wordsIn(item, "label");
  const type = wordsIn(item, "type") ?? "category";
  const key = wordsIn(item, "key") ?? label ?? "";
  const message = ownValue(messages, `sidebar.${sidebar}.${type === "ref" ? "doc" : type}.${key}`);
  return (isJsonObject(message) ? wordsIn(message, "message") : undefined) ?? label;
}
