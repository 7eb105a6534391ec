// Defines how Fern writes the texts of pages.
import { callout } from "../callouts.ts";
import { fileTree, renamed, textAttribute, unwrapped } from "../component-rules.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import { literal } from "../component-tag.ts";
import type { ReadAttribute } from "../html-attributes.ts";
import type { TagRule, TextRules } from "../text-rules.ts";

const fromSpec = "it is left out, because it is made of a spec; the page of the endpoint shows it";

/** A path with "/" counts from the folder of docs.yml, which is above the page. */
function snippetPaths(name: string, file: string): readonly string[] {
  const folders = file.split("/").slice(0, -1);
  const tops = name.startsWith("/")
    ? [...folders.map((_, index) => folders.slice(0, folders.length - index).join("/")), ""]
    : [folderOf(file)];
  return tops.flatMap((top) => resolvePath(top, name.startsWith("/") ? `.${name}` : name) ?? []);
}

/** In the order in which they stand in the name of a style: `sharp-light`. */
const styles = new Set(["sharp", "duotone", "solid", "regular", "light", "thin", "brands"]);
/** Classes that change how an icon is shown. */
const look =
  /^(?:spin|pulse|beat|fade|bounce|flip|shake|fw|border|inverse|xs|sm|lg|xl|2xs|2xl|\d{1,2}x|(?:spin|flip|beat|pull|rotate)-[\w-]+)$/;

/** A component that is the same but for its icon, which Fern names by its classes: `fa-regular fa-user`. */
const withIconName: TagRule = (tag, place) => ({
  ...tag,
  attributes: tag.attributes.flatMap((each): readonly ReadAttribute[] => {
    if (each.name !== "icon") return [each];
    const { name, style, lost } = iconOf(each.isExpression ? literal(String(each.value)) : each.value);
    if (name === undefined) return [each];
    for (const word of lost) place.note(`"${word}" of an icon`, "it is left out");
    const icon = { name: "icon", value: name, isExpression: false };
    // The usual style is that of the platform, too.
    const isUsual = style === "" || style === "solid" || tag.attributes.some(({ name: key }) => key === "iconType");
    return isUsual ? [icon] : [icon, { ...icon, name: "iconType", value: style }];
  }),
});

/** The name of an icon that is written in classes, its style, and the classes that the platform has not. */
function iconOf(written: string | true | undefined): {
  readonly name: string | undefined;
  readonly style: string;
  readonly lost: readonly string[];
} {
  const classes = typeof written === "string" ? written.split(/\s+/).filter((word) => word !== "") : [];
  if (classes.some((word) => !word.startsWith("fa-"))) return { name: undefined, style: "", lost: [] };
  const words = classes.map((word) => word.slice("fa-".length));
  const others = words.filter((word) => !styles.has(word));
  const name = others.find((word) => !look.test(word));
  return {
    name,
    style: [...styles]
      .filter((style) => words.includes(style))
      .join("-")
      .replace(/^duotone-solid$/, "duotone"),
    lost: others.filter((word) => word !== name).map((word) => `fa-${word}`),
  };
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
  tags: {
    Accordion: withIconName,
    Card: withIconName,
    Icon: withIconName,
    Step: withIconName,
    Tab: withIconName,
  },
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
