// Do endpoint entries stand below that have a spec only if a misspelt `openapi` is one? (D56)
import { divisionTitle } from "../contract/divisions.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { placeOfKey, rename, type ConfigFields } from "./config-value.ts";
import type { ConfigDivision, ConfigNode } from "./config-tree.ts";
import type { LackingFields } from "./lacking-fields.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";

type ReadSoFar = Pick<ConfigDivision, "kind" | "label" | "children"> & {
  readonly openapi: ConfigDivision["openapi"] | undefined;
};

const meaning = "the spec that its endpoint entries are of";

/** What a division without `openapi` lacks when an endpoint entry below takes its spec from there; else undefined. */
export function lackingSpec({ kind, label, openapi, children }: ReadSoFar): LackingFields | undefined {
  if (openapi !== undefined || !children.some(takesSpec)) return undefined;
  return { owner: divisionTitle(kind, label), meanings: new Map([["openapi", meaning]]) };
}

/** True for an endpoint entry, or one below, whose spec is set above. */
function takesSpec(node: ConfigNode): boolean {
  if (node.kind === "page") return false;
  if (node.kind === "endpoint") return node.spec === undefined;
  return node.openapi === undefined && node.reported?.has("openapi") !== true && node.children.some(takesSpec);
}

/**
 * Reports a misspelt `openapi` of docs.json or of its `api`, which endpoint entries without any other spec lack; returns
 * whether there is one. Other misspelt fields there belong to no part that navc reads.
 */
export function tellMisspeltSpec(
  root: ConfigDivision,
  places: readonly { readonly owner: string; readonly fields: ConfigFields }[],
  report: Report,
): boolean {
  if (!takesSpec(root) || places.some(({ fields }) => fields.has("openapi"))) return false;
  for (const { owner, fields } of places) {
    const keys = [...fields.keys()];
    const instead = nearestName("openapi", keys);
    if (instead === undefined) continue;
    const value = fields.get(instead)!;
    const sure = evidentName("openapi", keys) === instead;
    report(
      "missing-field",
      placeOfKey(value),
      { owner, field: "openapi", meaning, instead },
      rename(value, "openapi", sure),
    );
    return true;
  }
  return false;
}
