// Reads what a request wants to have changed. Whatever else it has is refused, because it decides what is written.
import type { ActionWork } from "../../../project/actions/action-work.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { WantedChange } from "../model/wanted-change.ts";

/** A test of a field. */
type Field = (value: JsonValue | undefined) => boolean;
type Fields = Readonly<Record<string, Field>>;

/** A longer list is no work of a hand. */
const mostOperations = 500;
const longestText = 2000;

const text: Field = (value) => typeof value === "string" && value.length <= longestText;
const isTrue: Field = (value) => value === undefined || value === true;
const flag: Field = (value) => typeof value === "boolean";
const offset: Field = (value) => typeof value === "number" && Number.isInteger(value);
const labels: Field = (value) => Array.isArray(value) && value.length <= 50 && value.every(text);
const texts: Field = (value) => labels(value) && (value as readonly JsonValue[]).length > 0;
const target: Field = (value) =>
  hasFields(value, { kind: oneOf("before", "after"), page: text }) ||
  hasFields(value, { kind: oneOf("into"), labels: texts });
const element: Field = (value) =>
  hasFields(value, { file: maybe(text), pointer: text, name: text, above: maybe(labels) });
const elementTarget: Field = (value) => hasFields(value, { kind: oneOf("before", "after", "into"), element });
const readers = maybe((value) => value === null || text(value));

function maybe(field: Field): Field {
  return (value) => value === undefined || field(value);
}

function oneOf(...words: readonly string[]): Field {
  return (value) => typeof value === "string" && words.includes(value);
}

const operations: { readonly [kind in ChangeOperation["kind"]]: Fields } = {
  move: { from: text, to: text },
  remove: { page: text, redirect: readers },
  "remove-division": { labels: texts, redirect: readers },
  redirect: { from: text, to: text },
  "list-unlisted": { into: maybe(texts) },
  add: { page: text, group: maybe(text), title: maybe(text), description: maybe(text), target },
  place: { page: text, target },
  "place-division": { labels: texts, target },
  relabel: { labels: texts, label: text },
  "place-element": { element, target: elementTarget },
  "remove-element": { element },
  hide: { page: text, hidden: flag },
  "hide-division": { labels: texts, hidden: flag },
  retitle: { page: text, title: text },
};

const ofProblem: Fields = { code: text, file: text, subject: text };
const works: { readonly [kind in ActionWork["kind"]]: Fields } = {
  fix: { ...ofProblem, start: offset },
  suggested: { ...ofProblem, start: offset, everywhere: isTrue, alike: isTrue },
  "fix-all": { code: maybe(text), file: maybe(text) },
  change: { operation: isOperation, redirects: maybe((value) => hasFields(value, { kind: oneOf("none") })) },
  "new-page": { file: text, url: maybe(text) },
  "remove-redirect": { file: text, pointer: text, name: text },
  accept: ofProblem,
};

/** The change that a text asks for; undefined if it asks for nothing that there is. */
export function readWantedChange(json: string): WantedChange | undefined {
  const value = parsed(json);
  const isWanted =
    hasFields(value, { kind: oneOf("action"), work: (work) => isOneOf(work, works) }) ||
    hasFields(value, {
      kind: oneOf("operations"),
      operations: (list) => Array.isArray(list) && list.length <= mostOperations && list.every(isOperation),
      languages: maybe(flag),
      versions: maybe(flag),
    });
  return isWanted ? (value as unknown as WantedChange) : undefined;
}

/** The id of a plan, or of a written change, in a text; undefined if it has none. */
export function readId(json: string): string | undefined {
  const value = parsed(json);
  return hasFields(value, { id: text }) ? (value as { readonly id: string }).id : undefined;
}

function isOperation(value: JsonValue | undefined): boolean {
  return isOneOf(value, operations);
}

function isOneOf(value: JsonValue | undefined, kinds: Readonly<Record<string, Fields>>): boolean {
  const kind = isJsonObject(value) ? value["kind"] : undefined;
  if (typeof kind !== "string" || !Object.hasOwn(kinds, kind)) return false;
  return hasFields(value, { kind: text, ...kinds[kind] });
}

/** Whether a value is an object with these fields and no others. */
function hasFields(value: JsonValue | undefined, fields: Fields): value is JsonObject {
  if (!isJsonObject(value)) return false;
  const isAllowed = Object.keys(value).every((name) => Object.hasOwn(fields, name));
  return (
    isAllowed && Object.entries(fields).every(([name, is]) => is(Object.hasOwn(value, name) ? value[name] : undefined))
  );
}

function parsed(json: string): JsonValue | undefined {
  try {
    return JSON.parse(json) as JsonValue;
  } catch {
    return undefined;
  }
}
