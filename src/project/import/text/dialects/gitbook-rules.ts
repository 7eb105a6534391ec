// Defines how GitBook writes the texts of pages.
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import { alertRule, callout } from "../callouts.ts";
import { closeRule } from "../convert-lines.ts";
import { githubSlugs } from "../old-slugs.ts";
import { templateTags } from "../template-tags.ts";
import type { TextRules, LineChange, LineRule } from "../text-rules.ts";
import { endTag, beginTag } from "../tag-text.ts";

/** The value of a property in a block: `style="info"`. */
function valueOf(properties: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(properties)?.[1];
}

function block(name: string, to: (properties: string) => LineChange | undefined): LineRule {
  return {
    match: new RegExp(`^\\{%[ \\t]+${name}(?=[ \\t])(.*)%\\}$`),
    to: ([, properties = ""]) => to(properties),
  };
}

function open(name: string, element: Extract<LineChange, { kind: "open" }>["element"], codeTitle?: string): LineChange {
  return { kind: "open", name, element, ends: "close", ...(codeTitle === undefined ? {} : { codeTitle }) };
}

function end(name: string): LineRule {
  return closeRule(new RegExp(`^\\{%[ \\t]+end${name}[ \\t]+%\\}$`), name);
}

function linkTo(href: string, text: string, others: Readonly<Record<string, true>>): LineChange {
  const element = { name: "a", attributes: { href, ...others } };
  return { kind: "element", text: `${beginTag(element)}${text.replaceAll(/[<{]/g, "")}${endTag(element)}` };
}

/** Markdown with blocks between `{%` and `%}`. */
export const gitbookRules: TextRules = {
  syntax: "markdown",
  slugs: githubSlugs,
  fences: { titles: ["title"], marked: [], numbered: ["lineNumbers"] },
  heading: (text) => {
    const at = text.lastIndexOf("<a href=");
    const id = at < 0 ? undefined : /^<a href="#([^"\s{}]+)" id="\1"><\/a>$/.exec(text.slice(at))?.[1];
    return id === undefined ? text : `${text.slice(0, at).trimEnd()} {#${id}}`;
  },
  lines: [
    block("hint", (properties) => open("hint", callout(valueOf(properties, "style") ?? "info") ?? { name: "Info" })),
    end("hint"),
    block("tabs", () => open("tabs", { name: "Tabs" })),
    end("tabs"),
    block("tab", (properties) =>
      open("tab", { name: "Tab", attributes: { title: valueOf(properties, "title") ?? "Tab" } }),
    ),
    end("tab"),
    block("code", (properties) => open("code", undefined, valueOf(properties, "title"))),
    end("code"),
    block("stepper", () => open("stepper", { name: "Steps" })),
    end("stepper"),
    block("step", () => open("step", { name: "Step" })),
    end("step"),
    block("columns", () => open("columns", { name: "Columns" })),
    end("columns"),
    block("column", () => open("column", { name: "Column" })),
    end("column"),
    block("content-ref", () => open("content-ref", undefined)),
    end("content-ref"),
    block("embed", (properties) => {
      const url = valueOf(properties, "url");
      return url === undefined ? undefined : linkTo(url, url, {});
    }),
    block("file", (properties) => {
      const source = valueOf(properties, "src");
      if (source === undefined) return undefined;
      return linkTo(source, source.split("/").at(-1)!, { download: true });
    }),
    // What is between is a caption, below the link.
    { match: /^\{%[ \t]+end(?:embed|file)[ \t]+%\}$/, to: () => ({ kind: "none" }) },
    {
      match: /^\{%[ \t]+include[ \t]+"([^"]+)"[ \t]+%\}$/,
      to: ([, name = ""], { file }) => ({
        kind: "include",
        file: {
          paths: [resolvePath(folderOf(file), name), resolvePath("", name)].filter((path) => path !== undefined),
          hasOwnLinks: true,
        },
      }),
    },
    alertRule,
  ],
  inlines: [templateTags("the new site has no such block, and runs no templates")],
};
