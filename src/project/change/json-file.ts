// Reads a JSON file of a site.
import type { Host } from "../../compiler/host/host.ts";
import type { JsonValue } from "../../compiler/text/json-value.ts";

/** The value of a JSON file; undefined if there is none, or if it can't be read. */
export function jsonFile(file: string, host: Pick<Host, "readText">): JsonValue | undefined {
  const text = host.readText(file);
  try {
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\uFEFF/, "")) as JsonValue);
  } catch {
    return undefined;
  }
}
