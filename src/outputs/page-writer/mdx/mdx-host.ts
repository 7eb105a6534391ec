// What the hosts that read MDX take for more than text.

/** A host of MDX, by what it reads into a page that is text elsewhere. */
export interface MdxHost {
  /** Whether `:name` and `:::name` begin a directive. */
  readonly hasDirectives: boolean;
  /** Whether `:name:` in a text becomes an emoji, also where it is written with references. */
  readonly hasEmoji: boolean;
  /** Whether the end of the text of a heading has a meaning, such as an id. */
  readonly isMarked: (heading: string) => boolean;
  /** What is replaced in a text before it is parsed, so that no block of code may have it. */
  readonly replaced: RegExp | undefined;
  /** Languages of code that the host runs or converts, and what is written in their place. */
  readonly languages: ReadonlyMap<string, string>;
  /** Whether the texts of pictures and the titles of linked files are escaped for HTML, though nothing reads them as HTML. */
  readonly escapesTexts: boolean;
  /** The base path where the host puts it before the files of Markdown, and not before those of elements; otherwise empty. */
  readonly fileBase: string;
  /** Components that the host itself gives to every page, and that do more than show their content. */
  readonly components: ReadonlySet<string>;
}

/** Docusaurus with its classic theme, live blocks of code among it. */
export const docusaurusMdx: MdxHost = {
  hasDirectives: true,
  hasEmoji: true,
  isMarked: (heading) => heading.includes("{#") && heading.trimEnd().endsWith("}"),
  replaced: /^#{1,6}(?!#).*\{#|^[ \t>]*:{3,}[a-z]+ +|`{3} *mdx-code-block/m,
  languages: new Map([["mdx-code-block", "mdx"]]),
  escapesTexts: true,
  fileBase: "",
  components: new Set(["Head"]),
};

/** Starlight, whichever of its two readers of MDX a site has chosen. */
export const starlightMdx: MdxHost = {
  hasDirectives: true,
  hasEmoji: false,
  isMarked: () => false,
  replaced: undefined,
  languages: new Map(),
  escapesTexts: false,
  fileBase: "",
  components: new Set(),
};

/** Fumadocs with the plugins that it has by default. */
export const fumadocsMdx: MdxHost = {
  hasDirectives: false,
  hasEmoji: false,
  isMarked: (heading) => heading.trimEnd().endsWith("]"),
  replaced: undefined,
  languages: new Map([
    ["npm", "bash"],
    ["package-install", "bash"],
  ]),
  escapesTexts: false,
  fileBase: "",
  components: new Set(),
};
