// Writes the grids of Material whose cards the platform can show exactly. (D494)
import type { ReadAttribute, ReadTag } from "../html-attributes.ts";
import type { HeldParts } from "../held-parts.ts";
import type { NoteLoss, TextLine } from "../text-lines.ts";

/** The element of Material that shows cards, or any blocks, beside one another. */
export function isMaterialGrid({ name, attributes }: ReadTag): boolean {
  const classes = attributes.find(isClass)?.value;
  return name.toLowerCase() === "div" && typeof classes === "string" && /(?:^|\s)grid(?:\s|$)/.test(classes);
}

function isClass({ name }: ReadAttribute): boolean {
  return name.toLowerCase() === "class";
}

/** A grid as a group of cards, from its lines with both of its tags; undefined if that is not the same. */
export function gridOfCards(
  lines: readonly TextLine[],
  { end, read }: { readonly end: number; readonly read: ReadTag },
  { before, held, note }: { readonly before: string; readonly held: HeldParts; readonly note: NoteLoss },
): readonly TextLine[] | undefined {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  if (first.text.slice(end).trim() !== "" || !/^[ \t]*<\/div\s*>[ \t]*$/i.test(last.text)) return undefined;
  if (before.trim() !== "" || read.attributes.some(({ isExpression }) => isExpression)) return undefined;
  const inner = lines.slice(1, -1);
  const indents = inner.filter(({ text }) => text.trim() !== "").map(({ text }) => text.search(/\S/));
  const shared = indents.reduce((one, other) => Math.min(one, other), Infinity);
  const cards = materialCards(inner.map(({ text }) => text.slice(Math.min(shared, text.length))));
  if (cards === undefined) return undefined;
  const made: TextLine[] = [];
  const add = (text: string, { number }: TextLine): void => {
    made.push({ text: text === "" ? "" : before + text, number });
  };
  const own = ownAttributes(read);
  // A group of cards has no id, and links lead to that of a grid.
  if (own !== "") for (const text of [`<div${own}>`, ""]) add(text, first);
  add("<CardGroup>", first);
  for (const { title, hasIcon, lines: shown, line } of cards) {
    const place = inner[line]!;
    if (hasIcon) note(place.number, "the icon of a card", "the new site has other icons, so it is left out");
    add("", place);
    add(`<Card title="${held.hold(title.replaceAll('"', "&quot;"))}">`, place);
    add("", place);
    for (const [index, text] of shown.entries()) add(text, inner[line + 1 + index]!);
    add("", place);
    add("</Card>", place);
  }
  for (const text of ["", "</CardGroup>", "", ...(own === "" ? [] : ["</div>", ""])]) add(text, last);
  return made;
}

/** The attributes that a grid has beside those that make it one. */
function ownAttributes({ attributes }: ReadTag): string {
  return attributes
    .flatMap((each) => {
      if (each.name.toLowerCase() === "markdown") return [];
      if (!isClass(each) || each.value === true) return [each];
      const classes = each.value.split(/\s+/).filter((name) => !["", "grid", "cards"].includes(name));
      return classes.length === 0 ? [] : [{ ...each, value: classes.join(" ") }];
    })
    .map(({ name, value }) => (value === true ? ` ${name}` : ` ${name}="${value.replaceAll('"', "&quot;")}"`))
    .join("");
}

/** A card of a grid. */
interface MaterialCard {
  readonly title: string;
  /** Whether an icon stood before its title. */
  readonly hasIcon: boolean;
  /** The lines of its text, from the first one below its title. */
  readonly lines: readonly string[];
  /** The line of its title, from 0. */
  readonly line: number;
}

const item =
  /^([-*+][ \t]+)(:[\w-]+:(?:\{[^{}#]*\})?[ \t]+)?(?:__([^_*`[\]<>{}:\\~^=&\uE000\uE001]+)__|\*\*([^_*`[\]<>{}:\\~^=&\uE000\uE001]+)\*\*)[ \t]*$/;
const rule = /^[ \t]+-{3,}[ \t]*$/;

/**
 * The cards of a list in which each item is a title in bold, a line, and a text; undefined if it has anything else, for which a card has no place.
 * The lines are those in the element, without the indent that all of them have.
 */
function materialCards(lines: readonly string[]): readonly MaterialCard[] | undefined {
  const cards: (MaterialCard & { readonly lines: string[]; readonly indent: number; isText: boolean })[] = [];
  for (const [line, text] of lines.entries()) {
    const [, marks = "", icon, first, second] = item.exec(text) ?? [];
    const title = first ?? second;
    // Keys have no marks in a title.
    if (title !== undefined && /\+\+.+\+\+/.test(title)) return undefined;
    const card = cards.at(-1);
    if (title !== undefined)
      cards.push({
        title: title.trim(),
        hasIcon: icon !== undefined,
        line,
        indent: marks.length,
        lines: [],
        isText: false,
      });
    else if (text.trim() === "") card?.lines.push("");
    else if (card === undefined || !/^(?: {2,}|\t)/.test(text)) return undefined;
    else if (card.isText) card.lines.push(text.slice(Math.min(card.indent, text.search(/\S/))));
    else if (rule.test(text)) card.isText = true;
    else return undefined;
  }
  return cards.length > 0 && cards.every(({ isText }) => isText) ? cards : undefined;
}
