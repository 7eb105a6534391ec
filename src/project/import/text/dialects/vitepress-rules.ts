// Defines how VitePress writes the texts of pages.
import { vitepressSlugs } from "../old-slugs.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import { alertRule, colonNotes, colonsEnd } from "../callouts.ts";
import type { TextRules, IncludedFile, LineRule } from "../text-rules.ts";
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

function regionOf(name: string): (text: string) => string | undefined {
  return (text) => {
    const lines = text.split("\n");
    const begin = lines.findIndex(
      (line) => /#?region\b/.test(line) && !/#?endregion/.test(line) && line.includes(name),
    );
    if (begin < 0) return undefined;
    const end = lines.findIndex((line, at) => at > begin && /#?endregion\b/.test(line));
    return lines.slice(begin + 1, end < 0 ? undefined : end).join("\n");
  };
}

function included(path: string, region: string | undefined, file: string, code?: string): IncludedFile {
  return {
    paths: pathsOf(path, file),
    ...(region === undefined ? {} : { part: regionOf(region) }),
    ...(code === undefined ? {} : { code }),
  };
}

/** Markdown with containers between colons, and Vue's expressions. */
export const vitepressRules: TextRules = {
  syntax: "markdown",
  slugs: vitepressSlugs,
  fences: { titles: ["title"], marked: [], numbered: [":line-numbers", "line-numbers"], brackets: true },
  lines: [
    colonsEnd,
    container,
    colonNotes(["info", "tip", "warning", "danger", "note", "important", "caution"]),
    { match: /^\[\[toc\]\]$/i, to: () => ({ kind: "none" }) },
    {
      match: /^<<<[ \t]*([^\s#{[]+)(?:#([\w-]+))?[ \t]*(\{[^{}]*\})?/,
      to: ([, path = "", region, marks], { file }) => {
        const language = /[A-Za-z][\w-]*/.exec(marks?.replaceAll(/:[\w-]+/g, "") ?? "")?.[0] ?? path.split(".").at(-1)!;
        return { kind: "include", file: included(path, region, file, language) };
      },
    },
    {
      match: /^<!--[ \t]*@include:[ \t]*([^\s#{<>]+)(?:#([\w-]+))?(?:[ \t{][^>]*)?-->$/,
      to: ([, path = "", region], { file }) => ({ kind: "include", file: included(path, region, file) }),
    },
    alertRule,
  ],
  inlines: [
    {
      match: /\{\{[^{}]*\}\}/g,
      to: ([expression], place) => {
        place.note(`"${expression.slice(0, 40)}"`, "the new site runs no Vue, so it stays text");
        return undefined;
      },
    },
  ],
  components: {
    Badge: (element) => ({ name: "Badge", content: textAttribute(element, "text") }),
  },
};
