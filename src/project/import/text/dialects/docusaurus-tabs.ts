// Gives the tabs of Docusaurus the labels that are written in a list above them.
import { blockFinder, type BlockOfCode } from "../code-blocks.ts";
import { fencedBlocks } from "../../../../compiler/text/fenced-blocks.ts";
import type { NoteAt } from "../text-rules.ts";

/** `<Tabs values={[ … ]}>`, with its list. */
const list = /<Tabs\b[^<>{}]{0,1000}?\svalues=\{\s{0,100}(\[[^[\]]{0,10000}\]|[\w.]{1,100})\s{0,100}\}/g;
const item = /<TabItem\b(?![^<>]{0,1000}\slabel=)[^<>]{0,1000}?\svalue=(?:\{\s*)?(["'])([^"'{}<>]{1,200})\1/g;

/** The text with the labels in the tabs. Those that a program makes are noted. */
export function withTabLabels(text: string, note: NoteAt): string {
  if (!text.includes("values=")) return text;
  const isCode: (offset: number) => boolean = blockFinder(fencedBlocks(text) satisfies readonly BlockOfCode[]);
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: whole, 1: written = "", index } of text.matchAll(list)) {
    if (index < from || isCode(index)) continue;
    const labels = labelsIn(written);
    if (labels.size === 0) {
      note(index, "the labels of tabs", "a program makes them, so their values are shown");
      continue;
    }
    const start = index + whole.length;
    const close = text.indexOf("</Tabs>", start);
    const end = close < 0 ? text.length : close;
    pieces.push(text.slice(from, start), withLabels(text.slice(start, end), labels));
    from = end;
  }
  return pieces.join("") + text.slice(from);
}

function withLabels(tabs: string, labels: ReadonlyMap<string, string>): string {
  return tabs.replaceAll(item, (tag: string, _quote: string, value: string) => {
    const label = labels.get(value);
    return label === undefined
      ? tag
      : tag.replace(/^<TabItem/, () => `<TabItem label="${label.replaceAll('"', "&quot;")}"`);
  });
}

/** The labels in a list of objects by their values. */
function labelsIn(written: string): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const [each] of written.matchAll(/\{[^{}]*\}/g)) {
    const [value, label] = ["value", "label"].map(
      (name) => new RegExp(String.raw`[{,\s]["']?${name}["']?\s*:\s*(["'\x60])((?:(?!\1)[^\\\n])*)\1`).exec(each)?.[2],
    );
    if (value !== undefined && label !== undefined) labels.set(value, label);
  }
  return labels;
}
