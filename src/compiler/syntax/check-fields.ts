// Checks the fields of an object by its form: those that are missing, misspelt, refused, or hold something else.
import { formWords } from "../contract/form-words.ts";
import type { ObjectForm, Requirement, ValueFields, ValueForm } from "../contract/value-form.ts";
import type { ReportDetails } from "../diagnostics/diagnostic.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";
import { placeOfKey, rename, type ConfigFields, type ConfigValue, type OpenedObject } from "./config-value.ts";
import { reportMissingField, type MisspeltField } from "./read-fields.ts";
import type { ValueChecker } from "./value-checker.ts";

interface FieldsCheck {
  readonly checker: ValueChecker;
  /** Checks the value of a field. */
  readonly check: (form: ValueForm, value: ConfigValue, what: string, checker: ValueChecker) => void;
}

/** Reports what is wrong in the fields of an object. `what` names the object at the start of a sentence. */
export function checkFields(
  form: ObjectForm,
  opened: OpenedObject,
  what: string,
  { checker, check }: FieldsCheck,
): void {
  const { fields, at, partial } = opened;
  for (const [name, value] of fields) {
    const known = ownField(form.fields, name);
    if (known !== undefined) check(known.form, value, JSON.stringify(name), checker);
  }
  const unknown = new Map([...fields].filter(([name]) => ownField(form.fields, name) === undefined));
  const misspelt = partial === true ? new Set<string>() : reportMissing(form, { fields, unknown, at }, what, checker);
  for (const [name, value] of unknown) {
    if (misspelt.has(name) || checker.isReported(value)) continue;
    if (form.isClosed === true) reportRefused(form, name, value, { fields, what }, checker);
    else reportMisspelt(form, name, value, { fields, what }, checker);
  }
}

interface Written {
  readonly fields: ConfigFields;
  readonly unknown: ConfigFields;
  readonly at: ConfigValue;
}

function ownField(fields: ValueFields, name: string): ValueFields[string] | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Reports the fields that are missing; returns the misspelt ones that are there in their place. */
function reportMissing(
  { fields: known }: ObjectForm,
  { fields, unknown, at }: Written,
  what: string,
  checker: ValueChecker,
): ReadonlySet<string> {
  const misspelt = new Set<string>();
  const missing = Object.entries(known).filter(
    ([name, { required }]) => !fields.has(name) && required !== undefined && isRequired(required, fields, checker),
  );
  const hasReported = [...unknown.values()].some(checker.isReported);
  for (const [name, { form }] of missing) {
    const instead = misspeltAs(name, unknown);
    if (instead !== undefined && hasReported) continue;
    if (instead !== undefined) misspelt.add(instead.name);
    reportMissingField({ owner: what, field: name, meaning: formWords(form) }, at, instead, checker);
  }
  return misspelt;
}

function misspeltAs(field: string, unknown: ConfigFields): MisspeltField | undefined {
  const names = [...unknown.keys()];
  const name = nearestName(field, names);
  return name === undefined ? undefined : { name, value: unknown.get(name)!, sure: evidentName(field, names) === name };
}

function isRequired(required: Requirement, fields: ConfigFields, { open }: ValueChecker): boolean {
  if (required === true) return true;
  const value = fields.get(required.field);
  const opened = value === undefined ? undefined : open(value);
  const text = opened?.kind === "scalar" && typeof opened.value === "string" ? opened.value : undefined;
  if ("is" in required) return text !== undefined && required.is.includes(text);
  if ("isNot" in required) return text === undefined || !required.isNot.includes(text);
  return value !== undefined;
}

interface Around {
  readonly fields: ConfigFields;
  readonly what: string;
}

function reportRefused(
  form: ObjectForm,
  field: string,
  value: ConfigValue,
  { fields, what }: Around,
  { report }: ValueChecker,
): void {
  const { known, nearest, details } = meantField(form, field, value, fields);
  report("refused-field", placeOfKey(value), { field, owner: what, known, nearest }, details);
}

/** A field that is misspelt has no effect; any other may be the user's own. */
function reportMisspelt(
  form: ObjectForm,
  field: string,
  value: ConfigValue,
  { fields, what }: Around,
  { report, isMentioned }: ValueChecker,
): void {
  if (isMentioned(value)) return;
  const { nearest, details } = meantField(form, field, value, fields);
  if (nearest === undefined) return;
  report("unknown-field", placeOfKey(value), { field, owner: what, nearest, uses: 1 }, details);
}

/** The known field that an unknown one most likely means, of those that are not there, and the edit that writes it. */
function meantField(
  form: ObjectForm,
  field: string,
  value: ConfigValue,
  fields: ConfigFields,
): { readonly known: readonly string[]; readonly nearest: string | undefined; readonly details: ReportDetails } {
  const known = Object.keys(form.fields);
  const free = known.filter((name) => !fields.has(name));
  const nearest = nearestName(field, free);
  const details = nearest === undefined ? {} : rename(value, nearest, evidentName(field, known) === nearest);
  return { known, nearest, details };
}
