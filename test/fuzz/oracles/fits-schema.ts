// Is the result what the shipped schema says?
import { Ajv } from "ajv";
import { closedNavigationSchema } from "../../support/closed-schema.ts";
import type { FuzzedSite } from "../fuzzed-site.ts";

const validate = new Ajv({ strict: true }).compile(closedNavigationSchema());

/** Validates what a theme reads: the result as JSON. */
export function fitsSchema({ result: { navigation } }: FuzzedSite): readonly string[] {
  if (navigation === null || validate(JSON.parse(JSON.stringify(navigation)))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `not as the schema says: ${instancePath} ${message}`,
  );
}
