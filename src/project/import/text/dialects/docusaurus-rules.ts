// Defines how Docusaurus writes the texts of pages.
import { headElements } from "../../docusaurus/docusaurus-head.ts";
import { githubSlugs } from "../old-slugs.ts";
import { alertRule, colonNotes, colonsEnd } from "../callouts.ts";
import { renamed, tabRule } from "../component-rules.ts";
import { emojiRule } from "../emoji-names.ts";
import { withTabLabels } from "./docusaurus-tabs.ts";
import { withoutMdxBlocks } from "./docusaurus-mdx-blocks.ts";
import { withImportedPictures } from "./imported-pictures.ts";
import { docusaurusMarks } from "./docusaurus-marks.ts";
import { themedImage } from "./themed-image.ts";
import type { TextRules } from "../text-rules.ts";

/** MDX with notes between colons, and tabs. */
export const docusaurusRules: TextRules = {
  syntax: "mdx",
  slugs: githubSlugs,
  fences: { titles: ["title"], marked: [], numbered: ["showLineNumbers"] },
  code: docusaurusMarks,
  lines: [
    colonsEnd,
    colonNotes(["note", "tip", "info", "warning", "danger", "caution", "secondary", "important", "success"]),
    alertRule,
  ],
  inlines: [emojiRule],
  rewritten: (text, note) => withTabLabels(withImportedPictures(withoutMdxBlocks(text)), note),
  blocks: (text, note) =>
    headElements(text).map(({ start, end, isRobots }) => {
      if (!isRobots) note(start, "<head>", "the head of a page can't be written; it is left out");
      return { start, end, text: "" };
    }),
  elements: { ThemedImage: themedImage },
  components: {
    Tabs: () => ({ name: "Tabs" }),
    Link: renamed("a", { to: "href", href: "href", className: "className", target: "target", rel: "rel" }),
    TabItem: tabRule(["label", "value"]),
    CodeBlock: ({ attributes, place }) => {
      for (const key of attributes.keys())
        if (!/^(?:language|title)$/.test(key)) place.note(`the attribute "${key}" of <CodeBlock>`, "it is left out");
      const language = attributes.get("language");
      const title = attributes.get("title");
      return { name: "CodeBlock", attributes: { language, filename: title } };
    },
  },
};
