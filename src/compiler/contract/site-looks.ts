// The fields of docs.json that say how the site looks on the platform.
import { hexColor, iconLibraries } from "./icon-form.ts";
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
  type ValueFields,
  type ValueForm,
} from "./value-form.ts";

/** The themes of the platform. */
export const themes: readonly string[] = [
  "mint",
  "maple",
  "palm",
  "willow",
  "linden",
  "almond",
  "aspen",
  "luma",
  "sequoia",
];

// The themes of Shiki that the platform has, and "css-variables".
const codeThemes =
  `andromeeda aurora-x ayu-dark catppuccin-frappe catppuccin-latte catppuccin-macchiato catppuccin-mocha dark-plus dracula
  dracula-soft everforest-dark everforest-light github-dark github-dark-default github-dark-dimmed github-dark-high-contrast
  github-light github-light-default github-light-high-contrast gruvbox-dark-hard gruvbox-dark-medium gruvbox-dark-soft
  gruvbox-light-hard gruvbox-light-medium gruvbox-light-soft houston kanagawa-dragon kanagawa-lotus kanagawa-wave laserwave
  light-plus material-theme material-theme-darker material-theme-lighter material-theme-ocean material-theme-palenight
  min-dark min-light monokai night-owl nord one-dark-pro one-light plastic poimandres red rose-pine rose-pine-dawn
  rose-pine-moon slack-dark slack-ochin snazzy-light solarized-dark solarized-light synthwave-84 tokyo-night vesper
  vitesse-black vitesse-dark vitesse-light css-variables`.split(/\s+/);

const codeTheme = choiceOf("a theme of Shiki", codeThemes);

const filePath = textForm("file path");

/** A file for all pages, or one for light and one for dark pages. */
function fileOrPair(what: string, file: TextForm, more: ValueFields = {}): ValueForm {
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

const fonts: ValueForm = {
  kind: "split",
  field: "family",
  present: font,
  absent: closedObject({
    heading: field(font, "Font of the headings."),
    body: field(font, "Font of all other text."),
  }),
};

const codeblocks: ValueForm = {
  kind: "either",
  string: choiceOf("a setting of code blocks", ["system", "dark"]),
  object: objectOf({
    theme: field(
      {
        kind: "either",
        string: codeTheme,
        object: objectOf({
          light: needed(codeTheme, "Theme on light pages."),
          dark: needed(codeTheme, "Theme on dark pages."),
        }),
      },
      "Theme of Shiki for code: one for all pages, or one for light and one for dark pages.",
      "github-light",
    ),
    languages: field(
      objectOf({ custom: field(listForm(text), "Paths of JSON files, each with a grammar for Shiki.") }),
      "Languages of code that the site adds.",
    ),
  }),
};

/** Each of these fields. */
export const siteLooks: ValueFields = {
  theme: needed(choiceOf("a theme", themes), "Layout of the site.", "mint"),
  colors: needed(
    closedObject({
      primary: needed(hexColor, "Main color, on light pages.", "#0F766E"),
      light: field(hexColor, "Main color on dark pages.", "#5EEAD4"),
      dark: field(hexColor, "Color of buttons.", "#115E59"),
    }),
    "The colors of the site, as hex colors.",
  ),
  logo: field(
    fileOrPair("Logo", textForm("logo path"), {
      href: field(textForm("link"), "Where the logo leads. Without it: the first page.", "https://example.com"),
    }),
    "Logo in the top bar: a path, or one for light and one for dark pages.",
    "/logo.svg",
  ),
  favicon: field(
    fileOrPair("Icon", filePath),
    "Icon in the tab of the browser: a path, or one for light and one for dark pages.",
    "/favicon.svg",
  ),
  appearance: field(
    objectOf({
      default: field(choiceOf("a mode", ["system", "light", "dark"]), "The mode in which readers start."),
      strict: field(flag, "Whether readers can't change the mode."),
    }),
    "Light and dark mode.",
  ),
  background: field(
    objectOf({
      image: field(
        fileOrPair("Image", filePath),
        "Image behind pages: a path, or one for light and one for dark pages.",
      ),
      decoration: field(choiceOf("a decoration", ["gradient", "grid", "windows"]), "Pattern behind pages."),
      color: field(
        closedObject({
          light: field(hexColor, "Color behind light pages.", "#FFFFFF"),
          dark: field(hexColor, "Color behind dark pages.", "#0B0F14"),
        }),
        "Color behind pages.",
      ),
    }),
    "What is behind pages.",
  ),
  fonts: field(fonts, "The font of the site, or one for headings and one for all other text."),
  icons: field(
    objectOf({ library: needed(choiceOf("a library of icons", iconLibraries), "Library that icons are from.") }),
    "The icons of the site.",
  ),
  styling: field(
    objectOf({
      eyebrows: field(
        choiceOf("a form", ["breadcrumbs", "section"]),
        "What is shown above the title of a page: the whole path to it, or the section it is in. Without it the theme decides.",
      ),
      codeblocks: field(codeblocks, "Colors of code: as the page, always dark, or a theme of Shiki."),
      latex: field(flag, "Whether the styles of LaTeX are loaded."),
    }),
    "How pages look.",
  ),
  thumbnails: field(
    objectOf({
      appearance: field(choiceOf("a mode", ["light", "dark"]), "Whether the pictures are light or dark."),
      background: field(text, "Image behind the title in the pictures: a path, or an address."),
      fonts: field(objectOf({ family: needed(text, "Name of a font of Google Fonts.", "Inter") }), "Font in them."),
    }),
    "The pictures of pages that other sites show with a link.",
  ),
  interaction: field(
    objectOf({
      drilldown: field(
        flag,
        "What selecting a group does: true goes to its first page, false only opens and closes it. Without it the theme decides.",
      ),
    }),
    "What the sidebar does.",
  ),
};
