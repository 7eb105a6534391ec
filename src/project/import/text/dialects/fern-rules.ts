// Defines how Fern writes the texts of pages.
import { callout } from "../callouts.ts";
import { fileTree, renamed, textAttribute, unwrapped } from "../component-rules.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import type { ComponentRule, TextRules } from "../text-rules.ts";

const fromSpec = "it is left out, because it is made of a spec; the page of the endpoint shows it";

/** A path with "/" counts from the folder of docs.yml, which is above the page. */
function snippetPaths(name: string, file: string): readonly string[] {
  const folders = file.split("/").slice(0, -1);
  const tops = name.startsWith("/")
    ? [...folders.map((_, index) => folders.slice(0, folders.length - index).join("/")), ""]
    : [folderOf(file)];
  return tops.flatMap((top) => resolvePath(top, name.startsWith("/") ? `.${name}` : name) ?? []);
}

/** A component that is the same but for its icon, which Fern names by its classes: `fa-regular fa-user`. */
const withIconName: ComponentRule = ({ name, attributes }) => {
  const icon = attributes.get("icon");
  const classes =
    typeof icon === "string" && icon.startsWith("fa-") ? icon.split(/\s+/).filter((word) => word !== "") : [];
  const named = Object.fromEntries(attributes);
  if (classes.length === 0) return { name, attributes: named };
  const styles = classes.slice(0, -1).map((word) => word.slice("fa-".length));
  // The usual style is that of the platform, too.
  const iconType = styles.join("-").replace(/^solid$/, "") || undefined;
  return { name, attributes: { ...named, icon: classes.at(-1)!.replace(/^fa-/, ""), iconType } };
};

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
    ...fileTree,
    Accordion: withIconName,
    Card: withIconName,
    Icon: withIconName,
    Step: withIconName,
    Tab: withIconName,
    Button: renamed("a", { href: "href" }, [
      "intent",
      "outlined",
      "minimal",
      "small",
      "large",
      "rounded",
      "full",
      "icon",
    ]),
    Aside: unwrapped("what it shows beside the text is in the text"),
    Indent: unwrapped("what is in it has no indent"),
    Markdown: unwrapped("the file that it shows is named in a way that can't be read"),
  },
};
