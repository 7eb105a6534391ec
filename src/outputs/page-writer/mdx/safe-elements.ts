// Makes elements of a page that every host shows as they are.
import type { MdxNode } from "../source/mdx-tree.ts";
import { scriptText } from "./script-text.ts";

type Node<Type extends MdxNode["type"]> = Extract<MdxNode, { readonly type: Type }>;
type Attribute = Node<"mdxJsxFlowElement" | "mdxJsxTextElement">["attributes"][number];

/** Attributes with texts; those without a value are left out. */
export function attributes(values: { readonly [name: string]: string | undefined }): Attribute[] {
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [attributeOf(name, value)]));
}

/** The text of one of these attributes; undefined for any other value. */
export function textOfAttribute(all: readonly Attribute[], name: string): string | undefined {
  const found = all.find((each) => each.type === "mdxJsxAttribute" && each.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
}

/** A simple text is written as a text, anything else as an expression, because hosts do not interpret expressions. */
export function attributeOf(name: string, value: unknown): Attribute {
  if (value === true) return { type: "mdxJsxAttribute", name, value: null };
  if (typeof value === "string" && /^[\p{L}\p{N} !#%()*+,\-./;=?@_~:]*$/u.test(value) && !/:\S*:|:::/.test(value))
    return { type: "mdxJsxAttribute", name, value };
  return { type: "mdxJsxAttribute", name, value: { type: "mdxJsxAttributeValueExpression", value: scriptText(value) } };
}

/** An element inside a text. */
export function inlineElement(
  name: string,
  values: { readonly [name: string]: string | undefined },
  children: readonly MdxNode[],
): Node<"mdxJsxTextElement"> {
  return {
    type: "mdxJsxTextElement",
    name,
    attributes: attributes(values),
    children: children as Node<"mdxJsxTextElement">["children"],
  };
}

/** An element that shows nothing and separates what is beside it. */
export function nothing(): Node<"mdxJsxTextElement"> {
  return inlineElement("span", {}, []);
}
