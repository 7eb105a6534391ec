// Writes the tag of a component as the tag of the platform's component.
import { decodeString } from "micromark-util-decode-string";
import { isPlatformComponent } from "../../../compiler/bodies/platform-components.ts";
import type { TextRules, PlatformElement, RulePlace } from "./text-rules.ts";
import { beginTag, quotedText } from "./tag-text.ts";
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
  if (read === undefined) return "";
  if (!hasRule(read.name, dialect)) return platformTag(read, dialect, place);
  const element = newElement(read, dialect, place);
  return element === undefined ? "" : beginTag(element, read.isEmpty);
}

/** The opening tag of a component or an element that the platform has, too. */
export function platformTag(read: ReadTag, { tags = {} }: TextRules, place: RulePlace): string {
  const { name, attributes, isEmpty } = Object.hasOwn(tags, read.name) ? tags[read.name]!(read, place) : read;
  const written = attributes.flatMap(({ name: key, value, isExpression }) => {
    if (key === "class") return [` className="${quotedText(String(value))}"`];
    if (!isExpression) return [value === true ? ` ${key}` : ` ${key}="${value.replaceAll('"', "&quot;")}"`];
    const plain = literal(String(value));
    if (plain !== undefined)
      return [/^[\d.]+$|^(?:true|false)$/.test(plain) ? ` ${key}={${plain}}` : ` ${key}="${quotedText(plain)}"`];
    if (key !== "" && isPlainValue(String(value))) return [` ${key}=${String(value)}`];
    noteComputed(place, name, key === "" ? String(value).slice(0, 30) : key);
    return [];
  });
  return `<${name}${written.join("")}${isEmpty ? " />" : ">"}`;
}

/** True for an object or a list of only texts and numbers. */
function isPlainValue(expression: string): boolean {
  const rest = expression.replaceAll(/"[^"\n]*"|'[^'\n]*'|(?<![\w-])[\w-]+(?=:)|(?<!\w)[\d.]+(?!\w)/g, "");
  return /^[{}[\]:,\s]*$/.test(rest);
}

/** Adds the loss of an attribute that is computed. */
export function noteComputed(place: RulePlace, name: string, key: string): void {
  place.note(`the attribute "${key}" of <${name}>`, "it is computed, and is left out");
}

/** The new element of a component that has a rule. */
export function newElement(read: ReadTag, dialect: TextRules, place: RulePlace): PlatformElement | undefined {
  const rules = dialect.components ?? {};
  const rule = Object.hasOwn(rules, read.name) ? rules[read.name] : undefined;
  const { values, computed, spread } = attributesOf(read);
  const noted = new Set<string>();
  // A rule may ask for an attribute more than once.
  const once = (feature: string, reason: string): void => {
    if (noted.has(feature)) return;
    noted.add(feature);
    place.note(feature, reason);
  };
  const element = rule?.({ name: read.name, attributes: values, computed, place: { ...place, note: once } });
  if (element !== undefined) for (const each of spread) noteComputed(place, read.name, each.slice(0, 30));
  return element;
}

/** The attributes that are texts and flags, the names of those that are computed, and objects whose attributes are added. */
function attributesOf({ attributes }: ReadTag): {
  readonly values: ReadonlyMap<string, string | true>;
  readonly computed: ReadonlySet<string>;
  readonly spread: readonly string[];
} {
  const values = new Map<string, string | true>();
  const computed = new Set<string>();
  const spread: string[] = [];
  for (const { name, value, isExpression } of attributes) {
    const plain = isExpression ? literal(String(value)) : value === true ? true : decodeString(value);
    // As a text, either would mean yes.
    if (isExpression && plain === "true") values.set(name, true);
    else if (isExpression && plain === "false") continue;
    else if (plain !== undefined) values.set(name, plain);
    else if (name === "") spread.push(String(value));
    else computed.add(name);
  }
  return { values, computed, spread };
}

/** The text of an expression that is only a text, a number, or an address that the old site makes. */
export function literal(expression: string): string | undefined {
  const inner = expression.slice(1, -1).trim();
  const called = /^(?:useBaseUrl|require|withBase)\(([^()]*)\)(?:\.default)?$/.exec(inner)?.[1]?.trim() ?? inner;
  const quoted = /^(["'`])((?:(?!\1)[^\\$\n])*)\1$/.exec(called)?.[2];
  return quoted ?? (/^(?:\d+(?:\.\d+)?|true|false)$/.test(called) ? called : undefined);
}
