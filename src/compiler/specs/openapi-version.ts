// The versions of OpenAPI that navc knows.
import { isJsonObject, ownValue } from "../text/json-value.ts";

/** True for a version that navc can read completely. */
export function isKnownVersion(version: string): boolean {
  return /^3\.[012](\.\d+)?(-[\w.-]+)?$/.test(version);
}

/** True for a document of OpenAPI 3.2, which has more methods and nested tags (D107, D108). In YAML its version may be a number. */
export function isOpenApi32(document: unknown): boolean {
  const version = isJsonObject(document) ? ownValue(document, "openapi") : undefined;
  return (typeof version === "string" || typeof version === "number") && /^3\.2(?!\d)/.test(String(version));
}
