// Defines how VitePress writes the texts of pages.
import { vitepressSlugs } from "../old-slugs.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import { alertRule, colonNotes, colonsEnd } from "../callouts.ts";
import type { TextRules, IncludedFile, LineRule } from "../text-rules.ts";
import { imageAttributes } from "../image-attributes.ts";
import { emojiRule } from "../emoji-names.ts";
import { singleTildes } from "./pymdown-marks.ts";
import { ofBlocks, ofLines } from "./python-html-tags.ts";
import { shikiMarks } from "./shiki-marks.ts";
import { vitepressPart, type LineRange } from "./vitepress-parts.ts";
import { textAttribute } from "../component-rules.ts";

const container: LineRule = {
  match: /^(:{3,})[ \t]*(details|code-group|raw|v-pre)\b(.*)$/,
  to: ([, colons = "", kind = "", behind = ""]) => {
    const attributes = /\{[^{}]*\}/.exec(behind)?.[0] ?? "";
    const title = behind.replace(attributes, "");
    const shared = { kind: "open", name: ":::", ends: "colons", colons: colons.length } as const;
    if (kind === "code-group") return { ...shared, element: { name: "CodeGroup" } };
    if (kind !== "details") return { ...shared, element: undefined };
    const defaultOpen = attributes.includes("open") ? (true as const) : undefined;
    const label = title.replaceAll(/[`*]/g, "").trim();
    return {
      ...shared,
      element: { name: "Accordion", attributes: { title: label === "" ? "Details" : label, defaultOpen } },
    };
  },
};

/** `@` is the root of the sources. */
function pathsOf(written: string, file: string): readonly string[] {
  const path = written.replace(/^@\/?/, "/");
  const root = file.split("/").slice(0, -1);
  // The root of the sources is a folder above the page.
  const places = path.startsWith("/")
    ? root
        .map((_, index) => resolvePath(root.slice(0, root.length - index).join("/"), `.${path}`))
        .concat(resolvePath("", path))
    : [resolvePath(folderOf(file), path)];
  return places.filter((each) => each !== undefined);
}

/** A part of the file at a path. */
function included(path: string, file: string, region: string | undefined, range?: LineRange): IncludedFile {
  return { paths: pathsOf(path, file), part: (text) => vitepressPart(text, region, range) };
}

/** Markdown with containers between colons, and Vue's expressions. */
export const vitepressRules: TextRules = {
  syntax: "markdown",
  slugs: vitepressSlugs,
  fences: { titles: ["title"], marked: [], numbered: [":line-numbers", "line-numbers"], brackets: true },
  code: shikiMarks,
  lines: [
    colonsEnd,
    container,
    colonNotes(["info", "tip", "warning", "danger", "note", "important", "caution"]),
    { match: /^\[\[toc\]\]$/i, to: () => ({ kind: "none" }) },
    {
      match: /^<<<[ \t]*([^\s#{[]+)(?:#([\w-]+))?[ \t]*(\{[^{}]*\})?/,
      to: ([, path = "", region, marks], { file }) => {
        const language = /[A-Za-z][\w-]*/.exec(marks?.replaceAll(/:[\w-]+/g, "") ?? "")?.[0] ?? path.split(".").at(-1)!;
        const lines = /^\{\d[\d,-]*/.exec(marks ?? "")?.[0];
        const code = lines === undefined ? language : `${language} ${lines}}`;
        return { kind: "include", file: { ...included(path, file, region), code } };
      },
    },
    {
      match: /^<!--[ \t]*@include:([^#{<>]*)(?:#([\w-]+)[ \t]*)?(?:\{(\d*),(\d*)\}[ \t]*)?-->$/,
      to: ([, path = "", region, from, to], { file }) => ({
        kind: "include",
        file: included(path.trim(), file, region, from === undefined ? undefined : { from, to: to ?? "" }),
      }),
    },
    alertRule,
  ],
  inlines: [
    imageAttributes,
    {
      match: /\{\{[^{}]*\}\}/g,
      to: ([expression], place) => {
        place.note(`"${expression.slice(0, 40)}"`, "the new site runs no Vue, so it stays text");
        return undefined;
      },
    },
    {
      match: /(?<=\]\([^()\n]{0,1000}\)|[*_])\{[^{}\n]{1,500}\}|(?<=\S[ \t])\{[.#][\w-][^{}\n]{0,500}\}(?=\s*$)/g,
      to: ([attributes], place) => {
        if (!/^\{\s*[.#]|=/.test(attributes)) return undefined;
        const id = /^\{\s*#([\w.:-]+)\s*\}$/.exec(attributes)?.[1];
        if (id !== undefined) return { mdx: `<span id="${id}" />` };
        place.note(`"${attributes.slice(0, 40)}"`, "attributes of Markdown are left out");
        return "";
      },
    },
    {
      // Attributes without a value; behind emphasis, braces are more often text.
      match: /(?<=\]\([^()\n]{0,1000}\))\{\s*[A-Za-z][\w:-]{0,50}(?:\s+[A-Za-z][\w:-]{0,50}){0,8}\s*\}/g,
      to: ([attributes], place) => {
        place.note(`"${attributes.slice(0, 40)}"`, "attributes of Markdown are left out");
        return "";
      },
    },
    {
      match: /<([A-Za-z][\w.-]{0,100})\s(?:[^<>]{0,500}\s)?[@#][\w:.-]+(?:=[^<>]{0,500}|[\s/][^<>]{0,500})?>/g,
      to: ([, name = ""], place) => {
        // A block of HTML is read with all that is in it.
        if (ofBlocks.has(name.toLowerCase()) || ofLines.has(name.toLowerCase())) return undefined;
        place.note(`<${name}>`, "it has signs of Vue, which the new site does not run, so its tag stays text");
        return undefined;
      },
    },
    emojiRule,
    singleTildes,
  ],
  components: {
    Badge: (element) => ({ name: "Badge", content: textAttribute(element, "text") }),
  },
};
