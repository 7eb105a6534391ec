// Writes a picture whose size is in braces behind it as an element, which has a place for that. (D570)
import { beginTag } from "./tag-text.ts";
import type { InlineRule } from "./text-rules.ts";

/** What `<img>` means by it on the new site, too. */
const kept = /^(?:width|height|loading)=(?:"([^"]*)"|'([^']*)'|([^"'\s]+))$/;
const id = /^(?:#|id=)/;

/** `![Alt](a.png "Title"){ width="300" }`; one without a size stays Markdown. */
export const imageAttributes: InlineRule = {
  match:
    /!\[((?:[^[\]\\\n]|\\.){0,500})\]\(([^()<>\s"'\\]{1,1000})(?:[ \t]+"([^"\n\\]{0,500})")?[ \t]*\)\{:?([^{}\n]{1,500})\}/g,
  to: ([, alt = "", src = "", title, inner = ""], place) => {
    const words = inner.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
    const sizes = words.flatMap((word) => {
      const [, ...values] = kept.exec(word) ?? [];
      const value = values.find((each) => each !== undefined);
      return value === undefined ? [] : [[word.slice(0, word.indexOf("=")), value] as const];
    });
    if (!sizes.some(([name]) => name !== "loading")) return undefined;
    const own = words.find((word) => id.test(word));
    const others = words.filter((word) => !kept.test(word) && word !== own).join(" ");
    if (others !== "") place.note(`"${others.slice(0, 40)}"`, "attributes of Markdown are left out");
    const shown = {
      src,
      alt: alt.replaceAll(/\\(.)/g, "$1"),
      title,
      ...Object.fromEntries(sizes),
      id: own?.replace(id, "").replaceAll(/["']/g, ""),
    };
    return { mdx: beginTag({ name: "img", attributes: shown }, true) };
  },
};
