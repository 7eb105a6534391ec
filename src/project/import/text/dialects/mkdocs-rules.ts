// Defines how MkDocs, with the extensions of Python-Markdown and Material, writes the texts of pages.
import { withoutSlashes } from "./mkdocs-blocks.ts";
import { withoutReferences } from "./mkdocs-references.ts";
import { pythonSlugs } from "../old-slugs.ts";
import { alertRule, callout, kindHeading } from "../callouts.ts";
import { renamed } from "../component-rules.ts";
import { withDisplayMath } from "./display-math.ts";
import { withHeldMath } from "../held-math.ts";
import { plainLabel } from "../../plain-title.ts";
import { templateTags } from "../template-tags.ts";
import type { TextRules, InlineRule, LineChange, LineRule, NoteAt, RulePlace } from "../text-rules.ts";
import { writtenAttributes } from "../written-attributes.ts";
import { addressesWithBlanks } from "../addresses-with-blanks.ts";
import { imageAttributes } from "../image-attributes.ts";
import { namedAnnotations } from "./mkdocs-annotations.ts";
import { includedByTemplate, snippetRules, type SiteFolders } from "./mkdocs-snippets.ts";
import { withoutCodeLanguages } from "./pymdown-inline-code.ts";
import { pymdownMarks, type MarkdownExtensions } from "./pymdown-marks.ts";
import { withPythonHtml } from "./python-html.ts";
import { withCodeInCells, withDefinitions } from "./python-lists.ts";

const note: LineRule = {
  match: /^(!!!|\?\?\?\+?)[ \t]*([\w-]+)(?:[ \t]([^"]*))?(?:"(.*)")?$/,
  to: ([, marks = "", kind = "", classes = "", title], place) => {
    if (/[^\w\s-]/.test(classes)) return undefined;
    if (classes.trim() !== "") place.note(`"${classes.trim()}" of a note`, "it is left out");
    const found = callout(kind) ?? { name: "Note" };
    const shown = title ?? kindHeading(kind);
    if (marks === "!!!") return { kind: "open", name: "note", element: { ...found, heading: shown }, ends: "indent" };
    const label = title === undefined || title === "" ? kind.charAt(0).toUpperCase() + kind.slice(1) : title;
    return foldable(marks, label);
  },
};

/** `??? "Title"`, which has no kind. */
const titled: LineRule = {
  match: /^(\?\?\?\+?)[ \t]*"(.+)"$/,
  to: ([, marks = "", title = ""]) => foldable(marks, title),
};

function foldable(marks: string, label: string): LineChange {
  const attributes = {
    title: plainLabel(label),
    defaultOpen: marks.endsWith("+") ? (true as const) : undefined,
  };
  return { kind: "open", name: "note", element: { name: "Accordion", attributes }, ends: "indent" };
}

const tab: LineRule = {
  match: /^===[!+]{0,2}[ \t]+"(.*)"$/,
  to: ([, title = ""]) => ({
    kind: "open",
    name: "tab",
    element: { name: "Tab", attributes: { title: plainLabel(title) } },
    ends: "indent",
    group: { name: "Tabs" },
  }),
};

/** Markdown with notes and tabs by their indent, and with what the extensions of a site read. */
export function mkdocsRulesWith(extensions: MarkdownExtensions, folders?: SiteFolders): TextRules {
  const hasAny = (...names: readonly string[]): boolean => names.some((name) => extensions(name) !== undefined);
  const snippets = snippetRules(extensions("pymdownx.snippets"), folders);
  return {
    ...shared,
    rewritten: (text, note) => {
      const read = snippets.rewritten(shared.rewritten(text, note), note);
      return hasAny("pymdownx.inlinehilite") ? withoutCodeLanguages(read) : read;
    },
    includesInCode: snippets.inCode,
    lines: [snippets.line, ...(hasAny("abbr") ? [abbreviation] : []), ...shared.lines],
    inlines: [...sharedInlines, ...pymdownMarks(extensions)],
    arranged: (lines, tools) => {
      // Marks mean nothing in mathematics.
      const formulas = hasAny("pymdownx.arithmatex") ? withDisplayMath(lines) : lines;
      const held = withHeldMath(formulas, tools.held, { inHeadings: false });
      const separated = withPythonHtml(held, hasAny("md_in_html"), tools);
      return withCodeInCells(hasAny("def_list") ? withDefinitions(separated, tools.held) : separated);
    },
  };
}

const abbreviation: LineRule = {
  match: /^\*\[[^\]]+\]:.*$/,
  to: (_, place) => {
    place.note("an abbreviation", "the new site shows none, so its explanation is left out");
    return { kind: "none" };
  },
};

const shared = {
  syntax: "markdown",
  indents: true,
  rewritten: (text: string, note: NoteAt) => withoutSlashes(withoutReferences(text, note)),
  slugs: pythonSlugs,
  fences: { titles: ["title"], marked: ["hl_lines"], numbered: ["linenums"] },
  code: namedAnnotations,
  // A figure with a caption becomes one, and a grid of cards.
  components: {
    Frame: renamed("Frame", { caption: "caption" }),
    CardGroup: renamed("CardGroup"),
    Card: renamed("Card", { title: "title" }),
  },
  lines: [
    note,
    titled,
    tab,
    {
      match: /^\{%-?[ \t]*include(?:-markdown)?[ \t]+["']([^"']+)["'][ \t]*-?%\}$/,
      to: ([, name = ""], { file }) => ({ kind: "include", file: includedByTemplate(name, file) }),
    },
    {
      match: /^:::[ \t]+[\w.:/-]+$/,
      to: (_, place) => {
        place.note('"::: …"', "a plugin writes the text of a program there, and navc runs none, so it stays text");
        return undefined;
      },
    },
    {
      match: /^\/{3,}[ \t]*[\w-]+[ \t]*(?:\|.*)?$/,
      to: ([line], place) => {
        place.note(`"${line.slice(0, 40)}"`, "no block of this kind is known, or nothing closes it, so it stays text");
        return undefined;
      },
    },
    { match: /^\[TOC\]$/, to: () => ({ kind: "none" }) },
    {
      match: /^\{:?[ \t]*[#.][^{}]*\}$/,
      to: ([line], place) => {
        const text = withOwnId(line, "it is left out", place);
        return text === undefined ? { kind: "none" } : { kind: "element", text };
      },
    },
    alertRule,
  ],
} satisfies TextRules;

/** An element with the id of attributes in braces; undefined if they have none. What else they say is lost. */
function withOwnId(written: string, reason: string, place: RulePlace): string | undefined {
  const { id, others = written } = writtenAttributes(written.replace(/^\{:?|\}$/g, "")) ?? {};
  const isKept = id !== undefined && !/["'<>&]/.test(id);
  if (!isKept || others !== "") place.note(`"${(isKept ? others : written).slice(0, 40)}"`, reason);
  return isKept ? `<span id="${id}" />` : undefined;
}

const sharedInlines: readonly InlineRule[] = [
  addressesWithBlanks,
  imageAttributes,
  templateTags("the new site runs no templates"),
  {
    match: /\{\{[^{}]*\}\}/g,
    to: ([macro], place) => {
      place.note(`"${macro.slice(0, 40)}"`, "the new site runs no templates, so it stays text");
      return undefined;
    },
  },
  {
    match: /(?<=[)\]*_`>:\w])\{:?[ \t]*[#.][\w.:#= "'-]*\}|(?<=\))\{:?[^{}=]*=[^{}]*\}/g,
    to: ([attributes], place) => {
      const mdx = withOwnId(attributes, "attributes of Markdown are left out", place);
      return mdx === undefined ? "" : { mdx };
    },
  },
  {
    match: /(?<=[ \t])\{:?[ \t]*[#.][\w-][\w.:#= "'-]*\}/g,
    to: ([attributes], place) => {
      place.note(`"${attributes.slice(0, 40)}"`, "it is not behind an element, so it stays text");
      return undefined;
    },
  },
];

/** A text of a site whose settings are not known. */
export const mkdocsRules: TextRules = mkdocsRulesWith(() => ({}));
