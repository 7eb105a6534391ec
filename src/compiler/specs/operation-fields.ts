// Reads the fields of an operation.
import { describeJson, type JsonObject, isJsonObject } from "../text/json-value.ts";
import { longestName } from "../diagnostics/long-texts.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { Operation } from "./spec-catalog.ts";
import { childOf, fieldOf, isObject, namesOf, nameOf, type SpecReading, type SpecValue } from "./spec-value.ts";
import { hrefProblem } from "../contract/href.ts";
import { isPageGroups, type PageGroups } from "../contract/page-groups.ts";
import { pageFields, type PageFieldRow, type PageFieldType } from "../contract/page-fields.ts";
import { plainJson } from "../text/plain-json.ts";
import { readingLimits } from "../text/reading-limits.ts";

/**
 * The text of a field, at most `most` characters of it; a number or a boolean, which YAML makes from plain words, as text;
 * undefined if it is blank, missing or of another type, which is reported. Half a surrogate pair becomes U+FFFD, as in an
 * address: two texts that differ only there want one path, and expansion has to notice that.
 */
export function textOf(
  layers: readonly SpecValue[],
  key: string,
  reading: SpecReading,
  most: number = longestName,
): string | undefined {
  const field = fieldOf(layers, key);
  if (field === undefined || field.value === null) return undefined;
  const { value } = field;
  if ((typeof value === "number" && Number.isFinite(value)) || typeof value === "boolean") return String(value);
  if (typeof value === "string")
    return value.trim() === "" ? undefined : cut(value, key, field, reading, most).toWellFormed();
  reading.complain(field, `"${key}" is ${describeJson(value)}, and has to be a string`);
  if (ofAddress.has(key)) reading.lose(field);
  return undefined;
}

/** The fields that the address of an operation is made from (D8, D40). */
const ofAddress: ReadonlySet<string> = new Set(["tags", "summary", "operationId", "href"]);

function cut(text: string, key: string, { file, pointer }: SpecValue, { long }: SpecReading, most: number): string {
  return text.length <= most ? text : long.cut(text, `"${key}"`, valueAt(file.source, pointer), most);
}

/** The keys that can name an operation. A key that is too long for an entry is reported and left out, because a part of it would name another operation. */
export function usableKeys(map: readonly SpecValue[], reading: SpecReading): readonly string[] {
  const keys = namesOf(map, reading);
  const usable = keys.filter((key) => key.length <= longestName);
  const left = keys.length - usable.length;
  if (left > 0) {
    reading.lose(map.at(-1)!);
    reading.complain(
      map.at(-1)!,
      `${left === 1 ? "a key is" : `${left} keys are`} longer than ${longestName} characters, and what is there gets no page`,
      "operations",
    );
  }
  return usable;
}

/** True if the field is `true`. A value that is not a boolean counts as absent, and is reported. */
export function isSet(layers: readonly SpecValue[], key: string, reading: SpecReading): boolean {
  const field = fieldOf(layers, key);
  if (field === undefined || field.value === null) return false;
  if (typeof field.value !== "boolean")
    reading.complain(field, `"${key}" is ${describeJson(field.value)}, and has to be true or false`);
  return field.value === true;
}

/** The texts of a list, at most 100; an item that is not a string is reported and left out. */
export function textsOf(layers: readonly SpecValue[], key: string, reading: SpecReading): readonly string[] {
  return itemsOf(layers, key, reading, readingLimits.spec.tags).flatMap((item) => {
    if (typeof item.value === "string") return [cut(item.value, key, item, reading, longestName).toWellFormed()];
    reading.complain(item, `an item of "${key}" is no string`);
    if (ofAddress.has(key)) reading.lose(item);
    return [];
  });
}

/** The items of a list, at most `most`; empty for an undefined field, and for one of another type, which is reported. */
export function itemsOf(
  layers: readonly SpecValue[],
  key: string,
  reading: SpecReading,
  most: number = Infinity,
): readonly SpecValue[] {
  const field = fieldOf(layers, key);
  if (field === undefined || field.value === null) return [];
  if (Array.isArray(field.value)) return field.value.slice(0, most).map((_, index) => childOf(field, index)!);
  reading.complain(field, `"${key}" has to be a list`);
  if (ofAddress.has(key)) reading.lose(field);
  return [];
}

/** The fields of `x-mint` that have the right types (D8). */
export function mintOf(layers: readonly SpecValue[], reading: SpecReading): Operation["mint"] {
  const field = fieldOf(layers, "x-mint");
  if (field === undefined || !isObject([field], reading)) return undefined;
  const href = hrefOf(field, reading);
  const metadata = childOf(field, "metadata");
  const fields = metadata === undefined || !isObject([metadata], reading) ? undefined : plainObject(metadata, reading);
  if (metadata !== undefined && fields !== undefined) checkMetadata(metadata, reading);
  return {
    ...(href !== undefined && { href }),
    ...(fields !== undefined && { metadata: withShortNames(fields, metadata!, reading) }),
  };
}

/** `x-mint.groups` of a path item and of its operation, one after the other (D245). */
export function groupsOf(holders: readonly (readonly SpecValue[])[], reading: SpecReading): Pick<Operation, "groups"> {
  const groups = holders.flatMap((layers): PageGroups => {
    const mint = fieldOf(layers, "x-mint");
    if (mint === undefined || !isJsonObject(mint.value)) return [];
    return itemsOf([mint], "groups", reading, Infinity).map((item) => {
      if (typeof item.value === "string") return item.value;
      // What can't be read is no group, so that nobody sees the page.
      return (isJsonObject(item.value) ? plainObject(item, reading) : undefined) ?? null;
    });
  });
  return groups.length === 0 ? {} : { groups };
}

/** The fields of `x-mint.metadata`, as in front matter (D8). */
const metadataRows: readonly (readonly [string, PageFieldRow])[] = Object.entries(pageFields).filter(
  ([, { isMetadata }]) => isMetadata === true,
);

const names: readonly string[] = metadataRows.flatMap(([name, { type, isUnbounded }]) =>
  type === "words" && isUnbounded !== true ? [name] : [],
);

function withShortNames(fields: JsonObject, metadata: SpecValue, reading: SpecReading): JsonObject {
  const long = names.flatMap((key) => {
    const text = fields[key];
    return typeof text === "string" && text.length > longestName ? [[key, text] as const] : [];
  });
  if (long.length === 0) return fields;
  const short = long.map(([key, text]) => [key, cut(text, key, childOf(metadata, key)!, reading, longestName)]);
  return { ...fields, ...Object.fromEntries(short) };
}

/** An address that is too long is left out, because a part of it would be another address. */
function hrefOf(mint: SpecValue, reading: SpecReading): string | undefined {
  const href = textOf([mint], "href", reading, Infinity);
  if (href === undefined) return undefined;
  if (href.length <= longestName) return reading.mount === "" ? href : `/${reading.mount}/${href}`;
  reading.complain(childOf(mint, "href")!, `"href" is longer than ${longestName} characters, and is not used`);
  return undefined;
}

// YAML aliases make small texts with huge or endless values, and this one becomes part of the result.
const { metadataValues: mostValues, metadataDepth: deepest } = readingLimits.spec;

function plainObject(from: SpecValue, reading: SpecReading): JsonObject | undefined {
  const { copies } = reading;
  const value = from.value as object;
  if (!copies.has(value)) copies.set(value, copyOf(value));
  const copy = copies.get(value);
  if (copy === undefined)
    reading.complain(
      from,
      `${nameOf(from)} holds more than ${mostValues} values, or is nested deeper than ${deepest} levels`,
    );
  return copy;
}

function copyOf(value: object): JsonObject | undefined {
  const copy = plainJson(value, {
    values: mostValues,
    depth: deepest,
    characters: Infinity,
    refusesMappingKeys: false,
  });
  return copy.ok && isJsonObject(copy.value) ? copy.value : undefined;
}

/** Reports each field of a wrong type that sets something on the page; the value is kept. */
function checkMetadata(metadata: SpecValue, { complain }: SpecReading): void {
  for (const [name, { type }] of metadataRows) {
    const field = childOf(metadata, name);
    if (field === undefined || field.value === null) continue;
    const { value } = field;
    const { words, fits } = metadataForms[type];
    if (!fits(value)) complain(field, `"${name}" is ${describeJson(value)}, and has to be ${words}`);
    const problem =
      type === "link" && typeof value === "string" && value.trim() !== "" ? hrefProblem(value) : undefined;
    if (problem !== undefined) complain(field, `"${name}" can't be used as a link: ${problem}`);
  }
}

interface MetadataForm {
  readonly words: string;
  readonly fits: (value: unknown) => boolean;
}

// YAML makes numbers and booleans of plain words, so these are strings as well.
const anyWords: MetadataForm = { words: "a string", fits: (value) => typeof value !== "object" };

const metadataForms: Readonly<Record<PageFieldType, MetadataForm>> = {
  words: anyWords,
  string: anyWords,
  endpoint: anyWords,
  link: anyWords,
  related: { words: "false, or a list", fits: (value) => value === false || Array.isArray(value) },
  groups: { words: "a list of names, or of rules", fits: isPageGroups },
  boolean: { words: "true or false", fits: (value) => typeof value === "boolean" },
  icon: {
    words: `a name, or an object with "name"`,
    fits: (value) => typeof value === "string" || isJsonObject(value),
  },
};
