// Is the result what the shipped schema says?
import { Ajv } from "ajv";
import { navigationSchema } from "../../../src/outputs/schema/navigation-schema.ts";
import type { FuzzedSite } from "../fuzzed-site.ts";

const validate = new Ajv({ strict: true }).compile(navigationSchema());

/** Validates what a theme reads: the result as JSON. */
export function fitsSchema({ result: { navigation } }: FuzzedSite): readonly string[] {
  if (navigation === null || validate(JSON.parse(JSON.stringify(navigation)))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `not as the schema says: ${instancePath} ${message}`,
  );
}
