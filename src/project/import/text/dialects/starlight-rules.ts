// Defines how Starlight writes the texts of pages.
import { githubSlugs } from "../old-slugs.ts";
import { alertRule, callout, colonNotes, colonsEnd } from "../callouts.ts";
import { renamed, tabRule, textAttribute, unwrapped } from "../component-rules.ts";
import { codeElements } from "./starlight-code.ts";
import { starlightIcon } from "./starlight-icons.ts";
import type { TextRules } from "../text-rules.ts";

const card = renamed("Card", { title: "title" }, ["icon"]);

/** MDX with notes between colons, and Starlight's components. */
export const starlightRules: TextRules = {
  syntax: "mdx",
  slugs: githubSlugs,
  fences: { titles: ["title"], marked: ["mark"], numbered: ["showLineNumbers"] },
  blocks: codeElements,
  lines: [colonsEnd, colonNotes(["note", "tip", "caution", "danger"]), alertRule],
  components: {
    Aside: (element) => {
      const kind = textAttribute(element, "type") ?? "note";
      return callout(kind, textAttribute(element, "title")) ?? { name: "Note" };
    },
    Tabs: () => ({ name: "Tabs" }),
    TabItem: tabRule(["label"], starlightIcon),
    Card: (element) => ({
      name: "Card",
      attributes: { ...card(element)?.attributes, icon: starlightIcon(element) },
    }),
    CardGrid: renamed("CardGroup", {}, ["stagger"]),
    LinkCard: (element) => ({
      name: "Card",
      attributes: { title: textAttribute(element, "title"), href: textAttribute(element, "href") },
      content: textAttribute(element, "description"),
    }),
    LinkButton: renamed("a", { href: "href", target: "target", rel: "rel" }, ["variant", "iconPlacement", "class"]),
    Badge: (element) => ({ name: "Badge", content: textAttribute(element, "text") }),
    // It has a place in a component of the site, and shows nothing of its own.
    Fragment: () => undefined,
    Steps: unwrapped("its list stays a list, because the platform's steps need titles"),
    FileTree: unwrapped("its list stays a list"),
    Code: unwrapped("it is left out, because its code is computed"),
    Icon: (element) => ({ name: "Icon", attributes: { icon: starlightIcon(element, "name") } }),
  },
};
