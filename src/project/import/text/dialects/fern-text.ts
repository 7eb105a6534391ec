// Defines how Fern writes the texts of pages.
import { callout } from "../callouts.ts";
import { renamed, textOf } from "../component-rules.ts";
import type { Dialect } from "../dialect.ts";

/** MDX with Fern's components, most of which the platform has under the same name. */
export const fernText: Dialect = {
  syntax: "mdx",
  fences: { titles: ["title", "filename"], marked: ["highlight"], numbered: ["showLineNumbers"] },
  lines: [],
  components: {
    Callout: (element) => callout(textOf(element, "intent") ?? "info", textOf(element, "title")) ?? { name: "Info" },
    Success: () => ({ name: "Check" }),
    Error: () => ({ name: "Danger" }),
    CodeBlocks: () => ({ name: "CodeGroup" }),
    CodeBlock: renamed("CodeBlock", { title: "filename", language: "language" }),
    Cards: () => ({ name: "CardGroup" }),
    AccordionGroup: () => ({ name: "AccordionGroup" }),
    StepGroup: () => ({ name: "Steps" }),
  },
};
