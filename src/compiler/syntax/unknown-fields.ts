// Collects unknown fields, and finds the known fields that they mean (D20, D47).
import { divisions, isListField, listFields, primaryPatterns, someDivision } from "../contract/divisions.ts";
import {
  type FieldOwner,
  fieldRow,
  contentFields,
  fieldsOn,
  isKnownField,
  rootPageFields,
} from "../contract/fields.ts";
import { foreignNames, oppositeNames, type OppositeField } from "../contract/foreign-fields.ts";
import { isExternalHref } from "../contract/href.ts";
import { platformUse, type PlatformUse } from "../contract/platform-use.ts";
import type { ApiReference } from "../contract/api-reference.ts";
import type { SpecKind } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";
import { type JsonValue, isJsonObject } from "../text/json-value.ts";
import { causedByRefusal, type ConfigFields, type ConfigValue, placeOfKey, rename } from "./config-value.ts";
import type { LostPart } from "./config-tree.ts";
import type { LackingFields } from "./lacking-fields.ts";

/** Collects unknown fields: a misspelt one is reported immediately, the others once per field and kind of division, with their number. */
export interface UnknownFields {
  /**
   * Adds all `fields` that `owner` does not know, except `except`; returns the known names that were meant. With `onlyMeant`, a
   * field without a known meaning is not reported: it may be what the owner lacks, and that was reported.
   */
  readonly add: (fields: ConfigFields, owner: FieldOwner, options?: AddOptions) => ReadonlySet<string>;
  /** Adds a field of a spec object that is neither its source nor its directory. */
  readonly addInSpec: (field: string, value: ConfigValue, kind: SpecKind | ApiReference["kind"]) => void;
  /** Reports the collected fields. */
  readonly report: () => void;
}

interface AddOptions {
  readonly except?: string | undefined;
  readonly onlyMeant?: boolean;
  /** The fields that `owner` lacks: if an unknown field means one of them, it is reported as `missing-field`. */
  readonly lacking?: LackingFields | undefined;
  /** The same for a spec that only entries below need. */
  readonly lackingSpec?: () => LackingFields | undefined;
  /** True for `navigation` without a list, spec or root: if one of them is misspelt, the site has no pages. */
  readonly hasNoPages?: boolean;
  /** True if a `$ref` beside them has no target, so that more fields are meant to be there. */
  readonly partial?: boolean;
}

interface Seen {
  readonly field: string;
  readonly owner: string;
  readonly first: ConfigValue;
  readonly platform: PlatformUse;
  /** Nothing of it is in the result. */
  readonly isDropped: boolean;
  /** It may be a list of divisions that docs.json has since. */
  readonly holdsPages: boolean;
  readonly opposite?: OppositeField | undefined;
  uses: number;
}

/** A new collector. The values of misspelt fields, and of those that may have pages, are added to `lost`. */
export function unknownFields(report: Report, lost: LostPart[]): UnknownFields {
  const seen = new Map<string, Seen>();
  const count = (first: ConfigValue, unknown: Omit<Seen, "first" | "uses">): void => {
    const name = `${unknown.owner} ${unknown.field}`;
    const known = seen.get(name);
    if (known === undefined) seen.set(name, { ...unknown, first, uses: 1 });
    else known.uses += 1;
  };
  return {
    addInSpec: (field, value, kind) => {
      const platform = platformUse(field, `${kind} object`);
      const article = kind === "graphql" ? "a" : "an";
      count(value, { field, owner: `${article} "${kind}" object`, platform, isDropped: true, holdsPages: false });
    },
    add: (fields, owner, options = {}) => {
      const { except, onlyMeant = false, lacking, lackingSpec, partial = false, hasNoPages = false } = options;
      const unknown = [...fields].filter(([field]) => field !== except && !isKnownField(field, owner));
      if (unknown.length === 0) return noFields;
      const meant = unknown.map(([field, value]) => {
        const near = meantField(field, value, fields, owner);
        // To a group without pages a link is no help.
        return near === "href" && owner === "group" && lacking !== undefined ? undefined : near;
      });
      const known = fieldsOn[owner];
      for (const [index, [field, value]] of unknown.entries()) {
        const near = meant[index];
        if (near === undefined) {
          const platform = platformUse(field, owner);
          const opposite = oppositeOf(field, value, fields, owner);
          const holdsPages = hasPages(value.value);
          if (holdsPages) lost.push({ hides: "pages", at: value });
          if (!onlyMeant)
            count(value, { field, owner: nounOf(owner), platform, isDropped: false, holdsPages, opposite });
          continue;
        }
        if (contentFields.includes(near)) lost.push({ hides: "pages", at: value });
        const args = { field, owner: nounOf(owner), nearest: near, uses: 1 };
        // What is meant as the label is reported by itself, and has the better claim to its name.
        const isOnly = meant.indexOf(near) === meant.lastIndexOf(near) && (except === undefined || !labels.has(near));
        const sure = isOnly && !partial && isEvidentField(field, near, value.value, { known, fields });
        const details = rename(value, near, sure);
        const lack = [lacking, lackingSpec?.()].find((each) => each?.meanings.has(near) === true);
        if (hasNoPages && rootPageFields.includes(near))
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
    report: () => {
      for (const { field, owner, first, platform, isDropped, holdsPages, opposite, uses } of seen.values())
        report(
          "unknown-field",
          placeOfKey(first),
          { field, owner, uses, platform, isDropped, holdsPages, opposite },
          causedByRefusal(first),
        );
    },
  };
}

/** True for a list whose elements have what gives a division pages. */
function hasPages(value: JsonValue): boolean {
  return (
    Array.isArray(value) &&
    value.some((item) => isJsonObject(item) && rootPageFields.some((field) => Object.hasOwn(item, field)))
  );
}

const noFields: ReadonlySet<string> = new Set();

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
  // `version: "v1"` on a group is a mark of the writer's own, not a misspelt list of versions.
  if (labels.has(field) && typeof value === "string") return undefined;
  // Of two as near, a plural more likely means its own word: `tags` is `tag`, and not `tabs`.
  const candidates = fieldsOn[owner]
    .filter((known) => !fields.has(known))
    .toSorted((a, b) => Number(field.startsWith(b)) - Number(field.startsWith(a)));
  const fitting = candidates.filter((known) => fitsField(value, known));
  const foreign = foreignNames.get(field);
  const near =
    fitting.find((known) => known === foreign) ?? nearestName(field, fitting) ?? nearestName(field, candidates);
  // The older mint.json had `url`; on a division with children it was a prefix, and no link.
  const isLink = links.has(field) && candidates.includes("href") && !listFields.some((list) => fields.has(list));
  return near ?? (isLink ? "href" : undefined);
}

/** `"expanded": false` for `"collapsed": true`, if `owner` can have it. */
function oppositeOf(
  field: string,
  { value }: ConfigValue,
  fields: ConfigFields,
  owner: FieldOwner,
): OppositeField | undefined {
  const opposite = oppositeNames.get(field);
  if (opposite === undefined || typeof value !== "boolean") return undefined;
  return fieldsOn[owner].includes(opposite) && !fields.has(opposite) ? { field: opposite, value: !value } : undefined;
}

/** True if a field can have this value. An empty list does not show what was meant to be in it. */
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
export function fitsField(value: JsonValue, field: string): boolean {
  const type = fieldRow(field)?.type;
  if (type === undefined || (isJsonObject(value) && Object.hasOwn(value, "$ref"))) return true;
  switch (type.kind) {
    case "string":
    case "page path":
    case "directory":
      return typeof value === "string";
    case "boolean":
    case "number":
      return typeof value === type.kind;
    case "object":
    case "sdk":
      return isJsonObject(value);
    case "icon":
      return typeof value === "string" || isJsonObject(value);
    case "list": {
      const isElement = (item: JsonValue): boolean =>
        isJsonObject(item) || (type.of === "page entry" && typeof item === "string");
      return Array.isArray(value) && value.length > 0 && value.every(isElement);
    }
    case "spec":
    case "graphql":
    case "anything":
      return true;
  }
}

/**
 * True if `word` is a slip of `field` and of no other `known` name that can have its value, and if the renamed field does not
 * conflict with the fields beside it.
 */
export function isEvidentField(
  word: string,
  field: string,
  value: JsonValue,
  { known, fields }: { readonly known: readonly string[]; readonly fields: ConfigFields },
): boolean {
  if (!fitsField(value, field) || isInTheWay(field, fields)) return false;
  // mint.json had `url`: an address out of the site was always a link, a path sometimes a prefix.
  if (field === "href" && (word === "url" || word === "link"))
    return typeof value === "string" && isExternalHref(value);
  // `ref` is as near to `$ref` as to `href`.
  return evidentName(word, ["$ref", ...known.filter((name) => fitsField(value, name))]) === field;
}

/** True for a conflict: an element has one kind of child, and a link has none (§2.13). */
function isInTheWay(field: string, fields: ConfigFields): boolean {
  const holds = listFields.some((list) => fields.has(list));
  return isListField(field) ? holds || fields.has("href") : field === "href" && holds;
}
