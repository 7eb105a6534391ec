// Gives the tabs of Fumadocs the labels that are written in a list above them.
import { withPieces } from "../../../../compiler/text/text-pieces.ts";
import { listsOfTabs, withoutShownTags, type TabTag } from "../tabs-of-list.ts";
import { quotedText } from "../tag-text.ts";
import type { NoteAt } from "../text-rules.ts";

const item = /(["'`])((?:(?!\1)[^\\\n]){0,200})\1/g;

/** The text with the labels in the tabs that have none: the first tab has the first one. Those that a program makes are noted. */
export function withItemLabels(text: string, note: NoteAt): string {
  if (!text.includes("items=")) return text;
  const labelAt = new Map<number, string>();
  for (const { start, labels: list, tabs } of listsOfTabs(withoutShownTags(text), "Tab", "items")) {
    if (tabs.every(isLabeled)) continue;
    // A label may be between backticks.
    const labels = labelsIn(text.slice(list.start, list.end));
    if (labels.length < tabs.length) note(start, "the labels of tabs", "a program makes them, so the tabs have none");
    for (const [at, tab] of tabs.entries()) {
      const label = isLabeled(tab) ? undefined : labels[at];
      if (label !== undefined) labelAt.set(tab.start + "<Tab".length, label);
    }
  }
  return withPieces(
    text,
    [...labelAt].map(([at, label]) => ({ start: at, end: at, text: ` value="${quotedText(label)}"` })),
  );
}

function isLabeled({ tag }: TabTag): boolean {
  return /\s(?:title|value)=/.test(tag);
}

/** The labels of a list that has nothing else. */
function labelsIn(written: string): readonly string[] {
  if (!/^[{[,\s\]}]*$/.test(written.replaceAll(item, ""))) return [];
  const labels = [...written.matchAll(item)];
  return labels.some(([, quote, label = ""]) => quote === "`" && label.includes("${"))
    ? []
    : labels.map(([, , label = ""]) => label);
}
