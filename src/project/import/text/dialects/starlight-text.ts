// Defines how Starlight writes the texts of pages.
import { alertRule, callout, colonNotes, colonsEnd } from "../callouts.ts";
import { renamed, tabRule, textOf, unwrapped } from "../component-rules.ts";
import type { Dialect } from "../dialect.ts";

/** MDX with notes between colons, and Starlight's components. */
export const starlightText: Dialect = {
  syntax: "mdx",
  fences: { titles: ["title"], marked: ["mark"], numbered: ["showLineNumbers"] },
  lines: [colonsEnd, colonNotes(["note", "tip", "caution", "danger"]), alertRule],
  components: {
    Aside: (element) => {
      const kind = textOf(element, "type") ?? "note";
      return callout(kind, textOf(element, "title")) ?? { name: "Note" };
    },
    Tabs: () => ({ name: "Tabs" }),
    TabItem: tabRule(["label"]),
    Card: renamed("Card", { title: "title", icon: "icon" }),
    CardGrid: renamed("CardGroup", {}, ["stagger"]),
    LinkCard: (element) => ({
      name: "Card",
      attributes: { title: textOf(element, "title"), href: textOf(element, "href") },
      content: textOf(element, "description"),
    }),
    LinkButton: (element) => ({ name: "a", attributes: { href: textOf(element, "href") } }),
    Badge: (element) => ({ name: "Badge", content: textOf(element, "text") }),
    Steps: unwrapped("its list stays a list, because the platform's steps need titles"),
    FileTree: unwrapped("its list stays a list"),
    Code: unwrapped("it is left out, because its code is computed"),
    Icon: (element) => ({ name: "Icon", attributes: { icon: textOf(element, "name") } }),
  },
};
