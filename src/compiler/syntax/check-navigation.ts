// Checks `navigation` by the forms that the platform takes, where reading has reported nothing.
import { besideReference, divisionFields, listsToFill, globalLists, linkForms } from "../contract/division-fields.ts";
import {
  divisionTitle,
  isListField,
  listRow,
  primaryPatterns,
  type DivisionKind,
  type ListField,
} from "../contract/divisions.ts";
import { isPlainField, rootPageFields, sourceReference } from "../contract/fields.ts";
import { listForm, objectOf, textForm } from "../contract/value-form.ts";
import { checkValue, elementOf } from "./check-value.ts";
import { placeOfKey, valuePlace, type ConfigFields, type ConfigValue, type OpenedObject } from "./config-value.ts";
import { wrongType } from "./read-fields.ts";
import type { ValueChecker } from "./value-checker.ts";

/** Reports what the platform refuses in `navigation`. */
export function checkNavigation(navigation: ConfigValue, checker: ValueChecker): void {
  const opened = openUnreported(navigation, checker);
  if (opened === undefined) return;
  checkDivision("root", opened, checker);
  checkPattern(opened, checker);
}

function openUnreported(value: ConfigValue, { open, isReported }: ValueChecker): OpenedObject | undefined {
  if (isReported(value)) return undefined;
  const opened = open(value);
  return opened.kind === "object" && !isReported(opened.at) ? opened : undefined;
}

/** `navigation` has a list with something in it. */
function checkPattern({ fields, partial }: OpenedObject, checker: ValueChecker): void {
  const lists = primaryPatterns.filter((list) => fields.has(list));
  const { report } = checker;
  if (lists.length === 0) {
    // One that has nothing is reported by a check. Here the pages would be those of a spec, a root or a menu.
    const name = partial === true ? undefined : [...rootPageFields, "menu"].find((each) => fields.has(each));
    if (name === undefined) return;
    refuseAtTop(name, fields.get(name)!, checker);
    return;
  }
  const [first] = lists;
  const value = fields.get(first ?? "");
  if (value === undefined || !lists.every((list) => listsToFill.includes(list) && isEmptyList(fields, list, checker)))
    return;
  const expected = "a list that is not empty: without it the site has no pages";
  report("wrong-type", placeOfKey(value), { what: `"${first ?? ""}"`, found: "an empty list", expected });
}

/** A field of `navigation` that only its elements can have. */
function refuseAtTop(field: string, value: ConfigValue, { report }: ValueChecker): void {
  const args = { field, owner: `"navigation"`, known: [], place: `an element of a list such as "tabs"` };
  report("refused-field", placeOfKey(value), args);
}

function isEmptyList(fields: ConfigFields, list: string, { open }: ValueChecker): boolean {
  const value = fields.get(list);
  const opened = value === undefined ? undefined : open(value);
  return opened?.kind === "list" && opened.items.length === 0;
}

function checkDivision(kind: DivisionKind | "root", opened: OpenedObject, checker: ValueChecker): void {
  const { fields } = opened;
  const elsewhere = fields.get(sourceReference);
  if (elsewhere !== undefined) {
    checkElsewhere(kind, elsewhere, opened, checker);
    return;
  }
  checkReferences(kind, opened, checker);
  const known = divisionFields[kind];
  for (const [name, value] of fields) {
    if (name === "global" && kind !== "group") checkGlobal(value, isPlainField("global", kind), checker);
    else if (isListField(name)) checkList(name, value, checker);
    else if (name === "language") checkLanguage(value, checker);
    else if (Object.hasOwn(known, name)) checkValue(known[name]!.form, value, JSON.stringify(name), checker);
  }
}

/** What is in another repository has its name and nothing else. */
function checkElsewhere(
  kind: DivisionKind | "root",
  name: ConfigValue,
  { fields }: OpenedObject,
  checker: ValueChecker,
): void {
  if (kind === "root") {
    refuseAtTop(sourceReference, name, checker);
    return;
  }
  checkValue(textForm("filled"), name, `"${sourceReference}"`, checker);
  const owner = `an element with "${sourceReference}"`;
  for (const [field, value] of fields)
    if (field !== sourceReference)
      checker.report("refused-field", placeOfKey(value), { field, owner, known: [sourceReference] });
}

/** A code that docs.json does not know is reported as such by a check; here are those that only the platform refuses. */
function checkLanguage(value: ConfigValue, checker: ValueChecker): void {
  const form = divisionFields.language["language"]!.form;
  const opened = checker.open(value);
  if (opened.kind !== "scalar" || typeof opened.value !== "string" || checker.isReported(opened.at)) return;
  const text = opened.value.trim();
  const meant = text === "ua" ? "uk" : text === "" ? undefined : text;
  if (form.kind !== "choice" || opened.value === meant) return;
  if (meant !== undefined && !form.of.includes(meant)) return;
  const found = `the string ${JSON.stringify(opened.value)}`;
  const expected =
    meant === undefined ? `a language code such as "en"` : `a language code; write ${JSON.stringify(meant)}`;
  checker.report("wrong-type", valuePlace(opened.at), { what: `"language"`, found, expected }, { suggestion: meant });
}

function checkList(list: ListField, value: ConfigValue, checker: ValueChecker): void {
  if (checker.isReported(value)) return;
  const opened = checker.open(value);
  if (opened.kind !== "list" || checker.isReported(opened.at)) return;
  const kind = listRow(list)?.kind ?? "group";
  for (const item of opened.items) {
    const element = openUnreported(item, checker);
    if (element !== undefined) checkDivision(kind, element, checker);
  }
}

/** What pages are made from is on tabs, and on groups for `sdk`; a tab with it holds nothing but groups. */
function checkReferences(kind: DivisionKind | "root", { fields }: OpenedObject, checker: ValueChecker): void {
  const { report } = checker;
  const label = kind === "root" ? "" : labelIn(fields.get(kind));
  const owner = divisionTitle(kind, label);
  const sdk = fields.get("sdk");
  if (sdk !== undefined && kind !== "tab" && kind !== "group")
    report("refused-field", placeOfKey(sdk), { field: "sdk", owner, known: [], place: "a tab or a group" });
  const reference = kind !== "tab" ? undefined : (["graphql", "sdk"] as const).find((name) => fields.has(name));
  if (reference === undefined) return;
  const groups = fields.get("groups");
  if (groups !== undefined) checkValue(listForm(objectOf({}), { least: 1 }), groups, `"groups"`, checker);
  const allowed = new Set([...besideReference, reference]);
  for (const [field, value] of fields)
    if (!allowed.has(field)) report("refused-field", placeOfKey(value), { field, owner, known: [], beside: reference });
}

function labelIn(value: ConfigValue | undefined): string {
  return typeof value?.value === "string" ? value.value : "";
}

/** `global` holds links, and nothing else. Where it `isRead`, a check reports anchors without an address. */
function checkGlobal(value: ConfigValue, isRead: boolean, checker: ValueChecker): void {
  const opened = openUnreported(value, checker);
  if (opened === undefined) {
    const found = checker.open(value);
    if (found.kind !== "object" && !checker.isReported(value))
      wrongType(`"global"`, found, `an object with fields such as "anchors"`, checker);
    return;
  }
  for (const [name, list] of opened.fields) {
    if (checker.isReported(list)) continue;
    if (!isGlobalList(name)) {
      checker.report("refused-field", placeOfKey(list), { field: name, owner: `"global"`, known: globalLists });
      continue;
    }
    checkValue({ kind: "list", of: anyObject }, list, JSON.stringify(name), checker);
    const items = checker.open(list);
    for (const item of items.kind === "list" ? items.items : [])
      checkLink(name, item, isRead && name === "anchors", checker);
  }
}

const anyObject = { kind: "object", fields: {} } as const;

type GlobalList = (typeof globalLists)[number];

function isGlobalList(name: string): name is GlobalList {
  return globalLists.some((list) => list === name);
}

function checkLink(list: GlobalList, item: ConfigValue, isRead: boolean, checker: ValueChecker): void {
  const opened = openUnreported(item, checker);
  if (opened === undefined) return;
  const elsewhere = opened.fields.get(sourceReference);
  if (elsewhere !== undefined) {
    checkElsewhere(listRow(list)!.kind, elsewhere, opened, checker);
    return;
  }
  for (const name of ["graphql", "sdk"] as const) {
    const value = opened.fields.get(name);
    const args = { field: name, owner: `A link in "global"`, known: [], place: "a division outside of it" };
    if (value !== undefined) checker.report("refused-field", placeOfKey(value), args);
  }
  const form = linkForms[listRow(list)!.kind];
  const { href: _href, ...others } = form.fields;
  const known = isRead && !opened.fields.has("href") ? { ...form, fields: others } : form;
  checkValue(known, item, elementOf(JSON.stringify(list)), checker);
}
