// What docs.json has for the head and the foot of every page, as the result has it (D259).
import type { Icon } from "../contract/icon-form.ts";

/** What docs.json has for the head and the foot of every page. */
export interface SiteHeader {
  /** The library that the names of icons are from. */
  readonly icons?: IconLibrary;
  /** The top bar. */
  readonly navbar?: Navbar;
  /** What is below every page. */
  readonly footer?: Footer;
  /** A line above every page. */
  readonly banner?: Banner;
  /** The logo in the top bar. */
  readonly logo?: Logo;
  /** The icon in the tab of the browser. */
  readonly favicon?: Picture;
  /** The colors of the site. */
  readonly colors?: SiteColors;
  /** The fonts of the site. */
  readonly fonts?: Fonts;
  /** Light and dark mode. */
  readonly appearance?: Appearance;
}

/** Light and dark mode. */
export interface Appearance {
  /** The mode in which readers start: `system`, `light` or `dark`. */
  readonly default: "system" | "light" | "dark";
  /** Whether readers can't change the mode. */
  readonly strict: boolean;
}

/** The library that the names of icons are from. */
export interface IconLibrary {
  /** `fontawesome`, `lucide` or `tabler`, or another one that the theme knows. */
  readonly library: string;
}

/** A link of the top bar or the footer. */
export interface HeaderLink {
  /** Absent where the service in `type` names the link. */
  readonly label?: string;
  /** A page of the site or an external address, as in `Division`. */
  readonly href: string;
  /** True if `href` leads out of the site. */
  readonly external?: true;
  /** Shown before its label. */
  readonly icon?: Icon;
  /** `button`, or the service that it leads to: `github` or `discord`. */
  readonly type?: string;
}

/** The top bar. */
export interface Navbar {
  /** Its links, in order. */
  readonly links: readonly HeaderLink[];
  /** The button at its end. */
  readonly primary?: HeaderLink;
}

/** What is below every page. */
export interface Footer {
  /** Addresses of profiles by the name of the service, such as `github`. */
  readonly socials: { readonly [service: string]: string };
  /** Columns of links. */
  readonly links: readonly FooterColumn[];
}

/** A column of links below every page. */
export interface FooterColumn {
  /** Its title. */
  readonly header?: string;
  /** Its links, in order. */
  readonly items: readonly HeaderLink[];
}

/** A line above every page. */
export interface Banner {
  /** Markdown; the addresses of its links begin with the base path. */
  readonly content: string;
  /** Whether readers can close it. */
  readonly dismissible?: boolean;
  /** How urgent it is: `info`, `warning` or `critical`. */
  readonly type?: string;
  /** Its color, in place of that of its type. */
  readonly color?: BannerColor;
}

/** The color of a banner. */
export interface BannerColor {
  /** On light pages. */
  readonly light?: string;
  /** On dark pages. */
  readonly dark?: string;
}

/** The address of a picture, once for light and once for dark pages. */
export interface Picture {
  /** Its address on light pages. */
  readonly light: string;
  /** Its address on dark pages. */
  readonly dark: string;
}

/** The logo. */
export interface Logo extends Picture {
  /** Where it leads: its own link, else the start page. Absent if there is neither. */
  readonly href?: string;
  /** True if `href` leads out of the site. */
  readonly external?: true;
}

/** The colors of the site, as written. */
export interface SiteColors {
  /** The main color, on light pages. */
  readonly primary: string;
  /** The main color on dark pages. */
  readonly light?: string;
  /** The color of buttons. */
  readonly dark?: string;
}

/** The fonts of the site. */
export interface Fonts {
  /** The font of headings. */
  readonly heading?: Font;
  /** The font of all text but headings. */
  readonly body?: Font;
}

/** A font. */
export interface Font {
  /** Its name. */
  readonly family: string;
  /** How bold it is: 400 is regular, 700 bold. */
  readonly weight?: number;
  /** The address of its file; absent for a font that the theme loads by its name. */
  readonly source?: string;
  /** The format of its file: `woff` or `woff2`. */
  readonly format?: string;
}
