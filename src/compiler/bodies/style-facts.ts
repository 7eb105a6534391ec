// Finds the files that style sheets in JSX show.
import type { BodyLink } from "./page-body.ts";
import { expressionOf, isSyntaxNode, scriptName, textLiteral, type ScriptNode, syntaxNodes } from "./script-node.ts";
import { styleLinks } from "./style-links.ts";

/** The files that a style sheet shows that is written as an expression, as in `<style>{`…`}</style>`; offsets are those of `text`. */
export function sheetLinks(program: unknown, text: string): readonly BodyLink[] {
  return linksOf(expressionOf(program), text);
}

/** The same for a style sheet that is the HTML of its element: `dangerouslySetInnerHTML={{ __html: `…` }}`. */
export function htmlLinks(program: unknown, text: string): readonly BodyLink[] {
  return linksOfHtml(expressionOf(program), text);
}

/** The same for a `style` element in a program; empty for any other element. */
export function styleElementLinks({ openingElement: tag, children }: ScriptNode, text: string): readonly BodyLink[] {
  if (!isSyntaxNode(tag) || scriptName(tag["name"]) !== "style") return [];
  const attributes = syntaxNodes(tag["attributes"]).map(({ value }) =>
    isSyntaxNode(value) ? value["expression"] : undefined,
  );
  return [
    ...attributes.flatMap((value) => linksOfHtml(value, text)),
    ...syntaxNodes(children).flatMap(({ expression }) => linksOf(expression, text)),
  ];
}

function linksOfHtml(object: unknown, text: string): readonly BodyLink[] {
  const html = syntaxNodes(isSyntaxNode(object) ? object["properties"] : undefined).find(
    ({ key }) => scriptName(key) === "__html",
  );
  return linksOf(html?.["value"], text);
}

function linksOf(expression: unknown, text: string): readonly BodyLink[] {
  const sheet = textLiteral(expression, text);
  return sheet?.value === undefined ? [] : styleLinks(sheet.value, sheet.start);
}
