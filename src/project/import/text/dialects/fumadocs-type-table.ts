// Turns `<TypeTable>` of Fumadocs into fields, if what it shows is written in it. (D455)
import { expressionOf, isSyntaxNode, syntaxNodes } from "../../../../compiler/bodies/script-node.ts";
import { outsideCode } from "../outside-code.ts";
import { beginTag } from "../tag-text.ts";
import { valueOf, type ValueScope } from "../../../../outputs/page-writer/mdx/program-value.ts";
import { safeOpening, safeText } from "../../../../outputs/page-writer/source/safe-text.ts";
import type { ElementNode, RulePlace } from "../text-rules.ts";

/** What a field has of the platform. */
const known = new Set(["type", "description", "default", "required", "deprecated"]);

/** The fields of a table; undefined if a part of it is computed. */
export function typeTable({ attributes }: ElementNode, place: RulePlace): string | undefined {
  const [only, ...others] = attributes;
  if (only?.type !== "mdxJsxAttribute" || only.name !== "type" || others.length > 0) return undefined;
  const { value } = only;
  const written = typeof value === "object" && value !== null ? expressionOf(value.data?.estree) : undefined;
  const lost = new Set<string>();
  const fields: string[] = [];
  for (const [name, about] of entriesOf(written) ?? [["", undefined]]) {
    const values = valuesOf(about);
    if (values === undefined) return undefined;
    for (const key of values.keys()) if (!known.has(key)) lost.add(key);
    fields.push(fieldOf(name, values));
  }
  for (const key of lost) place.note(`"${key.slice(0, 40)}" of <TypeTable>`, "it is left out");
  return fields.join("\n");
}

type Value = string | number | boolean | null;

function fieldOf(name: string, values: ReadonlyMap<string, Value>): string {
  const text = (key: string): string | undefined => {
    const value = values.get(key) ?? undefined;
    return value === undefined ? undefined : String(value);
  };
  const flag = (key: string): true | undefined => (values.get(key) === true ? true : undefined);
  const tag = beginTag({
    name: "ResponseField",
    attributes: {
      name,
      type: text("type"),
      required: flag("required"),
      default: text("default"),
      deprecated: flag("deprecated"),
    },
  });
  const description = safeOpening(outsideCode((text("description") ?? "").replaceAll(/\s+/g, " ").trim(), safeText));
  return description === "" ? `${tag.slice(0, -1)} />` : `${tag}\n  ${description}\n</ResponseField>`;
}

/** The keys of an object with the nodes of their values; undefined for anything else. */
function entriesOf(node: unknown): readonly (readonly [key: string, value: unknown])[] | undefined {
  if (!isSyntaxNode(node) || node.type !== "ObjectExpression") return undefined;
  const entries = syntaxNodes(node["properties"]).map(({ key, value, computed }) => {
    if (computed === true || !isSyntaxNode(key)) return undefined;
    const name = key.type === "Identifier" ? key["name"] : key["value"];
    return typeof name === "string" || typeof name === "number" ? ([String(name), value] as const) : undefined;
  });
  return entries.every((each) => each !== undefined) ? entries : undefined;
}

function valuesOf(node: unknown): ReadonlyMap<string, Value> | undefined {
  const entries = entriesOf(node);
  if (entries === undefined) return undefined;
  const values = new Map<string, Value>();
  for (const [key, value] of entries) {
    const plain = plainValue(value);
    if (plain === undefined) {
      if (known.has(key)) return undefined;
      values.set(key, null);
    } else values.set(key, plain);
  }
  return values;
}

const nothingKnown: ValueScope = { names: new Map(), jsx: () => undefined };

/** A value that is written; undefined for one that is computed, and for a list or an object. */
function plainValue(node: unknown): Value | undefined {
  const value = valueOf(node, nothingKnown)?.value;
  return value === null || ["string", "number", "boolean"].includes(typeof value) ? (value as Value) : undefined;
}
