// Defines how Fern writes the texts of pages.
import { callout } from "../callouts.ts";
import { renamed, textAttribute, unwrapped } from "../component-rules.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import type { TextRules } from "../text-rules.ts";

const fromSpec = "it is left out, because it is made of a spec; the page of the endpoint shows it";

/** A path with "/" counts from the folder of docs.yml, which is above the page. */
function snippetPaths(name: string, file: string): readonly string[] {
  const folders = file.split("/").slice(0, -1);
  const tops = name.startsWith("/")
    ? [...folders.map((_, index) => folders.slice(0, folders.length - index).join("/")), ""]
    : [folderOf(file)];
  return tops.flatMap((top) => resolvePath(top, name.startsWith("/") ? `.${name}` : name) ?? []);
}

/** MDX with Fern's components, most of which the platform has under the same name. */
export const fernRules: TextRules = {
  syntax: "mdx",
  fences: { titles: ["title", "filename"], marked: ["highlight"], numbered: ["showLineNumbers"] },
  lines: [
    {
      match: /^<Markdown[ \t]+src=["']([^"']+)["'][ \t]*\/>$/,
      to: ([, name = ""], { file }) => ({ kind: "include", file: { paths: snippetPaths(name, file) } }),
    },
  ],
  components: {
    Callout: (element) =>
      callout(textAttribute(element, "intent") ?? "info", textAttribute(element, "title")) ?? { name: "Info" },
    Success: () => ({ name: "Check" }),
    Error: () => ({ name: "Danger" }),
    CodeBlocks: () => ({ name: "CodeGroup" }),
    CodeBlock: renamed("CodeBlock", { title: "filename", language: "language" }),
    Cards: () => ({ name: "CardGroup" }),
    AccordionGroup: () => ({ name: "AccordionGroup" }),
    Accordions: () => ({ name: "AccordionGroup" }),
    StepGroup: () => ({ name: "Steps" }),
    Steps: renamed("Steps", {}, ["toc"]),
    EndpointRequestSnippet: unwrapped(fromSpec),
    EndpointResponseSnippet: unwrapped(fromSpec),
    EndpointSchemaSnippet: unwrapped(fromSpec),
    Markdown: unwrapped("the file that it shows is named in a way that can't be read"),
  },
};
