// Reads what `graphql` and `sdk` name (D112).
import {
  referenceFolder,
  sdkFormats,
  type ApiReference,
  type GraphqlReference,
  type SdkFormat,
  type SdkReference,
} from "../contract/api-reference.ts";
import { toPagePath } from "../contract/page-path.ts";
import { nearestName } from "../hints/nearest-name.ts";
import type { AttachedReference } from "./config-tree.ts";
import { valuePlace, type ConfigFields, type ConfigValue, type OpenedObject } from "./config-value.ts";
import {
  readSource,
  misspeltField,
  readString,
  reportMissingField,
  wrongType,
  type FieldReader,
} from "./read-fields.ts";
import { pathInSource } from "./source-paths.ts";
import type { UnknownFields } from "./unknown-fields.ts";

/** What reading a reference needs, including the collector of unknown fields. */
interface ReferenceReader extends FieldReader {
  readonly unknown: Pick<UnknownFields, "addInSpec">;
}

/** A path, an address, or an object with `source` and `directory`. */
export function readGraphql(
  value: ConfigValue,
  reader: ReferenceReader,
): AttachedReference<GraphqlReference> | undefined {
  const opened = reader.open(value);
  if (opened.kind === "object") {
    const read = readFields("graphql", opened, ["source", "directory"], reader);
    return read && inFolder({ kind: "graphql", ...read }, reader);
  }
  const expected = `a path such as "schema.graphql", or an object with "source" and "directory"`;
  const read = readSource(opened, { field: `"graphql"`, kind: "graphql", expected }, reader);
  return read && inFolder({ kind: "graphql", ...read }, reader);
}

/** The pages of another repository are in its own folder. */
function inFolder<Reference extends AttachedReference>(read: Reference, { sources }: FieldReader): Reference {
  const folder = sources.folderOf(read);
  return folder === "" ? read : { ...read, directory: pathInSource(referenceFolder(read), folder) };
}

/** An object with `format`, `source` and `directory`. */
export function readSdk(value: ConfigValue, reader: ReferenceReader): AttachedReference<SdkReference> | undefined {
  const opened = reader.open(value);
  if (opened.kind !== "object") return wrongType(`"sdk"`, opened, `an object with "format" and "source"`, reader);
  const read = readFields("sdk", opened, ["format", "source", "directory"], reader);
  const format = required("sdk", "format", "what made the source", opened, reader);
  const known = format && readFormat(format, reader);
  return read && known && inFolder({ kind: "sdk", format: known, ...read }, reader);
}

function readFormat(format: ConfigValue, reader: ReferenceReader): SdkFormat | undefined {
  const named = reader.open(format);
  const text = named.kind === "scalar" && typeof named.value === "string" ? named.value : "";
  const known = sdkFormats.find((each) => each === text);
  if (known !== undefined) return known;
  const names = sdkFormats.map((each) => `"${each}"`).join(", ");
  return wrongType(`"format"`, named, `one of ${names}`, reader, nearestName(text, sdkFormats));
}

type SourceFields = Pick<AttachedReference, "source" | "directory" | "file" | "pointer">;

function readFields(
  kind: ApiReference["kind"],
  opened: OpenedObject,
  known: readonly string[],
  reader: ReferenceReader,
): SourceFields | undefined {
  const missing = known.filter((field) => field !== "directory" && !opened.fields.has(field));
  for (const [field, value] of opened.fields)
    // One that is meant as a missing field is reported as that.
    if (!known.includes(field) && nearestName(field, missing) === undefined)
      reader.unknown.addInSpec(field, value, kind);
  const directory = readDirectory(opened.fields, reader);
  const source = required(kind, "source", "the path of what it is made from", opened, reader);
  if (source === undefined) return undefined;
  const read = readSource(reader.open(source), { field: `"source"`, kind, expected: "a path, or an address" }, reader);
  return read && { ...read, ...(directory === undefined ? {} : { directory }) };
}

function readDirectory(fields: ConfigFields, reader: ReferenceReader): string | undefined {
  const written = fields.get("directory");
  const text = written === undefined ? undefined : readString(written, reader);
  if (written === undefined || text === undefined || text.trim() === "") return undefined;
  const path = toPagePath(text);
  if (path.ok) return path.path;
  reader.report("page-outside-root", valuePlace(written), { written: text, reason: path.reason });
  return undefined;
}

/** A required field; undefined, with a report, if it is missing. */
function required(
  kind: ApiReference["kind"],
  field: string,
  meaning: string,
  { fields, at, partial }: OpenedObject,
  reader: ReferenceReader,
): ConfigValue | undefined {
  const value = fields.get(field);
  if (value === undefined && partial !== true)
    reportMissingField({ owner: `This "${kind}" object`, field, meaning }, at, misspeltField(field, fields), reader);
  return value;
}
