// Makes what docs.json has for the head and the foot of each page into the theme configuration of Docusaurus.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { escapedHtml } from "../escaped-html.ts";
import { hostHeader, type HostBanner, type HostHeader, type HostLink } from "../header/host-header.ts";
import type { DocsLocale, DocsPlan } from "./docs-plan.ts";
import { isWithoutDocument, linkFrom } from "./link-from.ts";
import type { DocusaurusNavbarLink } from "./navbar-item.ts";

/** What the theme shows on each page of a language beside its navigation. */
export interface DocusaurusHeader {
  /** `navbar.logo` of the theme. */
  readonly logo?: DocusaurusLogo;
  /** `footer` of the theme. */
  readonly footer?: DocusaurusFooter;
  /** `announcementBar` of the theme. */
  readonly announcementBar?: DocusaurusAnnouncement;
}

/** The pictures of the logo. */
export interface DocusaurusLogo {
  /** The name of the site. */
  readonly alt: string;
  /** The address of the picture on light pages. */
  readonly src: string;
  /** The address of the picture on dark pages. */
  readonly srcDark: string;
  /** Where it leads; the start page if absent. */
  readonly href?: string;
}

/** Columns of links below each page. */
export interface DocusaurusFooter {
  /** The columns, in order; the last one has the profiles. */
  readonly links: DocusaurusFooterColumn[];
}

/** A column of links. */
export interface DocusaurusFooterColumn {
  /** Its title. */
  readonly title?: string;
  /** Its links, in order. */
  readonly items: DocusaurusFooterLink[];
}

/** A link below each page. */
export interface DocusaurusFooterLink {
  /** What is shown. */
  readonly label: string;
  /** A page of the site. */
  readonly to?: string;
  /** An address out of the site. */
  readonly href?: string;
}

/** A line above each page. */
export interface DocusaurusAnnouncement {
  /** Another one for each text: Docusaurus remembers which one a reader has closed. */
  readonly id: string;
  /** Its text and links as HTML. */
  readonly content: string;
  /** Whether readers can close it. */
  readonly isCloseable: boolean;
  /** The color of the button of the site. */
  readonly backgroundColor: string;
  /** White. */
  readonly textColor: string;
}

/** The items of the navbar that lead somewhere, and what the theme has beside it. */
export interface LocaleHeader {
  readonly items: readonly DocusaurusNavbarLink[];
  readonly header: DocusaurusHeader | undefined;
}

/** What a language has in its navbar, its footer and its announcement bar. */
export function localeHeader(
  locale: DocsLocale,
  context: { readonly navigation: ResolvedNavigation; readonly plan: DocsPlan },
): LocaleHeader {
  const made = hostHeader(context.navigation, locale.versions[0]!.editions[0].language);
  if (made === undefined) return { items: [], header: undefined };
  const { links, button, logo, banner } = made;
  const item = (link: HostLink, className?: string): readonly DocusaurusNavbarLink[] => {
    const place = { label: link.label, position: "right" as const, ...(className === undefined ? {} : { className }) };
    const target = targetOf(link.href);
    if (target === undefined) return [];
    return "href" in target ? [{ ...place, ...target }] : [{ ...place, ...target, autoAddBaseUrl: false as const }];
  };
  const { name } = context.navigation.site;
  const header: DocusaurusHeader = withoutUndefined({
    logo: logo && withoutUndefined({ alt: name, src: logo.light, srcDark: logo.dark, href: logo.href }),
    footer: footerOf(made),
    announcementBar: banner && announcement(banner),
  });
  return {
    items: [...links.flatMap((link) => item(link)), ...(button === undefined ? [] : item(button, "navc-button"))],
    header: Object.keys(header).length === 0 ? undefined : header,
  };

  function targetOf(href: string): { readonly href: string } | { readonly to: string } | undefined {
    if (isExternalHref(href)) return { href };
    // A link to a page that is not built would end the build.
    return isWithoutDocument(href, context) ? undefined : { to: linkFrom(locale, href, context) };
  }

  function footerOf({ columns, socials }: HostHeader): DocusaurusFooter | undefined {
    const listed = columns.map(({ title, links: inColumn }) =>
      withoutUndefined({
        title,
        items: inColumn.flatMap(({ label, href }) => {
          const target = targetOf(href);
          return target === undefined ? [] : [{ label, ...target }];
        }),
      }),
    );
    const profiles = socials.map(({ label, href }) => ({ label, href }));
    const all = profiles.length === 0 ? listed : [...listed, { items: profiles }];
    return all.length === 0 ? undefined : { links: all };
  }
}

function announcement({ id, parts, dismissible }: HostBanner): DocusaurusAnnouncement {
  const content = parts.map(({ text, href }) =>
    href === undefined ? escapedHtml(text) : `<a href="${escapedHtml(href)}">${escapedHtml(text)}</a>`,
  );
  return {
    id,
    content: content.join(""),
    isCloseable: dismissible === true,
    backgroundColor: "var(--navc-button, #374151)",
    textColor: "var(--navc-button-text, #fff)",
  };
}
