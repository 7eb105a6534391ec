// Finds pages that ask search engines to leave them out.
import { isJsonObject, type JsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { listIn, objectIn, wordsIn } from "./json-fields.ts";

/** Whether the `head` of front matter says so: `["meta", { name: "robots", … }]` of VitePress, or `{ tag: "meta", attrs: … }` of Starlight. */
export function isNotIndexed(data: JsonObject): boolean {
  return listIn(data, "head").some((element) => {
    const attributes = attributesOf(element);
    const isRobots = wordsIn(attributes, "name")?.toLowerCase() === "robots";
    return isRobots && /\b(?:noindex|none)\b/i.test(wordsIn(attributes, "content") ?? "");
  });
}

function attributesOf(element: JsonValue): JsonObject {
  if (isJsonObject(element)) return objectIn(element, "attrs");
  const [, attributes] = Array.isArray(element) ? (element as readonly JsonValue[]) : [];
  return isJsonObject(attributes) ? attributes : {};
}
