// Says in words which values a form has, as messages name them.
import { textFormats } from "./text-formats.ts";
import type { ChoiceForm, EitherForm, ObjectForm, ValueFields, ValueForm } from "./value-form.ts";

/** What a value has to be: `a hex color such as "#0000FF"`, `"light" or "dark"`, `a list`. */
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
export function formWords(form: ValueForm): string {
  switch (form.kind) {
    case "text":
      return form.format === undefined ? "a string" : textFormats[form.format].expected;
    case "choice":
      return choiceWords(form);
    case "boolean":
      return "true or false";
    case "number":
      return "a number";
    case "list":
      return listWords(form);
    case "map":
      return form.keys === undefined
        ? "an object"
        : `an object with names such as ${quoted(form.keys.slice(0, 3), "and")}`;
    case "object":
      return objectWords(form);
    case "split":
      return `${objectWords(form.present)}, or with ${quoted(Object.keys(form.absent.fields), "and")}`;
    case "either":
      return eitherForms(form).map(formWords).join(", or ");
  }
}

/** The forms of which a value has one. */
function eitherForms({ string, list, object }: EitherForm): readonly ValueForm[] {
  return [string, ...(object === undefined ? [] : [object]), ...(list === undefined ? [] : [list])];
}

/** Names in quotes, with a word before the last. */
export function quoted(names: readonly string[], last: "and" | "or"): string {
  const all = names.map((name) => JSON.stringify(name));
  const before = all.slice(0, -1).join(", ");
  return before === "" ? all.join("") : `${before} ${last} ${all.at(-1) ?? ""}`;
}

/** More are not named one by one: nobody reads them. */
const mostNamed = 12;

function choiceWords({ noun, of }: ChoiceForm): string {
  return of.length <= mostNamed ? quoted(of, "or") : `${noun} such as ${quoted(of.slice(0, 3), "or")}`;
}

function listWords({ least, most }: { readonly least?: number; readonly most?: number }): string {
  if (most !== undefined) return `a list of ${String(least ?? 0)} to ${String(most)} elements`;
  return least === undefined ? "a list" : "a list that is not empty";
}

function objectWords({ fields }: ObjectForm): string {
  const required = requiredFields(fields);
  const named = required.length > 0 ? required : Object.keys(fields).slice(0, 3);
  return `an object with ${required.length > 0 ? quoted(named, "and") : `fields such as ${quoted(named, "and")}`}`;
}

function requiredFields(fields: ValueFields): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.required === true);
}
