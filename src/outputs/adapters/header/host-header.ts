// Makes what docs.json has for the head and the foot of each page into data that any theme can draw (D368).
import type { ResolvedNavigation, Site } from "../../../compiler/site/navigation.ts";
import type { Banner, HeaderLink, SiteHeader } from "../../../compiler/site/site-header.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { isSafeAddress } from "../safe-address.ts";
import { bannerParts, type HostBannerPart } from "./banner-parts.ts";
import { isService, serviceName } from "./service-name.ts";

/** What is above and below each page, and beside its navigation. All its addresses are safe to open. */
export interface HostHeader {
  /** The pictures that stand for the name of the site, and where they lead. */
  readonly logo?: HostLogo;
  /** The links of the top bar. */
  readonly links: readonly HostLink[];
  /** The button at the end of the top bar. */
  readonly button?: HostLink;
  /** A line above the page. */
  readonly banner?: HostBanner;
  /** Columns of links below the page. */
  readonly columns: readonly HostColumn[];
  /** Profiles on other sites, for the foot of the page. */
  readonly socials: readonly HostSocial[];
}

/** A logo, once for light and once for dark pages. */
export interface HostLogo {
  /** The address of the picture on light pages. */
  readonly light: string;
  /** The address of the picture on dark pages. */
  readonly dark: string;
  /** Where it leads; absent for the start page, which each language has of its own. */
  readonly href?: string;
  /** True if `href` leads out of the site. */
  readonly external?: true;
}

/** A link of the top bar or of the foot of the page. */
export interface HostLink {
  /** What is shown, as plain text. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
  /** True if `href` leads out of the site. */
  readonly external?: true;
  /** The service that it leads to, such as `github`. */
  readonly service?: string;
}

/** A line above the page. */
export interface HostBanner {
  /** Another one for each text, so that a theme can remember which one was closed. */
  readonly id: string;
  /** Its text and links, in order. */
  readonly parts: readonly HostBannerPart[];
  /** True if readers can close it. */
  readonly dismissible?: true;
}

/** A column of links below the page. */
export interface HostColumn {
  /** Its title, as plain text. */
  readonly title?: string;
  /** Its links, in order. */
  readonly links: readonly HostLink[];
}

/** A profile on another site. */
export interface HostSocial {
  /** The name of the service in docs.json, such as `github`. */
  readonly service: string;
  /** The name of the service as its owner writes it. */
  readonly label: string;
  /** The address of the profile. */
  readonly href: string;
}

/** How a host writes addresses; unchanged if absent. */
export interface HostAddresses {
  readonly linkOf?: (href: string) => string;
  readonly fileOf?: (href: string) => string;
}

/** The head and the foot of the pages of a language; undefined if docs.json has none of it. */
export function hostHeader(
  { site, languages }: ResolvedNavigation,
  language: string | null,
  addresses: HostAddresses = {},
): HostHeader | undefined {
  const { navbar, footer, banner } = languages.find(({ code }) => code === language) ?? site;
  const linkOf = addresses.linkOf ?? ((href) => href);
  const links = (all: readonly HeaderLink[]): readonly HostLink[] => all.flatMap((link) => hostLink(link, linkOf));
  const [button] = navbar?.primary === undefined ? [] : hostLink(navbar.primary, linkOf);
  const header: HostHeader = withoutUndefined({
    logo: hostLogo(site, addresses),
    links: links(navbar?.links ?? []),
    button,
    banner: hostBanner(banner, linkOf),
    columns: (footer?.links ?? []).map(({ header: title, items }) => withoutUndefined({ title, links: links(items) })),
    socials: Object.entries(footer?.socials ?? {}).flatMap(([service, href]) =>
      isSafeAddress(href, "link") ? [{ service, label: serviceName(service), href }] : [],
    ),
  });
  const { logo, columns, socials } = header;
  const isEmpty = [header.links, columns, socials].every((list) => list.length === 0);
  return isEmpty && [logo, button, header.banner].every((each) => each === undefined) ? undefined : header;
}

/** The head and the foot of the pages of each language, by its language tag; undefined if docs.json has none of it. */
export function headersByLanguage(navigation: ResolvedNavigation): { readonly [lang: string]: HostHeader } | undefined {
  const { languages } = navigation;
  const named = languages.length === 0 ? [{ code: null, bcp47: "" }] : languages;
  const headers = named.flatMap(({ code, bcp47 }) => {
    const header = hostHeader(navigation, code);
    return header === undefined ? [] : [[bcp47, header] as const];
  });
  return headers.length === 0 ? undefined : Object.fromEntries(headers);
}

/** The address of the favicon; undefined if there is none, or if opening it would run something. */
export function safeFavicon({ favicon }: Site): string | undefined {
  return favicon !== undefined && isSafeAddress(favicon.light, "picture") ? favicon.light : undefined;
}

/** The links of docs.json in these parts that no host gets, because opening them would run something. */
export function unsafeLinks({ navbar, footer }: Pick<SiteHeader, "navbar" | "footer">): readonly string[] {
  const columns = footer?.links ?? [];
  const links = [
    ...(navbar?.links ?? []),
    ...(navbar?.primary === undefined ? [] : [navbar.primary]),
    ...columns.flatMap(({ items }) => items),
  ];
  return [...links.map(({ href }) => href), ...Object.values(footer?.socials ?? {})].filter(
    (href) => !isSafeAddress(href, "link"),
  );
}

function hostLink(link: HeaderLink, linkOf: (href: string) => string): readonly HostLink[] {
  const { label, href, external, type } = link;
  if (!isSafeAddress(href, "link")) return [];
  const service = type === "button" ? undefined : type;
  // The platform shows only the icon of a link without a label. A host may refuse it, and nobody hears it read out.
  const shown = label === undefined || label.trim() === "" ? nameOfLink(link) : label;
  return [withoutUndefined({ label: shown, href: linkOf(href), external, service })];
}

/** The service that a link leads to, by its type or its icon; else its address. */
function nameOfLink({ href, icon, type }: HeaderLink): string {
  const named = [type, typeof icon === "string" ? icon : icon?.name].find(
    (name) => name !== undefined && isService(name),
  );
  return named === undefined ? href.replace(/^https?:\/\/(?:www\.)?|\/$/gi, "") || href : serviceName(named);
}

function hostLogo(
  { logo, href: start }: Site,
  { linkOf = (href) => href, fileOf = (href) => href }: HostAddresses,
): HostLogo | undefined {
  if (logo === undefined || ![logo.light, logo.dark].every((picture) => isSafeAddress(picture, "picture")))
    return undefined;
  const { light, dark, href, external } = logo;
  const pictures = { light: fileOf(light), dark: fileOf(dark) };
  if (href === undefined || href === start || !isSafeAddress(href, "link")) return pictures;
  return withoutUndefined({ ...pictures, href: linkOf(href), external });
}

function hostBanner(banner: Banner | undefined, linkOf: (href: string) => string): HostBanner | undefined {
  if (banner === undefined) return undefined;
  const parts = bannerParts(banner.content, linkOf);
  const dismissible = banner.dismissible === true ? (true as const) : undefined;
  return withoutUndefined({ id: `navc-${numberOf(banner.content)}`, parts, dismissible });
}

/** A number that is the same for the same text. */
function numberOf(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  return (sum >>> 0).toString(36);
}
