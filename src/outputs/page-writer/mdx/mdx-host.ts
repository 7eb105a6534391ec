// Lists what hosts of MDX read as more than text.
import { noTextIcons, type TextIcons } from "../source/text-icons.ts";

/** A host of MDX, with what it reads as more than text. */
export interface MdxHost {
  /** Whether `:name` and `:::name` begin a directive. */
  readonly hasDirectives: boolean;
  /** Whether `:name:` in a text becomes an emoji, even if it is written with character references. */
  readonly hasEmoji: boolean;
  /** Whether the end of the text of a heading has a meaning, such as an id. */
  readonly isMarked: (heading: string) => boolean;
  /** How the id of a heading is written at its end. */
  readonly headingId: "comment" | "brackets" | "element";
  /** Whether a heading may have components: a list of headings that is made without them would end the build. */
  readonly hasHeadingComponents: boolean;
  /** Whether the list of headings has the tags of their elements. */
  readonly listsHeadingTags: boolean;
  /** What is replaced in a text before it is parsed, so that even a code block may not contain it. */
  readonly replaced: RegExp | undefined;
  /** Languages of code that the host runs or converts, and what is written instead. */
  readonly languages: ReadonlyMap<string, string>;
  /** Whether the texts of pictures and the titles of linked files are escaped for HTML, although nothing reads them as HTML. */
  readonly escapesTexts: boolean;
  /** The base path, if the host puts it before files in Markdown but not before files of elements; otherwise empty. */
  readonly fileBase: string;
  /** Whether attributes of elements reach the HTML under the names that a page has for them, because no React renames them. */
  readonly hasHtmlNames: boolean;
  /** Components that the host itself gives to every page, and that do more than show their content. */
  readonly components: ReadonlySet<string>;
  /** The drawings of the icons that components name; each is written as `iconDrawing` of its component. */
  readonly icons: TextIcons;
}

/** Docusaurus with its classic theme, including live code blocks. */
export const docusaurusMdx: MdxHost = {
  hasDirectives: true,
  hasEmoji: true,
  isMarked: (heading) => heading.includes("{#") && heading.trimEnd().endsWith("}"),
  headingId: "comment",
  hasHeadingComponents: true,
  listsHeadingTags: true,
  replaced: /^#{1,6}(?!#).*\{#|^[ \t>]*:{3,}[a-z]+ +|`{3} *mdx-code-block/m,
  languages: new Map([["mdx-code-block", "mdx"]]),
  escapesTexts: true,
  fileBase: "",
  hasHtmlNames: false,
  components: new Set(["Head"]),
  icons: noTextIcons,
};

/** Starlight, with either of its two readers of MDX. */
export const starlightMdx: MdxHost = {
  hasDirectives: true,
  hasEmoji: false,
  isMarked: () => false,
  headingId: "element",
  hasHeadingComponents: true,
  listsHeadingTags: false,
  replaced: undefined,
  languages: new Map(),
  escapesTexts: false,
  fileBase: "",
  hasHtmlNames: true,
  components: new Set(),
  icons: noTextIcons,
};

/** Fumadocs with the plugins that it has by default. */
export const fumadocsMdx: MdxHost = {
  hasDirectives: false,
  hasEmoji: false,
  // The id that is written at the end would begin there.
  isMarked: (heading) => heading.includes("[#") || heading.trimEnd().endsWith("]"),
  headingId: "brackets",
  hasHeadingComponents: false,
  listsHeadingTags: false,
  replaced: undefined,
  languages: new Map([
    ["npm", "bash"],
    ["package-install", "bash"],
  ]),
  escapesTexts: false,
  fileBase: "",
  hasHtmlNames: false,
  components: new Set(),
  icons: noTextIcons,
};
