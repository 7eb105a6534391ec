// Makes the rules on the lists of an element, which depend on the selectors above it (§2.13, §2.3, §2.9, D28).
import {
  allowedLists,
  divisions,
  listFields,
  type ListField,
  type DivisionKind,
  type SelectorKind,
} from "../../compiler/contract/divisions.ts";
import type { Dialect } from "../../compiler/contract/dialect.ts";
import { sourceReference } from "../../compiler/contract/fields.ts";
import { definition, when, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";
import { has, hasFilled, hasSome } from "./value-or-reference.ts";

/** Definitions of the rules that `oneKindOfChild` names, and of their conditions. */
export function ruleDefinitions(dialect: Dialect): Schemas {
  const definitions: Record<string, JsonSchema> = {};
  for (const lists of setsOfLists(dialect)) definitions[ruleName(lists)] = oneOf(lists);
  for (const field of listFields) definitions[`has-${field}`] = hasFilled(field);
  return definitions;
}

/** The rule that an element has one kind of child, of the kinds that it may have. */
export function oneKindOfChild(lists: readonly ListField[]): readonly JsonSchema[] {
  return lists.length > 1 ? [definition(ruleName(lists))] : [];
}

/** The rule that a group has `pages`, or something else that gives it pages (§2.3, D28). */
export function pagesOrTheirSource(): JsonSchema {
  const others = listFields.filter((field) => field !== "pages");
  return unless(others, has("pages"), ["graphql", "sdk", sourceReference]);
}

/** The rule that a global anchor has a link (§2.9); one with pages is reported as misplaced. */
export function linkOrMisplaced(): JsonSchema {
  return unless(listFields, has("href"), [sourceReference]);
}

function unless(lists: readonly ListField[], rule: JsonSchema, others: readonly string[] = []): JsonSchema {
  const makers = ["root", "openapi", "asyncapi", ...others].map((field) => has(field));
  return when({ not: { anyOf: [definition("by-reference"), ...makers, ...lists.map(hasSome)] } }, rule);
}

/** Every set of lists from which an element may have one. */
function setsOfLists(dialect: Dialect): readonly (readonly ListField[])[] {
  const sets = selectorSets.flatMap((selectors) =>
    divisions.map(({ kind }) => allowedLists(kind, selectorsIn(kind, selectors), dialect)),
  );
  return [allowedLists("root", [], dialect), ...sets].filter((lists) => lists.length > 1);
}

function ruleName(lists: readonly ListField[]): string {
  return `one-of-${lists.join("-")}`;
}

// Each filled list beside another is one that is not allowed: a schema can't ask which is first. Empty ones break no rule.
function oneOf(lists: readonly ListField[]): SchemaObject {
  return {
    allOf: lists.map((field) =>
      when(
        { allOf: [filled(field), { anyOf: lists.filter((other) => other !== field).map(filled) }] },
        { type: "object", properties: { [field]: false } },
      ),
    ),
  };
}

function filled(field: ListField): SchemaObject {
  return definition(`has-${field}`);
}

/** The selectors of which an element or a division above it is a branch, in this order. */
export type SelectorSet = readonly SelectorKind[];

/** Every combination of selectors above an element. */
export const selectorSets: readonly SelectorSet[] = [[], ["language"], ["version"], ["language", "version"]];

/** The selectors above the children of a division, including the division itself. */
export function selectorsIn(kind: DivisionKind, selectors: SelectorSet): SelectorSet {
  const all: readonly string[] = [...selectors, kind];
  return (["language", "version"] as const).filter((selector) => all.includes(selector));
}

/** The name of a definition that depends on the selectors above the element: `tab-in-language-and-version`. */
export function nameIn(name: string, selectors: SelectorSet): string {
  const others = selectors.filter((selector) => selector !== name);
  return others.length === 0 ? name : `${name}-in-${others.join("-and-")}`;
}
