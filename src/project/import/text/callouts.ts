// Maps the kinds of notes that generators have to the components of the platform.
import type { LineRule, PlatformElement } from "./text-rules.ts";

const names: Readonly<Record<string, string>> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
  success: "Check",
  hint: "Tip",
  important: "Info",
  caution: "Warning",
  attention: "Warning",
  error: "Danger",
  failure: "Danger",
  bug: "Danger",
  check: "Check",
  question: "Info",
  abstract: "Note",
  summary: "Note",
  example: "Note",
  quote: "Note",
  seealso: "Info",
  todo: "Info",
  secondary: "Note",
};

/** The element of a note; undefined for a kind that is not known. */
export function callout(kind: string, heading?: string): PlatformElement | undefined {
  const lower = kind.toLowerCase();
  const name = Object.hasOwn(names, lower) ? names[lower] : undefined;
  return name === undefined ? undefined : { name, heading };
}

/** The kind as it is shown above a note that the platform has under another name. */
export function kindHeading(kind: string): string | undefined {
  const shown = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
  return names[kind.toLowerCase()] === shown ? undefined : shown;
}

/** GitHub's alerts, such as `> [!NOTE]`. */
export const alertRule: LineRule = {
  match: /^>[ \t]?\[!([A-Za-z]+)\][+-]?(.*)$/,
  to: ([, kind = "", title = ""]) => {
    const element = callout(kind, title.trim() === "" ? kindHeading(kind) : title.trim());
    return element === undefined ? undefined : { kind: "open", name: "alert", element, ends: "quote" };
  },
};

/** What ends an element that begins with colons. */
export const colonsEnd: LineRule = {
  match: /^(:{3,})$/,
  to: ([, colons = ""]) => ({ kind: "colons", count: colons.length }),
};

const colonsBegin = /^(:{3,})[ \t]*([A-Za-z][\w-]*)(?![\w-])(.*)$/;

/** Notes between colons: `:::note[Title]`, `:::tip Title`. */
export function colonNotes(kinds: readonly string[]): LineRule {
  return {
    match: colonsBegin,
    to: ([whole, colons = "", kind = "", behind = ""], place) => {
      if (!kinds.includes(kind)) {
        place.note(`"${whole.slice(0, 40)}"`, "nothing of this kind is known, so it stays text");
        return undefined;
      }
      const attributes = /\{[^{}]*\}$/.exec(behind)?.[0] ?? "";
      if (attributes !== "") place.note(`"${attributes.slice(0, 40)}" of a note`, "it is left out");
      const title = behind.slice(0, behind.length - attributes.length).trim();
      const heading = /^\[(.*)\]$/.exec(title)?.[1] ?? title;
      const element = callout(kind, heading === "" ? kindHeading(kind) : heading);
      return { kind: "open", name: ":::", element, ends: "colons", colons: colons.length };
    },
  };
}
