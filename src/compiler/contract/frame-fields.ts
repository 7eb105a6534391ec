// The fields of docs.json that are shown beside the pages on the platform: bars, the footer, the banner, menus and other pages.
import { colorPair, iconForm } from "./icon-form.ts";
import {
  choiceOf,
  field,
  flag,
  listForm,
  needed,
  objectOf,
  text,
  textForm,
  type ValueField,
  type ValueFields,
  type ValueForm,
} from "./value-form.ts";

const href = needed(textForm("link"), "Where it leads.", "https://example.com");
// Links to these services have their names by themselves.
const services = ["github", "discord"];

const barLink: ValueForm = objectOf({
  label: {
    form: text,
    required: { field: "type", isNot: services },
    note: { description: "Text of the link.", examples: ["Blog"] },
  },
  href,
  icon: field(iconForm, "Icon before the text.", "book"),
  type: field(text, "github or discord: the link gets the icon of that service."),
});

const primaryLink: ValueForm = objectOf({
  type: needed(choiceOf("a type", ["button", ...services]), "What it looks like."),
  label: {
    form: text,
    required: { field: "type", is: ["button"] },
    note: { description: "Text of the button.", examples: ["Log in"] },
  },
  href,
});

/** `navbar`, of the site or of a language. */
export const navbar: ValueField = field(
  objectOf({
    links: field(listForm(barLink), "Links in the top bar."),
    primary: field(primaryLink, "The button at the end of the top bar."),
  }),
  "The top bar.",
);

const socials =
  `x website facebook youtube discord slack github linkedin instagram hacker-news medium telegram twitter x-twitter
  earth-americas bluesky threads reddit podcast`.split(/\s+/);

const footerColumn: ValueForm = objectOf({
  header: field(textForm("filled"), "Title of the column.", "Company"),
  items: needed(
    listForm(
      objectOf({
        label: needed(textForm("filled"), "Text of the link.", "Blog"),
        href: needed(textForm("https link"), "Where it leads.", "https://example.com/blog"),
      }),
      { least: 1 },
    ),
    "Links of the column.",
  ),
});

/** `footer`, of the site or of a language. */
export const footer: ValueField = field(
  objectOf({
    socials: field(
      { kind: "map", of: textForm("profile address"), keys: socials },
      "Addresses of profiles, by the name of the service.",
    ),
    links: field(listForm(footerColumn, { least: 1, most: 4 }), "Columns of links."),
  }),
  "What is below every page.",
);

/** `banner`, of the site or of a language. */
export const banner: ValueField = field(
  objectOf({
    content: needed(textForm("filled"), "Its text, which may have links.", "Version 2 is out."),
    dismissible: field(flag, "Whether readers can close it."),
    type: field(choiceOf("a type", ["info", "warning", "critical"]), "How urgent it is, which sets its color."),
    color: field(colorPair, "Its color, in place of that of its type."),
  }),
  "A line above every page.",
);

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
