// Which fields does nobody know, and what did their writer mean? (D20)
import type { Report } from "../diagnostics/diagnostic.ts";
import { divisionRow, knownExtraFields, listFields, type DivisionKind } from "../contract/divisions.ts";
import { nearest } from "../text/nearest.ts";
import { placeOfKey, type ConfigValue } from "./config-value.ts";

const common: readonly string[] = ["icon", "tag", "description", "hidden", "href", "root", "openapi", "asyncapi"];

interface Seen {
  readonly first: ConfigValue;
  uses: number;
}

/** Gathers unknown fields: a near miss is told at once, the others once a field and kind, with their number. */
export interface UnknownFields {
  readonly add: (field: string, value: ConfigValue, kind: DivisionKind | "root", noun: string) => void;
  readonly tell: () => void;
}

/** A fresh gatherer that tells through `report`. */
export function unknownFields(report: Report): UnknownFields {
  const seen = new Map<string, { readonly field: string; readonly noun: string } & Seen>();
  return {
    add: (field, value, kind, noun) => {
      if (knownExtraFields.has(field)) return;
      const meant = nearest(field, knownFields(kind));
      if (meant !== undefined) {
        report(
          "unknown-field",
          placeOfKey(value),
          { field, owner: noun, nearest: meant, uses: 1 },
          { suggestion: meant },
        );
        return;
      }
      const key = `${kind} ${field}`;
      const known = seen.get(key);
      if (known === undefined) seen.set(key, { field, noun, first: value, uses: 1 });
      else known.uses += 1;
    },
    tell: () => {
      for (const { field, noun, first, uses } of seen.values())
        report("unknown-field", placeOfKey(first), { field, owner: noun, uses });
    },
  };
}

/** The names a field of this kind of division can have meant. */
export function knownFields(kind: DivisionKind | "root"): readonly string[] {
  const own = kind === "root" ? ["global"] : [divisionRow(kind).label];
  if (kind === "group") own.push("expanded");
  if (kind === "language" || kind === "version") own.push("default", "global");
  if (kind === "language") own.push("banner", "navbar", "footer");
  return [...own, ...listFields, ...common, "searchable", "public", "boost", "directory", "color", "align"];
}
