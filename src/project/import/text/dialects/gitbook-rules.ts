// Defines how GitBook writes the texts of pages.
import type { JsonObject } from "../../../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import { addressesWithBlanks } from "../addresses-with-blanks.ts";
import { alertRule, callout } from "../callouts.ts";
import { renamed } from "../component-rules.ts";
import { closeRule } from "../convert-lines.ts";
import { githubSlugs } from "../old-slugs.ts";
import { templateTags } from "../template-tags.ts";
import type { CodeWords, TextRules, LineChange, LineRule, RulePlace } from "../text-rules.ts";
import { endTag, beginTag } from "../tag-text.ts";
import { gitbookCards } from "./gitbook-cards.ts";
import { gitbookLines } from "./gitbook-lines.ts";
import { withStepTitles } from "./gitbook-steps.ts";
import { withBookVariables } from "./gitbook-variables.ts";

/** A property of a block: `style="info"`. A quote in its value is `\"`. */
const property = /(?<=^|\s)(\w+)="((?:[^"\\]|\\.)*)"/g;

/** The values of the properties of a block by their names. */
type Properties = ReadonlyMap<string, string>;

function block(name: string, to: (properties: Properties, place: RulePlace) => LineChange | undefined): LineRule {
  return {
    match: new RegExp(`^\\{%[ \\t]+${name}(?=[ \\t])(.*)%\\}$`),
    to: ([, written = ""], place) => {
      const all = [...written.matchAll(property)];
      return to(new Map(all.map(([, key = "", value = ""]) => [key, value.replaceAll(/\\(["\\])/g, "$1")])), place);
    },
  };
}

/** What a block says of the code in it. */
function codeWords(properties: Properties, place: RulePlace): CodeWords {
  const others: string[] = [];
  for (const [name, value] of properties) {
    const word = wordsOfCode.get(`${name}="${value}"`);
    if (word !== undefined) others.push(word);
    else if (name !== "title" && value !== "false")
      place.note(`the property "${name}" of {% code %}`, "it is left out");
  }
  return { title: properties.get("title"), others };
}

const wordsOfCode: ReadonlyMap<string, string> = new Map([
  ['lineNumbers="true"', "lines"],
  ['overflow="wrap"', "wrap"],
  ['expandable="true"', "expandable"],
]);

function open(name: string, element: Extract<LineChange, { kind: "open" }>["element"]): LineChange {
  return { kind: "open", name, element, ends: "close" };
}

function end(name: string): LineRule {
  return closeRule(new RegExp(`^\\{%[ \\t]+end${name}[ \\t]+%\\}$`), name);
}

/** An operation of a spec, with a link to that in the block. Definitions in Markdown, without `src`, are of an older form. */
function operation(name: string): LineRule {
  return block(name, (properties, place) => {
    const [method, path] = [properties.get("method"), properties.get("path")];
    if (method === undefined || path === undefined || !(properties.has("src") || properties.has("spec")))
      return undefined;
    const shown = `${method.toUpperCase()} ${path}`;
    place.note(
      `the operation "${shown.slice(0, 60)}"`,
      'a page shows one that its front matter names in "openapi"; here its name and the link to its spec are kept',
    );
    return { kind: "text", text: `**\`${shown.replaceAll("`", "")}\`**` };
  });
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
  apart: gitbookLines,
  lines: [
    block("hint", (properties) => open("hint", callout(properties.get("style") ?? "info") ?? { name: "Info" })),
    end("hint"),
    block("tabs", () => open("tabs", { name: "Tabs" })),
    end("tabs"),
    block("tab", (properties) => open("tab", { name: "Tab", attributes: { title: properties.get("title") ?? "Tab" } })),
    end("tab"),
    block("code", (properties, place) => ({
      kind: "open",
      name: "code",
      element: undefined,
      ends: "close",
      codeWords: codeWords(properties, place),
    })),
    end("code"),
    ...["openapi", "openapi-operation", "swagger"].map(operation),
    { match: /^\{%[ \t]+end(?:openapi|openapi-operation|swagger)[ \t]+%\}$/, to: () => ({ kind: "none" }) },
    block("stepper", () => open("stepper", { name: "Steps" })),
    end("stepper"),
    block("step", (properties) => {
      const [title, id] = [properties.get("title"), properties.get("id")];
      return open("step", { name: "Step", attributes: { title, id } });
    }),
    end("step"),
    block("columns", () => open("columns", { name: "Columns" })),
    end("columns"),
    block("column", () => open("column", { name: "Column" })),
    end("column"),
    block("content-ref", () => open("content-ref", undefined)),
    end("content-ref"),
    block("embed", (properties) => {
      const url = properties.get("url");
      return url === undefined ? undefined : linkTo(url, url, {});
    }),
    block("file", (properties) => {
      const source = properties.get("src");
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
  components: {
    CardGroup: renamed("CardGroup"),
    Card: renamed("Card", { title: "title", icon: "icon", href: "href", img: "img" }),
  },
  rewritten: withStepTitles,
  blocks: gitbookCards,
  inlines: [templateTags("the new site has no such block, and runs no templates")],
};

/** Those of GitBook's older program: addresses have blanks as they are, and templates know the variables of the book. */
export function gitbookProgramRules(variables: JsonObject): TextRules {
  return {
    ...gitbookRules,
    rewritten: (text, note) => withStepTitles(withBookVariables(text, variables, note)),
    inlines: [addressesWithBlanks, ...(gitbookRules.inlines ?? [])],
  };
}
