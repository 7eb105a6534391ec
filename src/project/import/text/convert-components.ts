// Turns the components, expressions and imports of MDX into what the platform has.
import { isPlatformComponent } from "../../../compiler/bodies/platform-components.ts";
import {
  edited,
  mdxTree,
  nodesIn,
  rangeOf,
  type BodyEdit,
  type MdxNode,
} from "../../../outputs/page-writer/source/mdx-tree.ts";
import { hasRule, literal, newElement, platformTag } from "./component-tag.ts";
import type { TextRules } from "./text-rules.ts";
import { endTag, beginTag } from "./tag-text.ts";
import { readTag } from "./html-attributes.ts";
import { isHtmlElement, pictureElement } from "./html-tags.ts";
import { canHaveMath, withoutMath } from "./without-math.ts";
import { withoutPrograms } from "./without-programs.ts";

/** What the components are converted with. */
export interface ComponentContext {
  readonly dialect: TextRules;
  readonly file: string;
  /** Adds a loss at an offset of the text. */
  readonly noteAt: (offset: number, feature: string, reason: string) => void;
}

/** The text with other components; undefined if it is not valid MDX. */
export function convertComponents(text: string, context: ComponentContext): string | undefined {
  const tree = mdxTree(text);
  if (tree === undefined) return undefined;
  const edits: BodyEdit[] = [];
  const all = [...nodesIn(tree)];
  const exported = new Set(
    all.flatMap((node) =>
      node.type === "mdxjsEsm"
        ? [...node.value.matchAll(/^export\s+(?:const|let|function)\s+(\w+)/gm)].map(([, name]) => name!)
        : [],
    ),
  );
  /** The end of the element that was replaced last, with all that is in it. */
  let replaced = 0;
  for (const node of all) {
    if (rangeOf(node).start < replaced) continue;
    const whole = wholeEdit(node, text, context);
    if (whole === undefined) for (const edit of editsOf(node, text, exported, context)) edits.push(edit);
    else {
      edits.push(whole);
      replaced = whole.end;
    }
  }
  if (canHaveMath(text)) for (const edit of dollarEdits(all, text)) edits.push(edit);
  return edited(text, edits);
}

function editsOf(
  node: MdxNode,
  text: string,
  exported: ReadonlySet<string>,
  context: ComponentContext,
): readonly BodyEdit[] {
  const { start, end } = rangeOf(node);
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others have nothing to edit
  switch (node.type) {
    case "mdxjsEsm":
      return statementEdits(node.value, start, end, context);
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return expressionEdits(node.value, { start, end, text }, exported, context);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return node.name === null ? [] : elementEdits(node, node.name, { start, end, text }, exported, context);
    default:
      return [];
  }
}

/** The dollar signs of texts; an address that is its own text stays as it is. */
function dollarEdits(nodes: readonly MdxNode[], text: string): readonly BodyEdit[] {
  const addresses = new Set(nodes.filter(({ type }) => type === "link").map((node) => rangeOf(node).start));
  return nodes.flatMap((node) => {
    const { start, end } = rangeOf(node);
    if (node.type !== "text" || addresses.has(start)) return [];
    const part = text.slice(start, end);
    const other = withoutMath(part);
    return other === part ? [] : [{ start, end, text: other }];
  });
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Imports are left out: what they name is a component with a rule, or is lost where it is used. */
function statementEdits(
  program: string,
  start: number,
  end: number,
  { noteAt }: ComponentContext,
): readonly BodyEdit[] {
  const kept = program.replaceAll(/^import\b[^;]*?(?:["'][^"'\n]*["'])[ \t]*;?[ \t]*\n?/gm, "");
  if (/^export\s/m.test(kept) && !/^import\b/m.test(kept)) {
    if (/=>|function|<|\(/.test(kept))
      noteAt(start, "code of a page", "it is kept; see whether the new site can run it");
    return [{ start, end, text: kept }];
  }
  return [{ start, end, text: "" }];
}

function expressionEdits(
  value: string,
  { start, end }: Part,
  exported: ReadonlySet<string>,
  { noteAt }: ComponentContext,
): readonly BodyEdit[] {
  const isComment = value.trim() === "" || /^(?:\s*(?:\/\*(?:(?!\*\/)[^])*\*\/|\/\/[^\n]*\n))+\s*$/.test(value);
  if (isComment || literal(`{${value}}`) !== undefined) return [];
  const name = /^\s*(\w+)/.exec(value)?.[1];
  if (name !== undefined && exported.has(name)) return [];
  noteAt(start, "an expression", "the new site can't compute it, so it stays text");
  return [{ start, end, text: allReferences(`{${value}}`) }];
}

/** The edit that replaces a whole element; undefined if it has no rule for that, or is no block of its own. */
function wholeEdit(
  node: MdxNode,
  text: string,
  { dialect: { elements = {} }, file, noteAt }: ComponentContext,
): BodyEdit | undefined {
  if (node.type !== "mdxJsxFlowElement" || node.name === null || !Object.hasOwn(elements, node.name)) return undefined;
  const { start, end } = rangeOf(node);
  const indent = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (indent.trim() !== "") return undefined;
  const place = { file, note: (feature: string, reason: string) => noteAt(start, feature, reason) };
  const made = elements[node.name]!(node, place, text.slice(start, end));
  return made === undefined ? undefined : { start, end, text: made.replaceAll(/\n(?=.)/g, `\n${indent}`) };
}

function elementEdits(
  node: MdxNode,
  name: string,
  { start, end, text }: Part,
  exported: ReadonlySet<string>,
  { dialect, file, noteAt }: ComponentContext,
): readonly BodyEdit[] {
  const openEnd = openingEnd(text, start, end);
  const tag = readTag(text.slice(start, openEnd));
  if (tag === undefined) return [];
  const closing = tag.isEmpty ? undefined : text.lastIndexOf("</", end - 1);
  const edit = (open: string, close: string): readonly BodyEdit[] => [
    { start, end: openEnd, text: open },
    ...(closing === undefined ? [] : [{ start: closing, end, text: close }]),
  ];
  const place = { file, note: (feature: string, reason: string) => noteAt(start, feature, reason) };
  if (hasRule(name, dialect)) {
    const element = newElement(tag, dialect, place);
    if (element === undefined) return edit("", "");
    const heading = element.heading?.trim() ?? "";
    if (heading === "" || tag.isEmpty) return edit(beginTag(element, tag.isEmpty), endTag(element));
    const lineStart = text.lastIndexOf("\n", start - 1) + 1;
    const isOneLine = node.type === "mdxJsxTextElement";
    const isAlone = text.slice(lineStart, start).trim() === "" && /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 100));
    if (isOneLine && !isAlone) return edit(`${beginTag(element)}**${heading}** `, endTag(element));
    const indent = " ".repeat(Math.min(80, start - lineStart));
    const gap = isOneLine ? `\n\n${indent}` : "";
    return edit(
      `${beginTag(element)}${gap === "" ? `\n${indent}` : gap}**${heading}**${gap === "" ? "\n" : gap}`,
      gap + endTag(element),
    );
  }
  if (exported.has(name)) return [];
  // In MDX a name with a capital letter is never that of an element.
  if (
    !isPlatformComponent(name) &&
    !(/^[a-z]/.test(name) && (isHtmlElement(name) || pictureElement(name) !== undefined))
  ) {
    place.note(`<${name}>`, "the new site has no such component, so its tags stay text");
    const isBlock = node.type === "mdxJsxFlowElement";
    const shown = (part: string): string => allReferences(part).replaceAll("\n", " ");
    const close = closing === undefined ? "" : shown(text.slice(closing, end));
    const gap = isBlock ? "\n\n" : "";
    return edit(shown(text.slice(start, openEnd)) + (closing === undefined ? "" : gap), gap + close);
  }
  return [{ start, end: openEnd, text: platformTag(tag, dialect, place) }];
}

/** The end of the opening tag. */
function openingEnd(text: string, start: number, end: number): number {
  let depth = 0;
  let quote = "";
  for (let at = start; at < end; at += 1) {
    const sign = text[at]!;
    if (quote !== "") {
      // In an expression a sign can be escaped.
      if (sign === "\\" && depth > 0) at += 1;
      else if (sign === quote) quote = "";
    } else if (/["'`]/.test(sign)) quote = sign;
    else if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (sign === ">" && depth === 0) return at + 1;
  }
  return end;
}

function allReferences(text: string): string {
  return withoutPrograms(text.replaceAll(/[*_`[\]~|\\]/g, (sign) => `&#${sign.codePointAt(0)!};`));
}
