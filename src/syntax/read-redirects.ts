// Reads `redirects`, beside `navigation`.
import {
  placeOf,
  sourceOf,
  placeOfKey,
  rename,
  type ConfigFields,
  type ConfigValue,
  type OpenedObject,
  type OpenedValue,
} from "./config-value.ts";
import type { ConfigRedirect } from "./config-tree.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";
import { type FieldReader, isTooLong, readBoolean, readList, readString, wrongType } from "./read-fields.ts";

/** The redirects that can be used, in order. What is no redirect is reported and left out; a misspelt field is reported and read. */
export function readRedirects(value: ConfigValue, reader: FieldReader): readonly ConfigRedirect[] {
  const items = readList(value, reader);
  const read = items?.flatMap((item) => readElement(reader.open(item), reader) ?? []) ?? [];
  if (items === undefined || read.length < items.length) reader.lost.add("redirects");
  return read;
}

function readElement(opened: OpenedValue, reader: FieldReader): ConfigRedirect | undefined {
  if (opened.kind === "object") return readRedirect(opened, reader);
  return wrongType(`This element of "redirects"`, opened, `an object with "source" and "destination"`, reader);
}

function readRedirect(opened: OpenedObject, reader: FieldReader): ConfigRedirect | undefined {
  const source = readText("source", opened, reader);
  const destination = readText("destination", opened, reader);
  const permanent = readPermanent(opened.fields, reader);
  if (source === undefined || destination === undefined) return undefined;
  return {
    source: source.text,
    destination: destination.text,
    ...(permanent === undefined ? {} : { permanent }),
    sourceAt: source.at,
    destinationAt: destination.at,
  };
}

interface RedirectText {
  readonly text: string;
  readonly at: ConfigRedirect["sourceAt"];
}

type AddressField = "source" | "destination";

const meanings: Readonly<Record<AddressField, string>> = {
  source: "the address that is sent on",
  destination: "the address it leads to",
};

// As other platforms and servers call them.
const synonyms: Readonly<Record<AddressField, readonly string[]>> = {
  source: ["from", "src", "old"],
  destination: ["to", "dest", "target", "new"],
};

const known: ReadonlySet<string> = new Set(["source", "destination", "permanent"]);

function readText(field: AddressField, opened: OpenedObject, reader: FieldReader): RedirectText | undefined {
  const { fields, at, partial } = opened;
  const right = fields.get(field);
  if (right !== undefined) return readAddress(field, right, reader);
  // It may be in the file that a broken `$ref` names.
  if (partial === true) return undefined;
  const { name: instead, sure } = misspelt(field, fields);
  const written = instead === undefined ? undefined : fields.get(instead);
  const args = { owner: "This redirect", field, meaning: meanings[field], instead };
  if (written !== undefined) {
    reader.report("missing-field", placeOfKey(written), args, rename(written, field, sure));
    return readAddress(field, written, reader);
  }
  reader.report("missing-field", placeOf(at), args);
  return undefined;
}

function readAddress(field: AddressField, written: ConfigValue, reader: FieldReader): RedirectText | undefined {
  const text = readString(written, reader, Infinity)?.trim();
  if (text !== undefined && isTooLong(text, `"${field}"`, placeOf(written), reader)) return undefined;
  if (text === "")
    reader.report("wrong-type", placeOf(written), {
      what: `"${field}"`,
      found: "an empty string",
      expected: field === "source" ? `a path such as "/old-page"` : `a path such as "/new-page", or a web address`,
    });
  return text === undefined || text === "" ? undefined : { text, at: sourceOf(written) };
}

/** The field that was meant to be this one; `sure` where no other can be meant. */
function misspelt(
  field: AddressField,
  fields: ConfigFields,
): { readonly name: string | undefined; readonly sure: boolean } {
  const free = [...fields.keys()].filter((name) => !known.has(name));
  const evident = evidentName(field, free);
  if (evident !== undefined) return { name: evident, sure: true };
  const [synonym, ...others] = synonyms[field].filter((name) => free.includes(name));
  if (synonym !== undefined) return { name: synonym, sure: others.length === 0 };
  return { name: nearestName(field, free), sure: false };
}

function readPermanent(fields: ConfigFields, reader: FieldReader): boolean | undefined {
  const field = "permanent";
  const written = fields.get(field);
  if (written !== undefined) return readBoolean(written, reader);
  const free = [...fields.keys()].filter((name) => !known.has(name));
  const near = nearestName(field, free);
  const meant = near === undefined ? undefined : fields.get(near);
  if (near === undefined || meant === undefined) return undefined;
  const args = { field: near, owner: "a redirect", nearest: field, uses: 1 };
  reader.report("unknown-field", placeOfKey(meant), args, rename(meant, field, evidentName(field, free) === near));
  // Of another type it has a second fault, which is reported when it has its name.
  const opened = reader.open(meant);
  return opened.kind === "scalar" && typeof opened.value === "boolean" ? opened.value : undefined;
}
