// Writes addresses with blanks as Markdown reads them: Python-Markdown and GitBook's older program take them as they are. (D568)
import type { InlineRule } from "./text-rules.ts";

/** `](my page.md "Title")`, not behind a footnote. Definitions of references can't have blanks. */
export const addressesWithBlanks: InlineRule = {
  match:
    /(?<!\\|\[\^[^[\]\n]{0,100})\]\(((?:[^()<>"\n\\]|\([^()<>"\n\\]{0,300}\)){1,500}?)("[^"\n]{0,1000}"[ \t]*|(?<=[ \t])'[^'\n]{0,1000}'[ \t]*)?\)/g,
  to: ([, written = "", title]) => {
    const address = written.trim();
    if (!/[ \t]/.test(address)) return undefined;
    return `](${address.replaceAll(/[ \t]/g, "%20")}${title === undefined ? "" : ` ${title.trim()}`})`;
  },
};
