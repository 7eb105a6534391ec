// Which fields does nobody know, and what did their writer mean? (D20)
import type { Report } from "../diagnostics/diagnostic.ts";
import { divisions, listFields, primaryPatterns, someDivision } from "../contract/divisions.ts";
import { fieldsOn, isKnownField, type FieldOwner } from "../contract/fields.ts";
import type { SpecKind } from "../contract/spec-source.ts";
import { placeOfKey, rename, type ConfigFields, type ConfigValue } from "./config-value.ts";
import { fitsField, isEvidentField } from "./evident-field.ts";
import type { LackingFields } from "./lacking-fields.ts";
import { nearestName } from "../hints/nearest-name.ts";

/** Gathers unknown fields: a near miss is told at once, the others once a field and kind, with their number. */
export interface UnknownFields {
  /**
   * Takes all of `fields` that `owner` does not know, but for `except`; returns the known names that were meant. With
   * `onlyMeant` those that mean none are not told: what the owner lacks was, and one of them may well be it.
   */
  readonly add: (fields: ConfigFields, owner: FieldOwner, options?: AddOptions) => ReadonlySet<string>;
  /** Takes a field of a spec object that is neither its source nor its directory. */
  readonly addInSpec: (field: string, value: ConfigValue, kind: SpecKind) => void;
  readonly tell: () => void;
}

interface AddOptions {
  readonly except?: string | undefined;
  readonly onlyMeant?: boolean;
  /** What stands for a field that `owner` lacks is told as `missing-field`. */
  readonly lacking?: LackingFields | undefined;
  /** The same for a spec that only entries below lack. */
  readonly lackingSpec?: LackingFields | undefined;
  /** True for `navigation` without a list or spec: a list misspelt leaves the site without pages. */
  readonly hasNoList?: boolean;
  /** True when a `$ref` beside them led nowhere, so that more fields are meant to be there. */
  readonly partial?: boolean;
}

interface Seen {
  readonly field: string;
  readonly owner: string;
  readonly first: ConfigValue;
  /** Nothing of it is in the result. */
  readonly isDropped: boolean;
  uses: number;
}

/** A fresh gatherer that tells through `report`. */
export function unknownFields(report: Report): UnknownFields {
  const seen = new Map<string, Seen>();
  const count = (field: string, first: ConfigValue, owner: string, isDropped = false): void => {
    const name = `${owner} ${field}`;
    const known = seen.get(name);
    if (known === undefined) seen.set(name, { field, owner, first, isDropped, uses: 1 });
    else known.uses += 1;
  };
  return {
    addInSpec: (field, value, kind) => count(field, value, `an "${kind}" object`, true),
    add: (fields, owner, options = {}) => {
      const { except, onlyMeant = false, lacking, lackingSpec, partial = false, hasNoList = false } = options;
      const unknown = [...fields].filter(([field]) => field !== except && !isKnownField(field, owner));
      const meant = unknown.map(([field, value]) => {
        const near = meantField(field, value, fields, owner);
        // To a group without pages a link is no help.
        return near === "href" && owner === "group" && lacking !== undefined ? undefined : near;
      });
      const known = fieldsOn[owner];
      for (const [index, [field, value]] of unknown.entries()) {
        const near = meant[index];
        if (near === undefined) {
          if (!onlyMeant) count(field, value, nounOf(owner));
          continue;
        }
        const args = { field, owner: nounOf(owner), nearest: near, uses: 1 };
        // What stands for the label is told apart, and has the better claim to its name.
        const isOnly = meant.indexOf(near) === meant.lastIndexOf(near) && (except === undefined || !labels.has(near));
        const sure = isOnly && !partial && isEvidentField(field, near, value.value, { known, fields });
        const details = rename(value, near, sure);
        const lack = [lacking, lackingSpec].find((each) => each?.meanings.has(near) === true);
        if (hasNoList && primaryPatterns.some((list) => list === near))
          report(
            "no-primary-pattern",
            placeOfKey(value),
            { lists: primaryPatterns, instead: field, nearest: near },
            details,
          );
        else if (lack === undefined) report("unknown-field", placeOfKey(value), args, details);
        else {
          const missing = { owner: lack.owner, field: near, meaning: lack.meanings.get(near)!, instead: field };
          report("missing-field", placeOfKey(value), missing, details);
        }
      }
      return new Set(meant.filter((near) => near !== undefined));
    },
    tell: () => {
      for (const { field, owner, first, isDropped, uses } of seen.values())
        report("unknown-field", placeOfKey(first), { field, owner, uses, isDropped });
    },
  };
}

function nounOf(owner: FieldOwner): string {
  return owner === "root" ? `"navigation"` : owner === "global" ? `"global"` : someDivision(owner);
}

const labels: ReadonlySet<string> = new Set(divisions.map((row) => row.label));
const links: ReadonlySet<string> = new Set(["url", "link"]);

function meantField(
  field: string,
  { value }: ConfigValue,
  fields: ConfigFields,
  owner: FieldOwner,
): string | undefined {
  // `version: "v1"` on a group is somebody's own mark, not a list of versions misspelt.
  if (labels.has(field) && typeof value === "string") return undefined;
  // Of two as near, a plural more likely means its own word: `tags` is `tag`, and not `tabs`.
  const candidates = fieldsOn[owner]
    .filter((known) => !fields.has(known))
    .toSorted((a, b) => Number(field.startsWith(b)) - Number(field.startsWith(a)));
  const fitting = candidates.filter((known) => fitsField(value, known));
  const near = nearestName(field, fitting) ?? nearestName(field, candidates);
  // The older mint.json had `url`; on a division with children it was a prefix, and no link.
  const isLink = links.has(field) && candidates.includes("href") && !listFields.some((list) => fields.has(list));
  return near ?? (isLink ? "href" : undefined);
}
