// Makes the definitions of what is at the head and the foot of every page.
import {
  boolean,
  definition,
  described,
  icon,
  listOf,
  mapOf,
  mark,
  openRecord,
  record,
  string,
  type Schemas,
} from "./json-schema.ts";

/** The fields that a site and each of its languages have. */
export const barFields: Schemas = {
  navbar: described("Navbar", "The top bar."),
  footer: described("Footer", "What is below every page."),
  banner: described("Banner", "A line above every page."),
};

/** The fields that only a site has. */
export const lookFields: Schemas = {
  icons: described("IconLibrary", "The library that the names of icons are from."),
  logo: described("Logo", "The logo in the top bar."),
  favicon: described("Picture", "The icon in the tab of the browser."),
  colors: described("SiteColors", "The colors of the site."),
  fonts: described("Fonts", "The fonts of the site."),
  appearance: described("Appearance", "Light and dark mode."),
};

const picture: Schemas = {
  light: string("Its address for light pages."),
  dark: string("Its address for dark pages."),
};

/** What these fields hold. */
export const headerDefinitions: Schemas = {
  IconLibrary: openRecord({ library: string("fontawesome, lucide, tabler, or another one that the theme knows.") }),
  HeaderLink: openRecord(
    { href: string("A page of the site or an external address.") },
    {
      label: string("Its text; absent where the service in type names it."),
      external: mark("It leads out of the site."),
      icon,
      type: string("button, or the service that it leads to: github or discord."),
    },
  ),
  Navbar: openRecord(
    { links: listOf("HeaderLink", "Its links.") },
    { primary: described("HeaderLink", "The button at its end.") },
  ),
  Footer: openRecord({
    socials: mapOf({ type: "string" }, "Addresses of profiles by the name of the service."),
    links: listOf("FooterColumn", "Columns of links."),
  }),
  FooterColumn: openRecord({ items: listOf("HeaderLink", "Its links.") }, { header: string("Its title.") }),
  Banner: openRecord(
    { content: string("Markdown; the addresses of its links begin with the base path.") },
    {
      dismissible: boolean("Whether readers can close it."),
      type: string("How urgent it is: info, warning or critical."),
      color: described("BannerColor", "Its color, in place of that of its type."),
    },
  ),
  BannerColor: openRecord({}, { light: string("On light pages."), dark: string("On dark pages.") }),
  Picture: record(picture),
  Logo: record(picture, {
    href: string("Where it leads: its own link, else the start page."),
    external: mark("It leads out of the site."),
  }),
  SiteColors: openRecord(
    { primary: string("The main color, on light pages.") },
    { light: string("The main color on dark pages."), dark: string("The color of buttons.") },
  ),
  Appearance: record({
    default: { description: "The mode in which readers start.", enum: ["system", "light", "dark"] },
    strict: boolean("Whether readers can't change the mode."),
  }),
  Fonts: record({}, { heading: definition("Font"), body: definition("Font") }),
  Font: openRecord(
    { family: string("Its name.") },
    {
      weight: { description: "How bold it is: 400 is regular, 700 bold.", type: "number" },
      source: string("The address of its file; absent for a font that the theme loads by its name."),
      format: string("The format of its file: woff or woff2."),
    },
  ),
  NamedIcon: openRecord(
    { name: string("Its name in its library.") },
    {
      style: string("Where its library has several styles: solid, regular and so on."),
      library: string("Its library, if it is not the one of the site."),
    },
  ),
};
