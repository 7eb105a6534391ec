// The fields of docs.json that are shown beside the pages on the platform: bars, the footer, the banner, menus and other pages.
import { banner, footer, navbar } from "./header-fields.ts";
import { iconForm } from "./icon-form.ts";
import { choiceOf, field, flag, listForm, needed, objectOf, text, type ValueFields } from "./value-form.ts";

const contextualOptions =
  `copy assistant view download-pdf download-spec chatgpt claude perplexity grok aistudio devin windsurf mcp add-mcp cursor
  vscode devin-mcp`.split(/\s+/);

const customOption = objectOf({
  title: needed(text, "Text of the entry.", "Ask us"),
  description: needed(text, "Line below it.", "Opens a chat"),
  icon: field(iconForm, "Icon before it.", "comment"),
  href: needed(
    {
      kind: "either",
      string: text,
      object: objectOf({
        base: needed(text, "The address before its query.", "https://example.com/chat"),
        query: field(
          listForm(objectOf({ key: needed(text, "Name of a parameter."), value: needed(text, "Its value.") })),
          "Parameters of the query.",
        ),
      }),
    },
    "Where it leads; $page and $path in it are replaced.",
    "https://example.com/chat?about=$path",
  ),
});

const notFound = objectOf({
  redirect: field(flag, "Whether readers are sent to the first page. Without it: true."),
  title: field(text, "Title of the page."),
  description: field(text, "Text of the page."),
});

/** Each of these fields. */
export const frameFields: ValueFields = {
  navbar,
  footer,
  banner,
  search: field(objectOf({ prompt: field(text, "Text in the empty field.") }), "The search field."),
  contextual: field(
    objectOf({
      options: needed(
        listForm(
          {
            kind: "either",
            string: choiceOf("an entry of the menu", contextualOptions),
            object: customOption,
          },
          { once: "string" },
        ),
        "Entries of the menu, in order: names of the platform's, or objects with title, description and href.",
      ),
      display: field(choiceOf("a place", ["header", "toc"]), "Where the menu is: at the title, or beside the text."),
    }),
    "The menu of each page, to copy it or to open it elsewhere.",
  ),
  errors: field(
    objectOf({ "404": needed(notFound, "The page for an address that no page has.") }),
    "What readers see in place of a page.",
  ),
};
