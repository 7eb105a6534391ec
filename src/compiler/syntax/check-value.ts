// Checks a value of docs.json by the form that the platform takes it in, and reports what the platform refuses.
import { formWords } from "../contract/form-words.ts";
import { meantText, textFormats } from "../contract/text-formats.ts";
import type { EitherForm, ListForm, MapForm, ObjectForm, ValueForm } from "../contract/value-form.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";
import { checkFields } from "./check-fields.ts";
import { placeOfKey, valuePlace, type ConfigValue, type OpenedValue, type OpenValue } from "./config-value.ts";
import { meantBoolean, wrongType } from "./read-fields.ts";
import type { ValueChecker } from "./value-checker.ts";

/** Reports what is wrong in a value, unless an error was reported there. `what` names the value at the start of a sentence. */
export function checkValue(form: ValueForm, value: ConfigValue, what: string, checker: ValueChecker): void {
  if (checker.isReported(value)) return;
  checkOpened(form, checker.open(value), what, checker);
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function checkOpened(form: ValueForm, opened: OpenedValue, what: string, checker: ValueChecker): void {
  // What a `$ref` names may be what was reported.
  if (opened.kind === "lost" || checker.isReported(opened.at)) return;
  switch (form.kind) {
    case "text":
    case "choice":
      return checkText(form, opened, what, checker);
    case "boolean":
    case "number":
      if (opened.kind !== "scalar" || typeof opened.value !== form.kind)
        wrongType(what, opened, formWords(form), checker, meantScalar(form.kind, opened));
      return;
    case "list":
      return checkList(form, opened, what, checker);
    case "map":
      return checkMap(form, opened, what, checker);
    case "object":
      return checkObject(form, opened, what, checker);
    case "split": {
      const isPresent = opened.kind !== "object" || opened.partial === true || opened.fields.has(form.field);
      return checkObject(isPresent ? form.present : form.absent, opened, what, checker, formWords(form));
    }
    case "either":
      return checkEither(form, opened, what, checker);
  }
}

function meantScalar(kind: "boolean" | "number", opened: OpenedValue): string | undefined {
  if (opened.kind !== "scalar" || typeof opened.value !== "string") return undefined;
  const text = opened.value.trim().toLowerCase();
  if (kind === "boolean") return meantBoolean.get(text);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined;
}

function checkText(
  form: Extract<ValueForm, { readonly kind: "text" | "choice" }>,
  opened: OpenedValue,
  what: string,
  checker: ValueChecker,
): void {
  if (opened.kind !== "scalar" || typeof opened.value !== "string") {
    wrongType(what, opened, formWords(form), checker);
    return;
  }
  const written = opened.value;
  if (form.kind === "choice") {
    const word = written.trim().toLowerCase();
    const meant = nearestName(word, form.of) ?? evidentName(word, form.of);
    if (!form.of.includes(written)) wrongType(what, opened, formWords(form), checker, meant);
    return;
  }
  if (form.format === undefined || textFormats[form.format].accepts(written)) return;
  const meant = meantText(form.format, written);
  const expected = meant === undefined ? formWords(form) : `${formWords(form)}; write ${JSON.stringify(meant)}`;
  wrongType(what, opened, expected, checker, meant);
}

function checkList(form: ListForm, opened: OpenedValue, what: string, checker: ValueChecker): void {
  if (opened.kind !== "list") {
    wrongType(what, opened, formWords(form), checker);
    return;
  }
  const { items, at } = opened;
  const { least = 0, most = Infinity } = form;
  if (items.length < least || items.length > most) {
    const found = items.length === 0 ? "an empty list" : `a list of ${String(items.length)} elements`;
    checker.report("wrong-type", valuePlace(at), { what, found, expected: formWords(form) });
  }
  for (const item of items) checkValue(form.of, item, elementOf(what), checker);
  if (form.once !== undefined) reportRepeated(form.once, items, what, checker);
}

/** How a message names an element of a list that it names `what`. */
export function elementOf(what: string): string {
  return what.startsWith('"')
    ? `This element of ${what}`
    : `An element of ${what.slice(0, 1).toLowerCase()}${what.slice(1)}`;
}

function reportRepeated(
  once: NonNullable<ListForm["once"]>,
  items: readonly ConfigValue[],
  what: string,
  { open, report }: ValueChecker,
): void {
  const seen = new Map<string, ConfigValue>();
  for (const item of items) {
    const value = once === "string" ? item : fieldOf(item, once.field, open);
    const opened = value === undefined ? undefined : open(value);
    if (value === undefined || opened?.kind !== "scalar" || typeof opened.value !== "string") continue;
    const first = seen.get(opened.value);
    if (first === undefined) seen.set(opened.value, value);
    else {
      const related = [{ message: "first written here", place: valuePlace(first) }];
      const field = once === "string" ? undefined : once.field;
      report("repeated-value", valuePlace(value), { text: opened.value, list: what, field }, { related });
    }
  }
}

function fieldOf(item: ConfigValue, name: string, open: OpenValue): ConfigValue | undefined {
  const opened = open(item);
  return opened.kind === "object" ? opened.fields.get(name) : undefined;
}

function checkMap(form: MapForm, opened: OpenedValue, what: string, checker: ValueChecker): void {
  if (opened.kind !== "object") {
    wrongType(what, opened, formWords(form), checker);
    return;
  }
  for (const [name, value] of opened.fields) {
    if (form.keys === undefined || form.keys.includes(name)) {
      checkValue(form.of, value, JSON.stringify(name), checker);
      continue;
    }
    const nearest = nearestName(name.toLowerCase(), form.keys);
    const args = { field: name, owner: what, known: form.keys, nearest };
    checker.report("refused-field", placeOfKey(value), args, { suggestion: nearest });
  }
}

function checkObject(
  form: ObjectForm,
  opened: OpenedValue,
  what: string,
  checker: ValueChecker,
  words = formWords(form),
): void {
  if (opened.kind === "object") checkFields(form, opened, what, { checker, check: checkValue });
  else wrongType(what, opened, words, checker);
}

function checkEither(form: EitherForm, opened: OpenedValue, what: string, checker: ValueChecker): void {
  const { string, list, object } = form;
  const fitting = opened.kind === "list" ? list : opened.kind === "object" ? object : undefined;
  const isString = opened.kind === "scalar" && typeof opened.value === "string";
  const meant = isString ? string : fitting;
  if (meant === undefined) wrongType(what, opened, formWords(form), checker);
  else checkOpened(meant, opened, what, checker);
}
