// Finds out with swagger-parser whether a document is valid OpenAPI, and if not, whether navigation can still use it.
import type { OpenAPI } from "openapi-types";
import { isKnownVersion } from "./openapi-version.ts";
import { isJsonObject, kindOfJson, ownValue, type JsonObject } from "../text/json-value.ts";

/** `warning`: its operations can still be listed; `refused`: there is nothing to list. */
export type Verdict = { readonly kind: "fine" } | SpecDoubt;

/** `pointer` leads to the value that is wrong; absent if a value is missing. */
export interface SpecDoubt {
  readonly kind: "warning" | "refused";
  readonly problem: string;
  readonly pointer?: string;
}

/**
 * The verdict on a document with "openapi" or "swagger" at its top level. The parser is loaded only if the document is not
 * plainly valid, because loading it takes as long as parsing a spec of several megabytes. It gets a copy of the few fields that
 * matter and nothing else, so it can't read files, change the document, or be given a hostile schema.
 */
export async function judgeOpenApi(document: JsonObject): Promise<Verdict> {
  if (isPlainlyFine(document)) return { kind: "fine" };
  const { default: SwaggerParser } = await import("@apidevtools/swagger-parser");
  try {
    await SwaggerParser.parse(frontOf(document));
    return { kind: "fine" };
  } catch (error) {
    return weigh(document, error instanceof Error ? error.message : String(error));
  }
}

/** True for documents that need no check by the parser. */
function isPlainlyFine(document: JsonObject): boolean {
  if (!Object.hasOwn(document, "paths") || typeof infoVersion(document) !== "string") return false;
  const { openapi, swagger } = document;
  return Object.hasOwn(document, "openapi")
    ? typeof openapi === "string" && isKnownVersion(openapi)
    : Object.hasOwn(document, "swagger") && swagger === "2.0";
}

function frontOf(document: JsonObject): OpenAPI.Document {
  const front: Record<string, unknown> = {};
  for (const key of ["openapi", "swagger"]) if (Object.hasOwn(document, key)) front[key] = document[key];
  for (const key of ["paths", "webhooks"]) if (Object.hasOwn(document, key)) front[key] = {};
  front["info"] = { title: "", version: infoVersion(document) };
  return front as unknown as OpenAPI.Document;
}

function infoVersion(document: JsonObject): unknown {
  const info = ownValue(document, "info");
  const version = isJsonObject(info) ? ownValue(info, "version") : undefined;
  return typeof version === "number" ? version : "1";
}

function weigh(document: JsonObject, message: string): Verdict {
  if (!Object.hasOwn(document, "paths") && !Object.hasOwn(document, "webhooks")) return withoutPaths(document);
  const field = Object.hasOwn(document, "openapi") ? "openapi" : "swagger";
  const version = document[field];
  if (typeof version === "number" && Number.isFinite(version))
    return warning(`"${field}" is the number ${version}, and has to be a string: write it in quotes`, `/${field}`);
  if (typeof infoVersion(document) === "number")
    return warning(`"version" in "info" is a number, and has to be a string: write it in quotes`, "/info/version");
  if (typeof version !== "string")
    return warning(`"${field}" is ${kindOfJson(version)}, and has to be a version such as "3.1.0"`, `/${field}`);
  // The parser knows fewer versions than navigation can use: 3.2 has the paths and webhooks of 3.1.
  if (field === "openapi" && isKnownVersion(version)) return { kind: "fine" };
  if (isUnknownVersion(field, version)) {
    const known = "navc knows OpenAPI 3.0, 3.1 and 3.2, and Swagger 2.0";
    return warning(`"${field}" is "${shortened(version)}", and ${known}`, `/${field}`);
  }
  return warning(shortened(message.split("\n", 1)[0]!));
}

// Since 3.1 a document may hold nothing but components for others to refer to.
function withoutPaths(document: JsonObject): Verdict {
  if (Object.hasOwn(document, "components")) return { kind: "fine" };
  return { kind: "refused", problem: `it has no "paths", so it has no operations to list` };
}

function isUnknownVersion(field: string, version: string): boolean {
  return field === "openapi" ? !isKnownVersion(version) : version !== "2.0";
}

function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

function warning(problem: string, pointer?: string): Verdict {
  return { kind: "warning", problem, ...(pointer === undefined ? {} : { pointer }) };
}
