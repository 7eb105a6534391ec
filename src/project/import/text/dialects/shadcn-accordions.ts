// Writes the accordions of shadcn/ui, which sites of Fumadocs use, as those of Fumadocs. (D546)
import { withPieces, type TextPiece } from "../../../../compiler/text/text-pieces.ts";
import { withoutShownTags } from "../tabs-of-list.ts";
import { quotedText } from "../tag-text.ts";

const tag = /<(\/?)(Accordion(?:Item|Trigger|Content)?)(?![\w.-])([^<>]{0,1000})>/g;
/** What a title can be made of. */
const plainTitle = /^[^<>{}`*_[\]\\]{1,300}$/;

interface Tag {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * `<Accordion title="A">` for an `<AccordionItem>` that has its title in an `<AccordionTrigger>`, and `<Accordions>` for the element around
 * items. An element with an item of another form stays as it is written.
 */
export function withAccordions(text: string): string {
  if (!text.includes("<AccordionItem")) return text;
  const plain = withoutShownTags(text);
  const pieces: TextPiece[] = [];
  for (const group of groupsOf(plain)) {
    const made = group.items.map((item) => itemPieces(item, plain));
    if (made.length === 0 || made.includes(undefined)) continue;
    pieces.push(replaced(group.open, "<Accordions>", text), replaced(group.close, "</Accordions>", text));
    for (const each of made) for (const piece of each ?? []) pieces.push(piece);
  }
  return withPieces(text, pieces);
}

interface Group {
  readonly open: Tag;
  readonly close: Tag;
  /** The tags of each item, from its first to its last. */
  readonly items: readonly (readonly Tag[])[];
}

/** The elements around items that are in no other. */
function groupsOf(text: string): readonly Group[] {
  const groups: Group[] = [];
  let open: Tag | undefined;
  let items: Tag[][] = [];
  for (const { 0: whole, 1: slash = "", 2: name = "", 3: attributes = "", index } of text.matchAll(tag)) {
    const found = { name: `${slash}${name}`, start: index, end: index + whole.length };
    if (found.name === "Accordion") {
      open = /\stitle=/.test(attributes) ? undefined : found;
      items = [];
    } else if (found.name === "/Accordion") {
      if (open !== undefined) groups.push({ open, close: found, items });
      open = undefined;
    } else if (found.name === "AccordionItem") items.push([found]);
    else items.at(-1)?.push(found);
  }
  return groups;
}

const parts = "AccordionItem AccordionTrigger /AccordionTrigger AccordionContent /AccordionContent /AccordionItem";

function itemPieces(tags: readonly Tag[], text: string): readonly TextPiece[] | undefined {
  if (tags.map(({ name }) => name).join(" ") !== parts) return undefined;
  const [item, trigger, triggerEnd, content, contentEnd, itemEnd] = tags as [Tag, Tag, Tag, Tag, Tag, Tag];
  const title = text.slice(trigger.end, triggerEnd.start).replaceAll(/\s+/g, " ").trim();
  const between = [
    [item, trigger],
    [triggerEnd, content],
    [contentEnd, itemEnd],
  ] as const;
  const isWhole = between.every(([before, after]) => text.slice(before.end, after.start).trim() === "");
  if (!isWhole || !plainTitle.test(title)) return undefined;
  return [
    replaced({ ...item, end: content.end }, `<Accordion title="${quotedText(title)}">`, text),
    replaced({ ...contentEnd, end: itemEnd.end }, "</Accordion>", text),
  ];
}

/** A tag in place of a part, with as many lines. */
function replaced({ start, end }: Tag, by: string, text: string): TextPiece {
  return { start, end, text: by + "\n".repeat(text.slice(start, end).split("\n").length - 1) };
}
