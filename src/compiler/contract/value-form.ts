// The forms that values of docs.json have on the platform, as data: checks and the schema for editors are made from them.
import type { Note } from "./field-notes.ts";
import type { TextFormat } from "./text-formats.ts";

/** A string; with a format, only some strings. */
export interface TextForm {
  readonly kind: "text";
  readonly format?: TextFormat;
}

/** One of a few strings. `noun` says what one of them is: `a theme`. */
export interface ChoiceForm {
  readonly kind: "choice";
  readonly noun: string;
  readonly of: readonly string[];
}

/** A list of values of one form. */
export interface ListForm {
  readonly kind: "list";
  readonly of: ValueForm;
  /** The number of elements that it has at least, and at most. */
  readonly least?: number;
  readonly most?: number;
  /** What is in it once only: a string, or the string that elements have in a field. */
  readonly once?: "string" | { readonly field: string };
}

/** An object with any keys, or some keys, whose values have one form. */
export interface MapForm {
  readonly kind: "map";
  readonly of: ValueForm;
  readonly keys?: readonly string[];
}

/** When a field is required: if another field is there, or has one of some values, or has none of these. */
export type Requirement =
  | true
  | { readonly field: string }
  | { readonly field: string; readonly is: readonly string[] }
  | { readonly field: string; readonly isNot: readonly string[] };

/** A field of an object: what it holds, and what an editor says of it. */
export interface ValueField {
  readonly form: ValueForm;
  readonly required?: Requirement;
  readonly note: Note;
}

/** Fields by name. */
export type ValueFields = Readonly<Record<string, ValueField>>;

/** An object with known fields. Others are ignored; with `isClosed` an object that has others is refused. */
export interface ObjectForm {
  readonly kind: "object";
  readonly fields: ValueFields;
  readonly isClosed?: true;
}

/** An object that has one form if it has a field, and another form if not. */
export interface SplitForm {
  readonly kind: "split";
  readonly field: string;
  readonly present: ObjectForm;
  readonly absent: ObjectForm;
}

/** Several forms, each of another type of JSON, so that the type of a value says which one is meant. */
export interface EitherForm {
  readonly kind: "either";
  readonly string: TextForm | ChoiceForm;
  readonly list?: ListForm;
  readonly object?: ObjectForm;
}

/** What the platform takes as the value of a field. */
export type ValueForm =
  | TextForm
  | ChoiceForm
  | { readonly kind: "boolean" }
  | { readonly kind: "number" }
  | ListForm
  | MapForm
  | ObjectForm
  | SplitForm
  | EitherForm;

/** A string of any kind. */
export const text: TextForm = { kind: "text" };
/** True or false. */
export const flag: ValueForm = { kind: "boolean" };
/** Any number. */
export const number: ValueForm = { kind: "number" };

/** A string of a format. */
export function textForm(format: TextFormat): TextForm {
  return { kind: "text", format };
}

/** One of some strings. */
export function choiceOf(noun: string, of: readonly string[]): ChoiceForm {
  return { kind: "choice", noun, of };
}

/** A list. */
export function listForm(of: ValueForm, rules: Omit<ListForm, "kind" | "of"> = {}): ListForm {
  return { kind: "list", of, ...rules };
}

/** An object that may have other fields. */
export function objectOf(fields: ValueFields): ObjectForm {
  return { kind: "object", fields };
}

/** An object that may have no other fields. */
export function closedObject(fields: ValueFields): ObjectForm {
  return { kind: "object", fields, isClosed: true };
}

/** A field that may be left out. */
export function field(form: ValueForm, description: string, ...examples: readonly string[]): ValueField {
  return { form, note: noteOf(description, examples) };
}

/** A field that has to be there. */
export function needed(form: ValueForm, description: string, ...examples: readonly string[]): ValueField {
  return { form, note: noteOf(description, examples), required: true };
}

function noteOf(description: string, examples: readonly string[]): Note {
  return examples.length === 0 ? { description } : { description, examples };
}
