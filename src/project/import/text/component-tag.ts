// Writes the tag of a component as the tag of the platform's component.
import { decodeString } from "micromark-util-decode-string";
import { isPlatformComponent } from "../../../compiler/bodies/platform-components.ts";
import type { TextRules, PlatformElement, RulePlace } from "./text-rules.ts";
import { beginTag } from "./tag-text.ts";
import { readTag, type ReadTag } from "./html-attributes.ts";

/** Whether tags of this name are kept in a text that is read as Markdown: its generator has it, and so has the platform. */
export function isKnownComponent(name: string, dialect: TextRules): boolean {
  return hasRule(name, dialect) || (dialect.syntax === "mdx" && isPlatformComponent(name));
}

/** Whether components of this name have a rule. */
export function hasRule(name: string, { components = {} }: TextRules): boolean {
  return Object.hasOwn(components, name);
}

/** The new opening tag of a component that is known; empty if only what is in it is kept. */
export function componentTag(tag: string, dialect: TextRules, place: RulePlace): string {
  const read = readTag(tag);
  if (read !== undefined && !hasRule(read.name, dialect))
    return beginTag({ name: read.name, attributes: Object.fromEntries(attributesOf(read)) }, read.isEmpty);
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
    const plain = isExpression ? literal(String(value)) : value === true ? true : decodeString(value);
    // As a text, either would mean yes.
    if (isExpression && plain === "true") values.set(name, true);
    else if (plain !== undefined && !(isExpression && plain === "false")) values.set(name, plain);
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
