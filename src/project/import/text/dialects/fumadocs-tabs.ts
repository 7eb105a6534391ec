// Gives the tabs of Fumadocs the labels that are written in a list above them.
import { blockFinder } from "../code-blocks.ts";
import { fencedBlocks } from "../../../../compiler/text/fenced-blocks.ts";
import { withPieces } from "../../../../compiler/text/text-pieces.ts";
import { tabsOfList } from "../tabs-of-list.ts";
import { quotedText } from "../tag-text.ts";
import type { NoteAt } from "../text-rules.ts";

/** `<Tabs items={[ … ]}>`, with its list. */
const list = /<Tabs\b[^<>{}]{0,1000}?\sitems=\{\s{0,100}(\[[^[\]]{0,10000}\]|[\w.]{1,100})\s{0,100}\}/g;
const item = /(["'`])((?:(?!\1)[^\\\n]){0,200})\1/g;

/** The text with the labels in the tabs that have none: the first tab has the first one. Those that a program makes are noted. */
export function withItemLabels(text: string, note: NoteAt): string {
  if (!text.includes("items=")) return text;
  const isCode = blockFinder(fencedBlocks(text));
  const labelAt = new Map<number, string>();
  for (const { 0: whole, 1: written = "", index } of text.matchAll(list)) {
    if (isCode(index)) continue;
    const labels = [...written.matchAll(item)].map(([, , label = ""]) => label);
    const tabs = tabsOfList(text, index + whole.length, "Tab");
    const unlabeled = tabs.filter(({ tag }) => !/\s(?:title|value)=/.test(tag));
    if (unlabeled.length > 0 && labels.length < tabs.length)
      note(index, "the labels of tabs", "a program makes them, so the tabs have none");
    for (const tab of unlabeled) {
      const label = labels[tabs.indexOf(tab)];
      if (label !== undefined) labelAt.set(tab.start + "<Tab".length, label);
    }
  }
  return withPieces(
    text,
    [...labelAt].map(([at, label]) => ({ start: at, end: at, text: ` value="${quotedText(label)}"` })),
  );
}
