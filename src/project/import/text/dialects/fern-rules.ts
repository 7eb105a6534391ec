// Defines how Fern writes the texts of pages.
import { callout } from "../callouts.ts";
import { renamed, textAttribute } from "../component-rules.ts";
import type { TextRules } from "../text-rules.ts";

/** MDX with Fern's components, most of which the platform has under the same name. */
export const fernRules: TextRules = {
  syntax: "mdx",
  fences: { titles: ["title", "filename"], marked: ["highlight"], numbered: ["showLineNumbers"] },
  lines: [],
  components: {
    Callout: (element) =>
      callout(textAttribute(element, "intent") ?? "info", textAttribute(element, "title")) ?? { name: "Info" },
    Success: () => ({ name: "Check" }),
    Error: () => ({ name: "Danger" }),
    CodeBlocks: () => ({ name: "CodeGroup" }),
    CodeBlock: renamed("CodeBlock", { title: "filename", language: "language" }),
    Cards: () => ({ name: "CardGroup" }),
    AccordionGroup: () => ({ name: "AccordionGroup" }),
    StepGroup: () => ({ name: "Steps" }),
  },
};
