// Gives the tabs of Docusaurus the labels that are written in a list above them.
import { withPieces } from "../../../../compiler/text/text-pieces.ts";
import { listsOfTabs, withoutShownTags, type TabTag } from "../tabs-of-list.ts";
import type { NoteAt } from "../text-rules.ts";

const unlabeled = /^<TabItem\b(?![^<>]{0,1000}\slabel=)[^<>]{0,1000}?\svalue=(?:\{\s*)?(["'])([^"'{}<>]{1,200})\1/;

/** The text with the labels in the tabs. Those that a program makes are noted. */
export function withTabLabels(text: string, note: NoteAt): string {
  if (!text.includes("values=")) return text;
  const labelAt = new Map<number, string>();
  for (const { start, labels: list, tabs } of listsOfTabs(withoutShownTags(text), "TabItem", "values")) {
    // A label may be between backticks.
    const labels = labelsIn(text.slice(list.start, list.end));
    if (labels.size === 0) note(start, "the labels of tabs", "a program makes them, so their values are shown");
    else for (const [at, label] of labeledTabs(tabs, labels)) labelAt.set(at, label);
  }
  return withPieces(
    text,
    [...labelAt].map(([at, label]) => ({ start: at, end: at, text: ` label="${label.replaceAll('"', "&quot;")}"` })),
  );
}

/** Where the tabs of a list get their labels. */
function labeledTabs(
  tabs: readonly TabTag[],
  labels: ReadonlyMap<string, string>,
): readonly (readonly [at: number, label: string])[] {
  return tabs.flatMap((tab): readonly (readonly [number, string])[] => {
    const label = labels.get(unlabeled.exec(tab.tag)?.[2] ?? "");
    return label === undefined ? [] : [[tab.start + "<TabItem".length, label]];
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
