// Makes what the theme of VitePress shows on each page of one language: the top bar, the logo, the banner and the footer.
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { hostHeader, type HostHeader, type HostLink } from "../header/host-header.ts";
import type { VitePressPaths } from "./vitepress-path.ts";
import { labelHtml, plainText } from "./vitepress-text.ts";
import type { VitePressLocaleTheme, VitePressNavItem, VitePressNavLink } from "./theme-config.ts";

/** The theme configuration with the tabs of an edition, and what docs.json has for the head and the foot of its language. */
export function localeTheme(
  navigation: ResolvedNavigation,
  language: string | null,
  tabs: readonly VitePressNavItem[],
  paths: VitePressPaths,
): VitePressLocaleTheme {
  const { basePath, name } = navigation.site;
  const header = hostHeader(navigation, language, {
    linkOf: (href) => paths.linkOf(href),
    fileOf: (href) => withoutBasePath(href, basePath),
  });
  if (header === undefined) return { nav: [...tabs] };
  const { logo, links, button } = header;
  const nav = [
    ...tabs,
    ...links.filter(({ service }) => service === undefined).map((link) => navLink(link)),
    ...(button === undefined ? [] : [navLink(button, "navc-button")]),
  ];
  const services = links.flatMap(({ service, href, label }) =>
    service === undefined ? [] : [{ icon: service, link: href, ariaLabel: label }],
  );
  return withoutUndefined({
    nav,
    logo: logo && { light: logo.light, dark: logo.dark, alt: plainText(name) },
    logoLink: logo?.href === undefined ? undefined : { link: logo.external ? logo.href : basePath + logo.href },
    siteTitle: logo && (false as const),
    socialLinks: services.length === 0 ? undefined : services,
    navc: belowAndAbove(header),
  });
}

function navLink({ label, href }: HostLink, className?: string): VitePressNavLink {
  const text = labelHtml(label);
  return { text: className === undefined ? text : `<span class="${className}">${text}</span>`, link: href };
}

function belowAndAbove({ banner, columns, socials }: HostHeader): VitePressLocaleTheme["navc"] {
  if (banner === undefined && columns.length === 0 && socials.length === 0) return undefined;
  return withoutUndefined({
    banner: banner && { ...banner, parts: banner.parts.map((part) => ({ ...part, text: plainText(part.text) })) },
    columns: columns.map(({ title, links }) =>
      withoutUndefined({
        title: title === undefined ? undefined : plainText(title),
        links: links.map((link) => ({ ...link, label: plainText(link.label) })),
      }),
    ),
    socials: socials.map((social) => ({ ...social, label: plainText(social.label) })),
  });
}
