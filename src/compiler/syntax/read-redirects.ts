// Reads `redirects` of docs.json.
import {
  valuePlace,
  sourceOf,
  placeOfKey,
  rename,
  type ConfigFields,
  type ConfigValue,
  type OpenedObject,
  type OpenedValue,
} from "./config-value.ts";
import type { ConfigRedirect } from "./config-tree.ts";
import { externalProblem } from "../contract/href.ts";
import { evidentName, meantAddress } from "../hints/nearest-name.ts";
import {
  type FieldReader,
  isTooLong,
  misspeltField,
  type MisspeltField,
  readBoolean,
  readList,
  readString,
  reportMissingField,
  wrongType,
} from "./read-fields.ts";

/** The usable redirects, in order. Other elements are reported and left out; a misspelt field is reported and read. */
export function readRedirects(value: ConfigValue, reader: FieldReader): readonly ConfigRedirect[] {
  const items = readList(value, reader);
  if (items === undefined) reader.lost.push({ hides: "redirects", at: value });
  return (items ?? []).flatMap((item) => {
    const read = readElement(reader.open(item), reader);
    if (read === undefined) reader.lost.push({ hides: "redirects", at: item });
    return read ?? [];
  });
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
  const misspelt = misspeltAddress(field, fields);
  reportMissingField({ owner: "This redirect", field, meaning: meanings[field] }, at, misspelt, reader);
  return misspelt && readAddress(field, misspelt.value, reader);
}

function readAddress(field: AddressField, written: ConfigValue, reader: FieldReader): RedirectText | undefined {
  const text = readString(written, reader, Infinity)?.trim();
  if (text !== undefined && isTooLong(text, `"${field}"`, valuePlace(written), reader)) return undefined;
  if (text === "")
    reader.report("wrong-type", valuePlace(written), {
      what: `"${field}"`,
      found: "an empty string",
      expected: field === "source" ? `a path such as "/old-page"` : `a path such as "/new-page", or a web address`,
    });
  if (text === undefined || text === "" || (field === "destination" && isRefused(text, written, reader)))
    return undefined;
  return { text, at: sourceOf(written) };
}

/** True, with a report, for a destination outside the site that no browser should open (D15). */
function isRefused(destination: string, written: ConfigValue, reader: FieldReader): boolean {
  // A wildcard may stand for a part of the host: `https://:lang.example.com`.
  const reason = externalProblem(destination.replaceAll(/(?<=[/.]):(?=[a-z])/gi, ""));
  if (reason === undefined) return false;
  const nearest = meantAddress(destination);
  const args = { href: destination, reason, nearest };
  reader.report("invalid-href", valuePlace(written), args, { suggestion: nearest });
  return true;
}

function misspeltAddress(field: AddressField, fields: ConfigFields): MisspeltField | undefined {
  const free = withoutKnown(fields);
  const evident = evidentName(field, [...free.keys()]);
  if (evident !== undefined) return { name: evident, value: free.get(evident)!, sure: true };
  const [synonym, ...others] = synonyms[field].filter((name) => free.has(name));
  if (synonym !== undefined) return { name: synonym, value: free.get(synonym)!, sure: others.length === 0 };
  return misspeltField(field, free);
}

function withoutKnown(fields: ConfigFields): ConfigFields {
  return new Map([...fields].filter(([name]) => !known.has(name)));
}

function readPermanent(fields: ConfigFields, reader: FieldReader): boolean | undefined {
  const field = "permanent";
  const written = fields.get(field);
  if (written !== undefined) return readBoolean(written, reader);
  const misspelt = [...fields.keys()].every((name) => known.has(name))
    ? undefined
    : misspeltField(field, withoutKnown(fields));
  if (misspelt === undefined) return undefined;
  const { name, value, sure } = misspelt;
  const args = { field: name, owner: "a redirect", nearest: field, uses: 1 };
  reader.report("unknown-field", placeOfKey(value), args, rename(value, field, sure));
  // Of another type it has a second fault, which is reported when it has its name.
  const opened = reader.open(value);
  return opened.kind === "scalar" && typeof opened.value === "boolean" ? opened.value : undefined;
}
