// textDocument/hover: what a link, an entry, a division or a field of front matter stands for.
import { MarkupKind, type Hover, type MarkedString, type MarkupContent } from "vscode-languageserver";
import { isPageFileName } from "../../../compiler/contract/page-path.ts";
import { labelledDivision } from "../labelled-division.ts";
import { divisionNote } from "../division-note.ts";
import { fieldAt } from "../front-matter-at.ts";
import { pageFields, type PageField } from "../../../compiler/contract/page-fields.ts";
import { rangeBetween, type AskedPlace } from "../asked-document.ts";
import { pageOfTarget, targetAt } from "../named-target.ts";
import { schemaDocument } from "../schema-service.ts";
import { coded, pageNote } from "../page-note.ts";

/** What is at a place; null if there is nothing to say about it. */
export async function hover(place: AskedPlace): Promise<Hover | null> {
  const target = targetHover(place);
  if (target !== null) return target;
  return isPageFileName(place.file) ? fieldHover(place) : (divisionHover(place) ?? (await schemaHover(place)));
}

/** What the schema says of a field of docs.json. */
async function schemaHover(place: AskedPlace): Promise<Hover | null> {
  const known = await schemaDocument(place);
  const position = place.document.positionAt(place.offset);
  const found = await known?.service.doHover(place.document, position, known.parsed);
  if (!found) return null;
  const { contents } = found;
  const value = (Array.isArray(contents) ? contents.map(textOf) : [textOf(contents)]).join("\n\n");
  return value === "" ? null : { ...found, contents: { kind: MarkupKind.Markdown, value } };
}

function textOf(content: MarkedString | MarkupContent): string {
  return typeof content === "string" ? content : content.value;
}

function targetHover(place: AskedPlace): Hover | null {
  const target = targetAt(place);
  const { tree } = place.site.state;
  if (target === undefined || tree === undefined) return null;
  const { to, start, end } = target;
  const page = pageOfTarget(to, tree);
  const lines = [
    ...(to.kind === "page" && to.redirected ? ["A redirect leads to:"] : []),
    ...(page === undefined ? [] : [pageNote(page, tree)]),
    ...(page === undefined && to.kind === "file" ? [coded(to.file)] : []),
    ...("hash" in to && to.hash !== "" ? [`at ${coded(`#${to.hash}`)}`] : []),
  ];
  return lines.length === 0 ? null : shown(lines.join("\n\n"), place, start, end);
}

function fieldHover(place: AskedPlace): Hover | null {
  const field = fieldAt(place.document.getText(), place.offset);
  if (field === undefined || !Object.hasOwn(pageFields, field.name)) return null;
  return shown(pageFields[field.name as PageField].note, place, field.start, field.end);
}

function divisionHover(place: AskedPlace): Hover | null {
  const found = labelledDivision(place);
  return found === undefined ? null : shown(divisionNote(found.division), place, found.start, found.end);
}

function shown(value: string, { document }: AskedPlace, start: number, end: number): Hover {
  return { contents: { kind: MarkupKind.Markdown, value }, range: rangeBetween(document, start, end) };
}
