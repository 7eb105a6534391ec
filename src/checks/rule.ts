// What is a rule?
import { divisionTitle } from "../contract/divisions.ts";
import type { Dialect } from "../contract/dialect.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { keyAt, valueAt, type PointerPlace } from "../diagnostics/place.ts";
import type { ConfigDivision, ConfigList, ConfigSource } from "../syntax/config-tree.ts";

/** What a rule knows of a division beside itself. */
export interface RuleContext {
  /** Outermost first; empty for `navigation`. */
  readonly ancestors: readonly ConfigDivision[];
  /** An anchor of `global`. */
  readonly isGlobal: boolean;
  readonly dialect: Dialect;
  readonly report: Report;
}

/** Looks at one division and reports what breaks its law. */
export type Rule = (division: ConfigDivision, context: RuleContext) => void;

/** How a message names a division, at the start of a sentence. */
export function titleOf({ kind, label }: ConfigDivision): string {
  return divisionTitle(kind, label);
}

/** How a message names a division, inside a sentence. */
export function titleInside(division: ConfigDivision): string {
  const title = titleOf(division);
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** The place of a field of a division: its key. */
export function fieldPlace(division: ConfigDivision, field: string): PointerPlace {
  const { file, pointer } = fieldSource(division, field);
  return keyAt(file, pointer);
}

/** The place of what a field of a division says. */
export function fieldValuePlace(division: ConfigDivision, field: string): PointerPlace {
  const { file, pointer } = fieldSource(division, field);
  return valueAt(file, pointer);
}

function fieldSource({ source, fieldSources }: ConfigDivision, field: string): ConfigSource {
  return fieldSources?.get(field) ?? { file: source.file, pointer: `${source.pointer}/${field}` };
}

/** The place of a list. */
export function listPlace({ source }: ConfigList): PointerPlace {
  return keyAt(source.file, source.pointer);
}

/** The place of a division as a whole. */
export function divisionPlace({ source }: ConfigDivision): PointerPlace {
  return valueAt(source.file, source.pointer);
}

/** The lists of a division that hold something. */
export function filledLists({ lists }: ConfigDivision): readonly ConfigList[] {
  return lists.filter((list) => list.size > 0);
}

/**
 * The first list of each kind. A list with a wrong name is read as the kind its elements are of, and that is reported as
 * one fault: it makes no second kind beside a list that has the right name.
 */
export function firstOfEachKind(lists: readonly ConfigList[]): readonly ConfigList[] {
  return lists.filter(({ field }, index) => lists.findIndex((list) => list.field === field) === index);
}

/** True when a fault already told has cost one of these fields its effect, so that what is missing is no news. */
export function isReported({ reported }: ConfigDivision, fields: readonly string[]): boolean {
  return reported !== undefined && (reported.has("$ref") || fields.some((field) => reported.has(field)));
}

/** The first field beside lists that gives a division pages; undefined when there is none. */
export function pageMaker({ root, openapi, asyncapi }: ConfigDivision): "root" | "openapi" | "asyncapi" | undefined {
  if (root !== undefined) return "root";
  if (openapi !== undefined) return "openapi";
  return asyncapi === undefined ? undefined : "asyncapi";
}
