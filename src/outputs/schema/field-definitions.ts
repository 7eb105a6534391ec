// Makes the definitions of fields that have the same form at all places of docs.json.
import { sdkFormats } from "../../compiler/contract/api-reference.ts";
import { directoryLayouts } from "../../compiler/contract/directory-layout.ts";
import { noteOfField, type Note } from "../../compiler/contract/field-notes.ts";
import { specSlugs } from "../../compiler/contract/spec-attachment.ts";
import {
  fieldRow,
  isPlainField,
  plainFields,
  type FieldOwner,
  type FieldRow,
  type FieldType,
  type PlainField,
} from "../../compiler/contract/fields.ts";
import { definition, when, type JsonSchema, type Schemas } from "./json-schema.ts";
import {
  anyFilledString,
  choice,
  filledString,
  boolean,
  list,
  object,
  requires,
  string,
  valueOrReference,
} from "./value-or-reference.ts";

/** Definitions of the plain fields, named as the fields are, and of a spec. */
export function fieldDefinitions(): Schemas {
  // What "global" holds differs by the selectors around it.
  const names = plainFields.filter((name) => name !== "global");
  return { ...Object.fromEntries(names.map((name) => [name, fieldForm(fieldRow(name)!)])), spec: spec() };
}

function fieldForm({ type, name }: FieldRow): JsonSchema {
  return formByType[type.kind](noteOfField(name) ?? { description: "" });
}

const formByType: Readonly<Record<FieldType["kind"], (note: Note) => JsonSchema>> = {
  string,
  "page path": string,
  boolean,
  icon,
  spec: specs,
  graphql,
  sdk,
  directory: (note) => choice([{ enum: directoryLayouts }], note),
  number: (note) => ({ ...note }),
  object: (note) => ({ ...note }),
  list: (note) => ({ ...note }),
  anything: (note) => ({ ...note }),
};

/** The plain fields of an owner as properties: either those that an editor offers, or those without effect. */
export function plainProperties(owner: FieldOwner, isOffered: boolean): Schemas {
  const withoutEffect = (name: PlainField): boolean => fieldRow(name)!.withoutEffectOn?.includes(owner) === true;
  const names = plainFields.filter((name) => name !== "global" && isPlainField(name, owner));
  return properties(names.filter((name) => withoutEffect(name) !== isOffered));
}

/** Properties that refer to definitions of their own name. */
export function properties(names: readonly PlainField[]): Schemas {
  return Object.fromEntries(names.map((name): [string, JsonSchema] => [name, definition(name)]));
}

function icon(note: Note): JsonSchema {
  const fields = {
    name: string({ description: "Name of the icon.", examples: ["book"] }),
    style: { description: "Style of the icon, where its library has several.", examples: ["solid"] },
    library: { description: "Library of the icon.", examples: ["lucide"] },
  };
  return { ...note, ...when({ type: "object" }, object(fields, [requires("name")]), { type: "string" }) };
}

/** A path, an object, or a list of both (§2.11, D9). */
function specs(note: Note): JsonSchema {
  return {
    ...note,
    ...when({ type: "array" }, { type: "array", items: definition("spec") }, definition("spec")),
  };
}

function graphql(note: Note): JsonSchema {
  const fields = { source: sourceOf("schema.graphql"), directory: directoryOf("graphql-reference") };
  return { ...note, ...when({ type: "object" }, object(fields, [requires("source")]), anyFilledString) };
}

function sdk(note: Note): JsonSchema {
  const format = choice([{ enum: sdkFormats }], { description: "The generator that wrote the source." });
  const fields = { format, source: sourceOf("sdk/typedoc.json"), directory: directoryOf("sdk-reference") };
  return { ...note, ...valueOrReference(object(fields, [requires("format"), requires("source")]), note) };
}

function sourceOf(example: string): JsonSchema {
  return filledString({ description: "Path from the docs folder, or its address.", examples: [example] });
}

function directoryOf(usual: string): JsonSchema {
  return string({ description: `First part of the addresses of the pages. Without it: ${usual}.` });
}

function spec(): JsonSchema {
  const fields = {
    source: filledString({
      description: "Path of the file from the docs folder, or its address.",
      examples: ["openapi.json"],
    }),
    directory: string({
      description: "First part of the addresses of the pages that are made. Without it: api-reference.",
      examples: ["api"],
    }),
    slug: choice([{ enum: specSlugs }], {
      description: "What the last part of these addresses is made from. Without it: the summary.",
    }),
    overlays: list(anyFilledString, {
      description:
        "OpenAPI Overlays that are applied to the spec, in this order. Without it: those that extend the spec. With []: none.",
      examples: [["overlays/public.yaml"]],
    }),
  };
  return {
    description: "A path, an address, or an object with source and directory.",
    examples: ["openapi.json", { source: "openapi.json", directory: "api" }],
    ...when({ type: "object" }, object(fields, [requires("source")]), anyFilledString),
  };
}
