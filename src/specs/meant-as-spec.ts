// Was a file meant to be a spec, also where it can't be read as one? (D10)
import type { SpecKind } from "../contract/spec-source.ts";
import { parseJson } from "../text/json-text.ts";
import { isJsonObject, ownValue } from "../text/json-value.ts";
import { baseName } from "../text/resolve-path.ts";

/** False for a text that surely has no "openapi", "swagger" or "asyncapi" at its top. */
export function looksLikeSpec(text: string): boolean {
  return (
    /^[ \t{,]*["']?(openapi|swagger|asyncapi)["']?\s*:/m.test(text) ||
    /["'](openapi|swagger|asyncapi)["']\s*:/.test(text)
  );
}

// The fault may stand before the end of the first key, so quotes and the bracket in front of it don't matter.
const firstKey = /^\s*(?:\{\s*)?["']?(openapi|swagger|asyncapi)["']?\s*:\s*["']?\d/;
const yamlKey = /^["']?(openapi|swagger|asyncapi)["']?[ \t]*:[ \t]*["']?\d/m;
const deepest = 500;

/**
 * The kind of spec that a text was meant to be: the key of one stands at its top, with a version. Other files have such
 * keys too, as settings of a site do.
 */
export function meantKind(text: string): SpecKind | undefined {
  const key = firstKey.exec(text.slice(0, 1000))?.[1] ?? yamlKey.exec(text)?.[1];
  if (key !== undefined) return kindOfKey(key);
  // Read as far as it goes.
  if (!/^\uFEFF?\s*\{/.test(text)) return undefined;
  const { value } = parseJson(text, { depth: deepest });
  if (!isJsonObject(value)) return undefined;
  const written = ["openapi", "swagger", "asyncapi"].find((name) => isVersion(ownValue(value, name)));
  return written === undefined ? undefined : kindOfKey(written);
}

function isVersion(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && /^\d/.test(value));
}

/**
 * The kind of spec that a file is by its name: `openapi.json`. `isEmpty`: nothing in it says otherwise, so that
 * `v2-openapi.json` is one too.
 */
export function kindByName(path: string, isEmpty: boolean): SpecKind | undefined {
  const name = isEmpty
    ? /(?:^|[^a-z])(openapi|swagger|asyncapi)(?:[^a-z]|$)/i.exec(baseName(path))
    : /^(openapi|swagger|asyncapi)\.(?:json|ya?ml)$/i.exec(baseName(path));
  return name === null ? undefined : kindOfKey(name[1]!);
}

function kindOfKey(key: string): SpecKind {
  return key.toLowerCase() === "asyncapi" ? "asyncapi" : "openapi";
}
