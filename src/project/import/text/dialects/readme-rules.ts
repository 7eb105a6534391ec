// Defines how ReadMe writes the texts of pages.
import { callout } from "../callouts.ts";
import type { TextRules, LineRule } from "../text-rules.ts";

const signs: Readonly<Record<string, string>> = {
  "📘": "info",
  ℹ️: "info",
  "👍": "success",
  "✅": "success",
  "🚧": "warning",
  "⚠️": "warning",
  "❗": "danger",
  "❗️": "danger",
  "🛑": "danger",
};

const quote: LineRule = {
  match: /^>[ \t]?(📘|ℹ️|👍|✅|🚧|⚠️|❗️|❗|🛑)(.*)$/u,
  to: ([, sign = "", title = ""]) => ({
    kind: "open",
    name: "callout",
    element: callout(signs[sign] ?? "info", title.trim() === "" ? undefined : title),
    ends: "quote",
  }),
};

/** Markdown with quotes that begin with a picture. */
export const readmeRules: TextRules = {
  syntax: "markdown",
  fences: { titles: ["title"], marked: [], numbered: [], wordsAreTitle: true },
  lines: [quote],
  inlines: [
    {
      match: /<<[ \t]*[\w.:-]+[ \t]*>>/g,
      to: ([variable], place) => {
        place.note(`"${variable}"`, "the new site has no such variable, so it stays text");
        return undefined;
      },
    },
  ],
};
