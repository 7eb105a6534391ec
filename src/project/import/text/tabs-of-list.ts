// Finds the lists of tabs in a text of MDX, and the tabs of each.
import { fencedBlocks } from "../../../compiler/text/fenced-blocks.ts";
import { outsideBlocks, withoutCodeSpans } from "./outside-code.ts";

/** The opening tag of a tab, with its place. */
export interface TabTag {
  readonly start: number;
  readonly tag: string;
}

/** `<Tabs …>` with a list of labels in its tag: where it begins, its tabs, and the list with its braces. Tabs inside of one have a list of their own. */
export interface TabList {
  readonly start: number;
  readonly labels: { readonly start: number; readonly end: number };
  readonly tabs: readonly TabTag[];
}

/**
 * The tabs whose tag has a list in this attribute, `items={[ … ]}`, in the order in which they begin. The code of the text has to be blank, as
 * `withoutShownTags` makes it.
 */
export function listsOfTabs(text: string, name: "Tab" | "TabItem", attribute: string): readonly TabList[] {
  const list = new RegExp(
    String.raw`<Tabs\b[^<>{}]{0,1000}?\s${attribute}=\{\s{0,100}(?:\[[^[\]]{0,10000}\]|[\w.]{1,100})\s{0,100}\}`,
    "y",
  );
  return allTabs(text, name).flatMap(({ start, tabs }): readonly TabList[] => {
    list.lastIndex = start;
    const tag = list.exec(text)?.[0];
    if (tag === undefined) return [];
    return [{ start, labels: { start: start + tag.indexOf("{"), end: start + tag.length }, tabs }];
  });
}

function allTabs(text: string, name: "Tab" | "TabItem"): readonly Omit<TabList, "labels">[] {
  const lists: Omit<TabList, "labels">[] = [];
  const open: TabTag[][] = [];
  // A list may be in its tag; what is in it can't begin another tag.
  const tags = new RegExp(String.raw`<(/?)Tabs(?![\w.-])[^<>]{0,12000}>?|<${name}(?![\w.-])[^<>]{0,2000}`, "g");
  for (const { 0: tag, 1: slash, index: start } of text.matchAll(tags)) {
    if (slash === "/") open.pop();
    else if (slash === undefined) open.at(-1)?.push({ start, tag });
    else {
      const tabs: TabTag[] = [];
      lists.push({ start, tabs });
      if (!tag.endsWith("/>")) open.push(tabs);
    }
  }
  return lists;
}

/** The text with spaces in place of what shows tags and has none: code blocks, code in a line, and comments. Offsets stay. */
export function withoutShownTags(text: string): string {
  const blocks = fencedBlocks(text);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of blocks) {
    parts.push(text.slice(from, start), " ".repeat(end - start));
    from = end;
  }
  const plain = parts.join("") + text.slice(from);
  return withoutComments(outsideBlocks(plain, blocks, withoutCodeSpans));
}

/** The text with spaces in place of the comments of MDX and HTML. One that nothing ends is none. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  const lastEnds = { "-->": text.lastIndexOf("-->"), "*/": text.lastIndexOf("*/") };
  let from = 0;
  for (const { 0: begin, index } of text.matchAll(/\{\s{0,100}\/\*|<!--/g)) {
    if (index < from) continue;
    const mark = begin === "<!--" ? "-->" : "*/";
    if (lastEnds[mark] < index + begin.length) continue;
    const end = text.indexOf(mark, index + begin.length) + mark.length;
    parts.push(text.slice(from, index), " ".repeat(end - index));
    from = end;
  }
  return parts.join("") + text.slice(from);
}
