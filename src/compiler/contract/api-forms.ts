// The forms of the fields that attach specs and other sources of reference pages, on the platform.
import { sdkFormats } from "./api-reference.ts";
import {
  choiceOf,
  closedObject,
  field,
  listForm,
  needed,
  text,
  textForm,
  type ObjectForm,
  type ValueField,
  type ValueForm,
} from "./value-form.ts";

const source = needed(textForm("spec source"), "Path of the file from the docs folder, or its address.");
const directory = field(text, "First part of the addresses of the pages that are made. Without it: api-reference.");

const openapiObject: ObjectForm = closedObject({
  source,
  directory,
  overlays: field(listForm(textForm("spec source")), "Overlays that are applied to it, in order. An empty list: none."),
});

/** A path, an object, or a list of both. */
export const openapiForm: ValueForm = {
  kind: "either",
  string: textForm("spec source"),
  list: listForm({ kind: "either", string: textForm("spec source"), object: openapiObject }),
  object: openapiObject,
};

/** A path, an object, or a list of paths. */
export const asyncapiForm: ValueForm = {
  kind: "either",
  string: textForm("spec source"),
  list: listForm(textForm("spec source")),
  object: closedObject({ source, directory }),
};

const reference = {
  source: needed(textForm("https source"), "Path from the docs folder, or its address."),
  directory: field(textForm("words"), "First part of the addresses of the pages."),
};

/** A path, or an object. */
export const graphqlForm: ValueForm = {
  kind: "either",
  string: textForm("https source"),
  object: closedObject(reference),
};

/** An object. */
export const sdkForm: ValueForm = closedObject({
  format: needed(choiceOf("a generator", sdkFormats), "The generator that wrote the source."),
  ...reference,
});

/** `openapi` and `asyncapi` beside `navigation`. */
export const apiForms: Readonly<Record<"openapi" | "asyncapi", ValueField>> = {
  openapi: field(openapiForm, "The spec of all endpoint entries that have none nearer. It makes no pages by itself."),
  asyncapi: field(asyncapiForm, "The spec of all endpoint entries that have none nearer. It makes no pages by itself."),
};
