// Resolves what docs.json has for the head and the foot of every page (D259).
import { decodeValue, plainReader } from "../contract/decode-value.ts";
import { languageHeaderFields } from "../contract/header-fields.ts";
import { replaceMarkdownLinks } from "../text/markdown-links.ts";
import { isJsonObject, withoutUndefined, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { writtenLink } from "./division-href.ts";
import type {
  Appearance,
  Banner,
  Font,
  Fonts,
  Footer,
  HeaderLink,
  IconLibrary,
  Logo,
  Navbar,
  Picture,
  SiteColors,
  SiteHeader,
} from "./site-header.ts";

type Decoded = JsonValue | undefined;

/** The header of the site. Its values have their form already; `start` is the start page. */
export function siteHeader(written: JsonObject, basePath: string, start: string | undefined): SiteHeader {
  const { icons, logo, favicon, colors, fonts, appearance } = written;
  return withoutUndefined({
    icons: icons as IconLibrary | undefined,
    ...barsOf(written, basePath),
    logo: logoOf(logo, basePath, start),
    favicon: pictureOf(favicon, basePath),
    colors: colors as SiteColors | undefined,
    fonts: fontsOf(fonts, basePath),
    appearance: appearanceOf(appearance),
  });
}

/** What a language has of its own in these fields, and of the site in the others. */
export function languageHeader(
  own: JsonObject,
  basePath: string,
  ofSite: SiteHeader,
): Pick<SiteHeader, "navbar" | "footer" | "banner"> {
  const decoded = Object.fromEntries(
    [...languageHeaderFields].flatMap(([name, { form }]) => {
      const value = own[name];
      const fitting = value === undefined ? undefined : decodeValue(form, value, plainReader);
      return fitting === undefined ? [] : [[name, fitting]];
    }),
  );
  const { navbar, footer, banner } = ofSite;
  return { ...withoutUndefined({ navbar, footer, banner }), ...barsOf(decoded, basePath) };
}

function barsOf(
  { navbar, footer, banner }: JsonObject,
  basePath: string,
): Pick<SiteHeader, "navbar" | "footer" | "banner"> {
  return withoutUndefined({
    navbar: navbarOf(navbar, basePath),
    footer: footerOf(footer, basePath),
    banner: bannerOf(banner, basePath),
  });
}

function navbarOf(written: Decoded, basePath: string): Navbar | undefined {
  if (!isJsonObject(written)) return undefined;
  const [primary] = linksOf([written["primary"] ?? null], basePath);
  return withoutUndefined({ ...written, links: linksOf(written["links"], basePath), primary });
}

function footerOf(written: Decoded, basePath: string): Footer | undefined {
  if (!isJsonObject(written)) return undefined;
  const socials = objectOf(written["socials"]).flatMap(([service, address]) => {
    const { href } = writtenLink(address as string, basePath);
    return href === undefined ? [] : [[service, href] as const];
  });
  const links = listOf(written["links"]).map((column) => {
    const { items, ...others } = column as JsonObject;
    return { ...others, items: linksOf(items, basePath) };
  });
  return { ...written, socials: Object.fromEntries(socials), links };
}

function bannerOf(written: Decoded, basePath: string): Banner | undefined {
  if (!isJsonObject(written)) return undefined;
  const banner = written as unknown as Banner;
  const content = replaceMarkdownLinks(banner.content, (link) => writtenLink(link, basePath).href ?? link);
  return { ...banner, content };
}

/** The links that can be opened. */
function linksOf(written: Decoded, basePath: string): readonly HeaderLink[] {
  return listOf(written).flatMap((link) => {
    if (!isJsonObject(link)) return [];
    const { href, external: _, ...others } = link;
    const address = writtenLink(href as string, basePath);
    return address.href === undefined ? [] : [{ ...others, ...address } as HeaderLink];
  });
}

function logoOf(written: Decoded, basePath: string, start: string | undefined): Logo | undefined {
  const picture = pictureOf(written, basePath);
  if (picture === undefined) return undefined;
  const own = isJsonObject(written) ? writtenLink(written["href"] as string | undefined, basePath) : {};
  const link = own.href === undefined && start !== undefined ? { href: start } : own;
  return { ...picture, ...link };
}

function pictureOf(written: Decoded, basePath: string): Picture | undefined {
  const [light, dark] = isJsonObject(written) ? [written["light"], written["dark"]] : [written, written];
  const addresses = { light: fileAddress(light, basePath), dark: fileAddress(dark, basePath) };
  return addresses.light === undefined || addresses.dark === undefined ? undefined : (addresses as Picture);
}

function fontsOf(written: Decoded, basePath: string): Fonts | undefined {
  if (!isJsonObject(written)) return undefined;
  const { heading, body } = "family" in written ? { heading: written, body: written } : written;
  return withoutUndefined({ heading: fontOf(heading, basePath), body: fontOf(body, basePath) });
}

function fontOf(written: Decoded, basePath: string): Font | undefined {
  if (!isJsonObject(written)) return undefined;
  return withoutUndefined({ ...written, source: fileAddress(written["source"], basePath) }) as unknown as Font;
}

/** In navc's own dialect a mode is not checked where it is written. */
function appearanceOf(written: Decoded): Appearance | undefined {
  if (!isJsonObject(written)) return undefined;
  const mode = written["default"];
  return { default: mode === "light" || mode === "dark" ? mode : "system", strict: written["strict"] === true };
}

/** The address of a file of the site, or one on the web. */
function fileAddress(written: Decoded, basePath: string): string | undefined {
  return typeof written === "string" ? writtenLink(written, basePath).href : undefined;
}

function listOf(written: Decoded): readonly JsonValue[] {
  return Array.isArray(written) ? (written as readonly JsonValue[]) : [];
}

function objectOf(written: Decoded): readonly (readonly [string, JsonValue])[] {
  return isJsonObject(written) ? Object.entries(written) : [];
}
