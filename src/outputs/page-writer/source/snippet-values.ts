// Replaces the names of a snippet by values: the attributes of the component.
import type { BodyEdit, MdxNode } from "./mdx-tree.ts";
import { expressionOf, isSyntaxNode } from "../../../compiler/bodies/script-node.ts";
import { namesReplaced } from "./script-tree.ts";
import { edited } from "./mdx-tree.ts";

/** A component in a body. */
export type SnippetElement = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** By name: the JavaScript that replaces it. */
export type SnippetValues = ReadonlyMap<string, string>;

/** The values that a component gives. `editsIn` writes the values of the outer snippet into a program. */
export function valuesOf(
  { attributes }: SnippetElement,
  body: string,
  editsIn: (program: unknown) => readonly BodyEdit[],
): SnippetValues {
  return new Map(
    attributes.flatMap((attribute): readonly (readonly [string, string])[] => {
      if (attribute.type !== "mdxJsxAttribute") return [];
      const { name, value } = attribute;
      if (value === null || value === undefined) return [[name, "(true)"]];
      if (typeof value === "string") return [[name, JSON.stringify(value)]];
      return [[name, `(${scriptOf(value.value, value.data?.estree, body, editsIn)})`]];
    }),
  );
}

function scriptOf(
  written: string,
  program: unknown,
  body: string,
  editsIn: (program: unknown) => readonly BodyEdit[],
): string {
  const edits = editsIn(program);
  const whole = expressionOf(program);
  if (edits.length === 0 || !isSyntaxNode(whole)) return written;
  const { start } = whole;
  const shifted = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return edited(body.slice(start, whole.end), shifted);
}

/** The edits that write values for names; a name without a value shows nothing, unless it is defined. */
export function valueEdits(program: unknown, values: SnippetValues, defined: ReadonlySet<string>): readonly BodyEdit[] {
  return namesReplaced(
    program,
    (name, isAlone) => values.get(name) ?? (isAlone && !defined.has(name) ? "undefined" : undefined),
  );
}

/** The expressions of a node and of its attributes. */
export function programsOf(node: MdxNode): readonly unknown[] {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return [node.data?.estree];
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.flatMap((attribute) => {
    const program = attribute.type === "mdxJsxExpressionAttribute" ? attribute : attribute.value;
    return typeof program === "object" && program !== null ? [program.data?.estree] : [];
  });
}
