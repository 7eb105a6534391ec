// Defines how Fumadocs writes the texts of pages.
import { callout } from "../callouts.ts";
import { renamed, tabRule, textOf } from "../component-rules.ts";
import type { Dialect } from "../dialect.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";

const kinds: Readonly<Record<string, string>> = { warn: "warning", error: "danger", success: "success", idea: "tip" };

/** MDX with Fumadocs' components. */
export const fumadocsText: Dialect = {
  syntax: "mdx",
  fences: { titles: ["title", "tab"], marked: [], numbered: ["lineNumbers"] },
  lines: [
    {
      match: /^<include(?:[ \t][^<>]*)?>([^<>]+)<\/include>$/,
      to: ([, name = ""], { file }) => {
        const path = resolvePath(folderOf(file), name.trim());
        return { kind: "include", file: { paths: path === undefined ? [] : [path] } };
      },
    },
  ],
  components: {
    Callout: (element) => {
      const kind = textOf(element, "type") ?? "info";
      return callout(kinds[kind] ?? kind, textOf(element, "title")) ?? { name: "Info" };
    },
    Tabs: () => ({ name: "Tabs" }),
    Tab: tabRule(["title", "value"]),
    Steps: () => ({ name: "Steps" }),
    Step: () => ({ name: "Step" }),
    Accordions: renamed("AccordionGroup", {}, ["type"]),
    Accordion: renamed("Accordion", { title: "title", id: "id", icon: "icon" }),
    Cards: () => ({ name: "CardGroup" }),
    Card: (element) => ({
      name: "Card",
      attributes: { title: textOf(element, "title"), href: textOf(element, "href") },
      content: textOf(element, "description"),
    }),
    Files: () => ({ name: "Tree" }),
    Folder: renamed("Tree.Folder", { name: "name", defaultOpen: "defaultOpen" }, ["icon"]),
    File: renamed("Tree.File", { name: "name" }, ["icon"]),
  },
};
