// Reads the specs that an `openapi` or `asyncapi` field attaches (§2.11, D9).
import {
  defaultDirectory,
  specSlugs,
  type SpecAttachment,
  type SpecKind,
  type SpecSlug,
} from "../contract/spec-attachment.ts";
import {
  causedByRefusal,
  placeOfKey,
  rename,
  type ConfigValue,
  type OpenedObject,
  type OpenedValue,
} from "./config-value.ts";
import {
  readList,
  readSource,
  misspeltField,
  readString,
  reportMissingField,
  wrongType,
  type FieldReader,
} from "./read-fields.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";
import type { ConfigSource } from "./config-tree.ts";
import { pathInSource } from "./source-paths.ts";
import type { UnknownFields } from "./unknown-fields.ts";

const form = `a path such as "openapi.json", an object with "source" and "directory", or a list of these`;

/** What reading specs needs, including the collector of unknown fields. */
interface SpecReader extends FieldReader {
  readonly unknown: Pick<UnknownFields, "addInSpec">;
}

/** The specs that a field attaches, and whether it could be read in full. */
export interface ReadSpecs {
  readonly specs: readonly SpecAttachment[];
  readonly isComplete: boolean;
}

/** The attachments of a field: a string, an object with `source` and `directory`, or a list of both. */
export function readSpecs(value: ConfigValue, kind: SpecKind, reader: SpecReader): ReadSpecs {
  const opened = reader.open(value);
  const all = opened.kind === "list" ? opened.items.map((item) => reader.open(item)) : [opened];
  const specs = all.flatMap((spec) => readSpec(spec, kind, opened.kind === "list", reader) ?? []);
  const isComplete = specs.length === all.length;
  if (!isComplete) reader.lost.push({ hides: "pages", at: value });
  return { specs, isComplete };
}

function readSpec(
  opened: OpenedValue,
  kind: SpecKind,
  inList: boolean,
  reader: SpecReader,
): SpecAttachment | undefined {
  if (opened.kind === "object") return readSpecObject(opened, kind, reader);
  const field = inList ? `This element of "${kind}"` : `"${kind}"`;
  const read = readSource(opened, { field, kind, expected: form }, reader);
  const directory = read && directoryOf(undefined, read, reader);
  return read && { kind, ...read, directory, slug: undefined };
}

function readSpecObject(opened: OpenedObject, kind: SpecKind, reader: SpecReader): SpecAttachment | undefined {
  const { fields, at, partial } = opened;
  const folder = fields.get("directory");
  const directory = folder === undefined ? undefined : readString(folder, reader);
  // Its pages may be elsewhere.
  if (folder !== undefined && directory === undefined) reader.lost.push({ hides: "pages", at: folder });
  const slug = readSlug(fields.get("slug"), reader);
  const known: readonly string[] =
    kind === "openapi" ? ["source", "directory", "slug", "overlays"] : ["source", "directory"];
  const overlays = kind === "openapi" ? readOverlays(fields.get("overlays"), reader) : undefined;
  const others = new Map([...fields].filter(([field]) => !known.includes(field)));
  const source = fields.get("source");
  if (source === undefined) {
    const missing = { owner: `This "${kind}" object`, field: "source", meaning: "the path of the spec" };
    if (partial !== true) reportMissingField(missing, at, misspeltField("source", others), reader);
    return undefined;
  }
  for (const [field, value] of others) {
    const nearest = nearestName(field, known.slice(1));
    if (nearest === undefined) {
      reader.unknown.addInSpec(field, value, kind);
      continue;
    }
    reader.lost.push({ hides: "pages", at: value });
    const args = { field, owner: `an "${kind}" object`, nearest, uses: 1 };
    const sure = !fields.has(nearest) && evidentName(nearest, [...others.keys()]) === field;
    const details = { ...rename(value, nearest, sure), ...causedByRefusal(value) };
    reader.report("unknown-field", placeOfKey(value), args, details);
  }
  const expected = `a path such as "openapi.json"`;
  const read = readSource(reader.open(source), { field: `"source"`, kind, expected }, reader);
  return read && { kind, ...read, directory: directoryOf(directory, read, reader), slug, overlays };
}

/** The folder of the pages of a spec; those of another repository are in its own. */
function directoryOf(directory: string | undefined, read: ConfigSource, { sources }: FieldReader): string | undefined {
  const folder = sources.folderOf(read);
  return folder === "" ? directory : pathInSource(directory ?? defaultDirectory, folder);
}

/** The overlays of a list; undefined without one. One that can't be read leaves open what the pages are. */
function readOverlays(value: ConfigValue | undefined, reader: FieldReader): SpecAttachment["overlays"] {
  if (value === undefined) return undefined;
  const items = readList(value, reader);
  const overlays = items?.map((item) => {
    const expected = `a path such as "overlays/public.yaml", or an address`;
    return readSource(reader.open(item), { field: `This element of "overlays"`, kind: "openapi", expected }, reader);
  });
  if (overlays?.every((each) => each !== undefined) !== true) reader.lost.push({ hides: "pages", at: value });
  return overlays?.filter((each) => each !== undefined);
}

function readSlug(value: ConfigValue | undefined, reader: FieldReader): SpecSlug | undefined {
  if (value === undefined) return undefined;
  const opened = reader.open(value);
  const slug = opened.kind === "scalar" ? specSlugs.find((each) => each === opened.value) : undefined;
  if (slug !== undefined) return slug;
  // Its pages may be elsewhere.
  reader.lost.push({ hides: "pages", at: value });
  const meant = opened.kind === "scalar" && typeof opened.value === "string" ? meantSlug(opened.value) : undefined;
  return wrongType(`"slug"`, opened, `"operationId", or left out`, reader, meant);
}

function meantSlug(written: string): SpecSlug | undefined {
  return nearestName(written.replaceAll(/[\s_-]/g, ""), ["operationId"]) === undefined ? undefined : "operationId";
}
