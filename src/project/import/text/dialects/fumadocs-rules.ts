// Defines how Fumadocs writes the texts of pages.
import { githubSlugs } from "../old-slugs.ts";
import { callout } from "../callouts.ts";
import { fileTree, renamed, tabRule, textAttribute, unwrapped } from "../component-rules.ts";
import { withIconNames } from "./fumadocs-icons.ts";
import { withItemLabels } from "./fumadocs-tabs.ts";
import { fumadocsInclude } from "./fumadocs-include.ts";
import { typeTable } from "./fumadocs-type-table.ts";
import { withAccordions } from "./shadcn-accordions.ts";
import { shikiMarks } from "./shiki-marks.ts";
import type { TextRules } from "../text-rules.ts";
import { plainTitle } from "../../plain-title.ts";

const kinds: Readonly<Record<string, string>> = { warn: "warning", error: "danger", success: "success", idea: "tip" };

const accordion = renamed("Accordion", { title: "title", id: "id", icon: "icon" });
const untitled = unwrapped("it has no title that is written, so only what is in it is kept");

/** MDX with Fumadocs' components. */
export const fumadocsRules: TextRules = {
  syntax: "mdx",
  slugs: githubSlugs,
  heading: (text, place) => {
    const at = text.lastIndexOf("[#");
    const id = at < 0 ? undefined : /^\[#([^\]\s{}]+)\]$/.exec(text.slice(at))?.[1];
    const written = id === undefined ? text : text.slice(0, at).trimEnd();
    const mark = /\[!?toc\]$/.exec(written)?.[0];
    if (mark === undefined) return id === undefined ? text : `${written} {#${id}}`;
    place.note(`"${mark}" of a heading`, "it is left out");
    // It is a part of the id that Fumadocs makes.
    const made = githubSlugs.of(plainTitle(written.replace(/^\s*#+/, "")));
    return `${written.slice(0, -mark.length).trimEnd()} {#${id ?? made}}`;
  },
  fences: {
    titles: ["title"],
    tab: "tab",
    marked: [],
    numbered: ["lineNumbers"],
    // Commands of npm, which get a tab for each other package manager.
    languages: { "package-install": "bash", npm: "bash" },
  },
  code: shikiMarks,
  rewritten: (text, note) => withAccordions(withItemLabels(withIconNames(text, note), note)),
  lines: [
    {
      match: /^<InlineTOC\b[^<>]*(?:\/>|>[^<>]*<\/InlineTOC>)$/,
      to: (_, place) => {
        place.note("<InlineTOC>", "it is left out, because the new site has a table of contents beside each page");
        return { kind: "none" };
      },
    },
    {
      match: /^(<include(?:[ \t](?:[^<>"']|"[^"]{0,500}"|'[^']{0,500}')*)?>)([^<>]+)<\/include>$/,
      to: ([, tag = "", name = ""], { file }) => ({ kind: "include", file: fumadocsInclude(tag, name.trim(), file) }),
    },
  ],
  components: {
    Callout: (element) => {
      const kind = textAttribute(element, "type") ?? "info";
      return callout(kinds[kind] ?? kind, textAttribute(element, "title")) ?? { name: "Info" };
    },
    Tabs: () => ({ name: "Tabs" }),
    Tab: tabRule(["title", "value"]),
    Steps: () => ({ name: "Steps" }),
    Step: () => ({ name: "Step" }),
    Accordions: renamed("AccordionGroup", {}, ["type"]),
    Accordion: (element) => (typeof element.attributes.get("title") === "string" ? accordion : untitled)(element),
    Cards: () => ({ name: "CardGroup" }),
    Card: (element) => ({
      name: "Card",
      attributes: {
        title: textAttribute(element, "title"),
        icon: textAttribute(element, "icon"),
        href: textAttribute(element, "href"),
      },
      content: textAttribute(element, "description"),
    }),
    ImageZoom: renamed("img", { src: "src", alt: "alt", title: "title", width: "width", height: "height" }),
    // Its endpoint is in the front matter, or a loss.
    APIPage: () => undefined,
    ...fileTree,
    CodeBlockTabs: () => ({ name: "Tabs" }),
    CodeBlockTab: tabRule(["value"]),
  },
  elements: {
    TypeTable: typeTable,
    // Its labels are the names of the tabs.
    CodeBlockTabsList: (_, place, text) => {
      const triggers = text.matchAll(
        /<CodeBlockTabsTrigger[^<>]{0,500}\svalue="([^"<>]{0,200})"[^<>]{0,500}>([^<]{0,500})</g,
      );
      for (const [, value = "", label = ""] of triggers)
        if (label.trim() !== value) place.note(`"${label.trim().slice(0, 40)}" of a tab`, `its label is "${value}"`);
      return "";
    },
  },
};
