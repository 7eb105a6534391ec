// Writes the tag of a component as the tag of the platform's component.
import type { TextRules, PlatformElement, RulePlace } from "./text-rules.ts";
import { beginTag } from "./tag-text.ts";
import { readTag, type ReadTag } from "./html-attributes.ts";

/** Whether components of this name have a rule. */
export function hasRule(name: string, { components = {} }: TextRules): boolean {
  return Object.hasOwn(components, name);
}

/** The new opening tag of a component that has a rule; empty if only what is in it is kept. */
export function componentTag(tag: string, dialect: TextRules, place: RulePlace): string {
  const read = readTag(tag);
  const element = read === undefined ? undefined : newElement(read, dialect, place);
  return element === undefined ? "" : beginTag(element, read!.isEmpty);
}

/** The new element of a component that has a rule. */
export function newElement(read: ReadTag, dialect: TextRules, place: RulePlace): PlatformElement | undefined {
  const rules = dialect.components ?? {};
  const rule = Object.hasOwn(rules, read.name) ? rules[read.name] : undefined;
  return rule?.({ name: read.name, attributes: attributesOf(read), place });
}

function attributesOf({ attributes }: ReadTag): ReadonlyMap<string, string | true> {
  const values = new Map<string, string | true>();
  for (const { name, value, isExpression } of attributes) {
    const plain = isExpression ? literal(String(value)) : value;
    if (plain !== undefined) values.set(name, plain);
  }
  return values;
}

/** The text of an expression that is only a text, a number, or an address that the old site makes. */
export function literal(expression: string): string | undefined {
  const inner = expression.slice(1, -1).trim();
  const called = /^(?:useBaseUrl|require|withBase)\(([^()]*)\)(?:\.default)?$/.exec(inner)?.[1]?.trim() ?? inner;
  const quoted = /^(["'`])((?:(?!\1)[^\\$\n])*)\1$/.exec(called)?.[2];
  return quoted ?? (/^(?:\d+(?:\.\d+)?|true|false)$/.test(called) ? called : undefined);
}
