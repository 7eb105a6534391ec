// The fields of docs.json that say how the site looks on the platform.
import { themes } from "./dialect.ts";
import { appearance, colors, favicon, fileOrPair, filePath, fonts, icons, logo } from "./header-fields.ts";
import { hexColor } from "./icon-form.ts";
import {
  choiceOf,
  closedObject,
  field,
  flag,
  listForm,
  needed,
  objectOf,
  text,
  type ValueFields,
  type ValueForm,
} from "./value-form.ts";

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
  colors,
  logo,
  favicon,
  appearance,
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
  fonts,
  icons,
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
