// The fields of docs.json that every theme shows beside the navigation, so that the result has them (D259).
import { colorPair, hexColor, iconForm, iconLibraries } from "./icon-form.ts";
import {
  choiceOf,
  closedObject,
  field,
  flag,
  listForm,
  needed,
  number,
  objectOf,
  text,
  textForm,
  type ObjectForm,
  type TextForm,
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

/** The services whose profiles the footer has. */
export const footerSocials: readonly string[] =
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
      { kind: "map", of: textForm("profile address"), keys: footerSocials },
      "Addresses of profiles, by the name of the service.",
    ),
    links: field(listForm(footerColumn, { least: 1, most: 4 }), "Columns of links."),
  }),
  "What is below every page.",
);

/** The text of a banner: Markdown. */
export const bannerText: TextForm = textForm("filled");

/** `banner`, of the site or of a language. */
export const banner: ValueField = field(
  objectOf({
    content: needed(bannerText, "Its text, which may have links.", "Version 2 is out."),
    dismissible: field(flag, "Whether readers can close it."),
    type: field(choiceOf("a type", ["info", "warning", "critical"]), "How urgent it is, which sets its color."),
    color: field(colorPair, "Its color, in place of that of its type."),
  }),
  "A line above every page.",
);

/** The path of a file. */
export const filePath: TextForm = textForm("file path");

/** A file for all pages, or one for light and one for dark pages. */
export function fileOrPair(what: string, file: TextForm, more: ValueFields = {}): ValueForm {
  const pair: ObjectForm = objectOf({
    light: needed(filePath, `${what} on light pages: a path with extension.`),
    dark: needed(filePath, `${what} on dark pages: a path with extension.`),
    ...more,
  });
  return { kind: "either", string: file, object: pair };
}

const font: ObjectForm = objectOf({
  family: needed(text, "Name of the font, such as one of Google Fonts.", "Inter"),
  weight: field(number, "How bold it is: 400 is regular, 700 bold."),
  source: field(textForm("spec source"), "Address or path of a font file.", "/fonts/acme.woff2"),
  format: {
    form: choiceOf("a format of fonts", ["woff", "woff2"]),
    required: { field: "source" },
    note: { description: "Format of the font file." },
  },
});

const fontForm: ValueForm = {
  kind: "split",
  field: "family",
  present: font,
  absent: closedObject({
    heading: field(font, "Font of the headings."),
    body: field(font, "Font of all other text."),
  }),
};

/** `colors`. */
export const colors: ValueField = needed(
  closedObject({
    primary: needed(hexColor, "Main color, on light pages.", "#0F766E"),
    light: field(hexColor, "Main color on dark pages.", "#5EEAD4"),
    dark: field(hexColor, "Color of buttons.", "#115E59"),
  }),
  "The colors of the site, as hex colors.",
);
/** `logo`. */
export const logo: ValueField = field(
  fileOrPair("Logo", textForm("logo path"), {
    href: field(textForm("link"), "Where the logo leads. Without it: the first page.", "https://example.com"),
  }),
  "Logo in the top bar: a path, or one for light and one for dark pages.",
  "/logo.svg",
);
/** `favicon`. */
export const favicon: ValueField = field(
  fileOrPair("Icon", filePath),
  "Icon in the tab of the browser: a path, or one for light and one for dark pages.",
  "/favicon.svg",
);
/** `fonts`. */
export const fonts: ValueField = field(
  fontForm,
  "The font of the site, or one for headings and one for all other text.",
);

/** `icons`. */
export const icons: ValueField = field(
  objectOf({ library: needed(choiceOf("a library of icons", iconLibraries), "Library that icons are from.") }),
  "The icons of the site.",
);

/** `appearance`. */
export const appearance: ValueField = field(
  objectOf({
    default: field(choiceOf("a mode", ["system", "light", "dark"]), "The mode in which readers start."),
    strict: field(flag, "Whether readers can't change the mode."),
  }),
  "Light and dark mode.",
);

/** Each of these fields of the site. */
export const headerFields: ReadonlyMap<string, ValueField> = new Map(
  Object.entries({ navbar, footer, logo, banner, favicon, icons, colors, fonts, appearance }),
);

/** Those that a language may have, too. */
export const languageHeaderFields: ReadonlyMap<string, ValueField> = new Map(
  Object.entries({ navbar, footer, banner }),
);
