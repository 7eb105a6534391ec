// Defines how ReadMe writes the texts of pages.
import { emojiRule } from "../emoji-names.ts";
import { callout } from "../callouts.ts";
import { renamed, tabRule, textAttribute, unwrapped } from "../component-rules.ts";
import { readmeBlocks } from "./readme-blocks.ts";
import { withCharacters } from "../../html-words.ts";
import { readTag } from "../html-attributes.ts";
import { beginTag } from "../tag-text.ts";
import { blockFinder, indentedCode } from "../code-blocks.ts";
import { tableBlocks } from "./readme-tables.ts";
import { componentTags, withoutIndents } from "./readme-components.ts";
import type { TextRules, LineRule, ReplacedBlock } from "../text-rules.ts";

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

const picture = renamed("img", { src: "src", alt: "alt", title: "title", width: "width" }, [
  "align",
  "border",
  "caption",
  "className",
]);

const explained = "its explanation is in ReadMe, so only the term is kept";

/** The components of ReadMe; of other names are the blocks of the project itself. */
const components: NonNullable<TextRules["components"]> = {
  Callout: (element) => callout(themes[textAttribute(element, "theme") ?? "info"] ?? "info") ?? { name: "Info" },
  Cards: renamed("CardGroup", { columns: "cols" }),
  Card: renamed("Card", { title: "title", href: "href", icon: "icon" }, ["iconColor", "target", "kind", "badge"]),
  Tabs: () => ({ name: "Tabs" }),
  Tab: tabRule(["title"]),
  Accordion: renamed("Accordion", { title: "title", icon: "icon" }, ["iconColor"]),
  Columns: () => ({ name: "Columns" }),
  Column: () => ({ name: "Column" }),
  Frame: renamed("Frame", { caption: "caption" }),
  Table: renamed("table", {}, ["align"]),
  Image: (element) => {
    // Where it stands alone, it is in a frame.
    const { name, place } = element;
    if ((textAttribute(element, "caption") ?? "").trim() !== "")
      place.note(`the attribute "caption" of <${name}>`, "it is left out");
    return picture(element);
  },
  Embed: (element) => ({
    name: "Card",
    attributes: {
      title: textAttribute(element, "title") ?? textAttribute(element, "url"),
      href: textAttribute(element, "href") ?? textAttribute(element, "url"),
    },
  }),
  Anchor: renamed("a", { href: "href" }, ["label", "target", "title"]),
  Glossary: unwrapped(explained),
  HTMLBlock: unwrapped("what is in it can't be read, so it stays text"),
};

const themes: Readonly<Record<string, string>> = { okay: "success", warn: "warning", error: "danger", info: "info" };

/** `<Name />`: the text of `custom_blocks/Name.md`. */
const customBlock: LineRule = {
  match: /^<([A-Z][\w-]*)[ \t]*\/>$/,
  to: ([, name = ""], { file }) => {
    if (Object.hasOwn(components, name)) return undefined;
    const root = file.split("/").slice(0, -1);
    // The folder of the blocks is beside `docs`, some folders above the page.
    const tops = root.map((_, index) => root.slice(0, index).join("/"));
    const paths = tops.flatMap((top) =>
      ["mdx", "md"].map((extension) => `${top === "" ? "" : `${top}/`}custom_blocks/${name}.${extension}`),
    );
    return { kind: "include", file: { paths } };
  },
};

/** A picture with a caption is in a frame. */
const captioned: LineRule = {
  match: /^<Image[ \t](?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){1,2000}\/>$/,
  to: ([tag]) => {
    const caption = readTag(tag)?.attributes.find(({ name }) => name === "caption");
    if (typeof caption?.value !== "string" || caption.isExpression || caption.value.trim() === "") return undefined;
    const frame = { name: "Frame", attributes: { caption: withCharacters(caption.value) } };
    const image = tag.replace(/[ \t]caption=(?:"[^"]*"|'[^']*')/, "");
    return { kind: "text", text: `${beginTag(frame)}\n\n${image}\n\n</Frame>` };
  },
};

/** Tags in the JSON of a block are a part of that block. */
function inOrder(blocks: readonly ReplacedBlock[]): readonly ReplacedBlock[] {
  let from = 0;
  return blocks
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      const isOutside = start >= from;
      if (isOutside) from = end;
      return isOutside;
    });
}

/** Markdown with quotes that begin with a picture, blocks of JSON, and components. */
export const readmeRules: TextRules = {
  syntax: "markdown",
  rewritten: withoutIndents,
  blocks: (text, note) =>
    inOrder([
      ...readmeBlocks(text, note),
      ...componentTags(text),
      ...tableBlocks(text, blockFinder(indentedCode(text))),
    ]),
  groupsCode: true,
  components,
  fences: { titles: ["title"], marked: [], numbered: [], wordsAreTitle: true },
  lines: [quote, captioned, customBlock],
  inlines: [
    { match: /(?<![\w:]):fa-([a-z0-9-]{1,60}):/g, to: ([, name = ""]) => ({ mdx: `<Icon icon="${name}" />` }) },
    emojiRule,
    {
      match: /(?<!\\)<<[ \t]*glossary:([^<>\n]{1,200})>>/g,
      to: ([whole, term = ""], place) => {
        place.note(`"${whole.slice(0, 40)}"`, explained);
        return term.trim();
      },
    },
    {
      match: /<<([ \t]*[\w.:-]+[ \t]*)>>/g,
      to: ([variable, name = ""], place) => {
        place.note(`"${variable}"`, "the new site has no such variable, so it stays text");
        // Markdown reads an address between angle brackets as a link.
        return name.includes(":") ? `&lt;&lt;${name}>>` : undefined;
      },
    },
  ],
};
