// Makes what Docusaurus needs from a navigation: sidebars, navbar, versions and languages.
import type { ResolvedNavigation, Site } from "../../../compiler/site/navigation.ts";
import { requireNavigation } from "../../../compiler/site/require-navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { hostStyles } from "../host-styles.ts";
import { safeFavicon } from "../header/host-header.ts";
import { DrawnIcons, type IconOptions } from "../icons/drawn-icons.ts";
import { NotExpressedList, type NotExpressed } from "../not-expressed.ts";
import { planDocs, type DocsLocale, type DocsPlan } from "./docs-plan.ts";
import { editionMenus, type DocusaurusEditionMenu } from "./edition-menus.ts";
import { hasDocument } from "./has-document.ts";
import { localeHeader, type DocusaurusHeader } from "./locale-header.ts";
import { makeSidebars } from "./make-sidebars.ts";
import type { DocusaurusNavbarItem } from "./navbar-item.ts";
import { navbarItems } from "./navbar-items.ts";
import { addressIn } from "./address-folder.ts";
import { indexedPages } from "../indexed-pages.ts";
import { searchableHrefs } from "../searchable-hrefs.ts";
import { documentsFolder } from "./documents-folder.ts";
import { reportJoined, reportSite } from "./report-site.ts";
import type { DocusaurusSidebars } from "./sidebar-item.ts";

/** What Docusaurus needs from a navigation: plain data, in its own types. */
export interface DocusaurusNavigation {
  /** The name of the site. */
  readonly title: string;
  /** The path that every address begins with, with "/" at both ends. */
  readonly baseUrl: string;
  /** The languages. */
  readonly i18n: DocusaurusI18n;
  /** The parts of the configuration for each language, by its locale. */
  readonly locales: { readonly [locale: string]: DocusaurusLocale };
  /** `colorMode` of the theme. */
  readonly colorMode: DocusaurusColorMode;
  /** The address of the favicon; absent for a site without one. */
  readonly favicon?: string;
  /** A style sheet with the colors, fonts and icons of the site; absent if it has none. */
  readonly css?: string;
  /** What Docusaurus can't express. */
  readonly notExpressed: readonly NotExpressed[];
}

/** The `colorMode` of the theme. */
export interface DocusaurusColorMode {
  /** The mode in which readers start who have not chosen one. */
  readonly defaultMode: "light" | "dark";
  /** Whether that of their system comes first. */
  readonly respectPrefersColorScheme: boolean;
  /** Whether they can't change it. */
  readonly disableSwitch: boolean;
}

/** The `i18n` of the configuration. */
export interface DocusaurusI18n {
  /** The locale of the default language. */
  readonly defaultLocale: string;
  /** All locales, the default one first. */
  readonly locales: string[];
  /** The name and direction of each language, and its path. */
  readonly localeConfigs: { [locale: string]: DocusaurusLocaleConfig };
}

/** A language in `i18n.localeConfigs`. */
export interface DocusaurusLocaleConfig {
  /** The name of the language in that language. */
  readonly label: string;
  /** The direction of its script. */
  readonly direction: "ltr" | "rtl";
  /** Its language tag. */
  readonly htmlLang: string;
  /** The path that its addresses begin with, with "/" at both ends. */
  readonly baseUrl: string;
}

/** What the configuration takes of one language. */
export interface DocusaurusLocale {
  /** Options of the docs plugin. */
  readonly docs: DocusaurusDocsOptions;
  /** What `sidebars.js` exports: the sidebars of the default version. */
  readonly sidebars: DocusaurusSidebars;
  /** The other versions: their names for `versions.json`, and their sidebars for `versioned_sidebars/`. */
  readonly versions: readonly { readonly name: string; readonly sidebars: DocusaurusSidebars }[];
  /** `navbar.items` of the theme. */
  readonly navbarItems: readonly DocusaurusNavbarItem[];
  /** More items for the navbar, for the component of the example. */
  readonly editionMenus: readonly DocusaurusEditionMenu[];
  /**
   * The addresses of the pages that the search of the site does not find although search engines are not asked to leave them out;
   * without the base path of the language.
   */
  readonly notSearched: readonly string[];
  /** The logo, the footer and the banner, for the configuration of the theme; absent if docs.json has none. */
  readonly header?: DocusaurusHeader;
}

/** Options of `@docusaurus/plugin-content-docs`. */
export interface DocusaurusDocsOptions {
  /** The id of the plugin: `default` for the default language. */
  readonly id: string;
  /** The folder of the default version. */
  readonly path: string;
  /** The addresses of documents start at the path of the language. */
  readonly routeBasePath: "/";
  /** Numbers in names of files are part of their names. */
  readonly numberPrefixParser: false;
  /** The default version. */
  readonly lastVersion: "current";
  /** Each version by its name. */
  readonly versions: { [name: string]: DocusaurusVersionOptions };
}

/** A version in the options of the docs plugin. */
export interface DocusaurusVersionOptions {
  /** What readers see. */
  readonly label: string;
  /** The folder of its addresses, below that of the language. */
  readonly path: string;
  /** docs.json has no banners of versions. */
  readonly banner: "none";
  /** Whether pages name their version. */
  readonly badge: boolean;
}

/** Choices of `toDocusaurus`. */
export interface DocusaurusOptions extends IconOptions {
  /** Whether items with the same label in one sidebar get a `key`: true by default. Docusaurus before 3.9 refuses a `key`; since 3.9 it requires one for such items. */
  readonly itemKeys?: boolean;
}

/** Makes what Docusaurus needs from a navigation. Throws `TypeError` if it gets something else. */
export function toDocusaurus(
  navigation: ResolvedNavigation,
  { itemKeys = true, ...options }: DocusaurusOptions = {},
): DocusaurusNavigation {
  requireNavigation(navigation, "toDocusaurus: its first argument");
  const plan = planDocs(navigation);
  const notExpressed = new NotExpressedList();
  const icons = new DrawnIcons(navigation, options);
  const context = { navigation, plan, notExpressed, itemKeys, icons };
  const menusOf = editionMenus(navigation, plan);
  const searchable = searchableHrefs(navigation);
  const isIndexed = indexedPages(navigation);
  const notSearched = ({ folder, versions }: DocsLocale): readonly string[] => {
    const pages = versions.flatMap(({ ids }) => [...ids.keys()]);
    const hidden = pages.filter((page) => isIndexed(page) && !searchable.has(page.href));
    return hidden.map(({ href }) => href.slice(folder.length + 1));
  };
  const locales = plan.locales.map((locale): readonly [string, DocusaurusLocale] => {
    const { items, header } = localeHeader(locale, context);
    const [sidebars, ...others] = locale.versions.map((version) => makeSidebars(version, context));
    const navbar = navbarItems(locale, sidebars!, context);
    return [
      locale.name,
      {
        docs: docsOptions(locale),
        sidebars: sidebars!,
        versions: others.map((each, index) => ({
          name: locale.versions[index + 1]!.name,
          sidebars: withPages(each, navbar),
        })),
        navbarItems: [...navbar, ...items],
        editionMenus: menusOf(locale),
        notSearched: notSearched(locale),
        ...(header === undefined ? {} : { header }),
      },
    ];
  });
  reportJoined(plan, notExpressed);
  reportSite(navigation, notExpressed);
  return withoutUndefined({
    title: navigation.site.name,
    baseUrl: `${navigation.site.basePath}/`,
    i18n: i18n(plan),
    locales: Object.fromEntries(locales),
    colorMode: colorMode(navigation.site),
    favicon: safeFavicon(navigation.site),
    css: hostStyles("docusaurus", navigation.site, icons),
    notExpressed: notExpressed.list(),
  });
}

/**
 * The sidebars of another version, without those that have no page although the navbar leads to them. On the pages of a version
 * Docusaurus leads to the sidebar of that version, and stops if it has no page. If there is none, it leads to that of the start. (D408)
 */
function withPages(sidebars: DocusaurusSidebars, navbar: readonly DocusaurusNavbarItem[]): DocusaurusSidebars {
  const own = navbar.flatMap((item) =>
    item.type === "custom-navcEditionItems" ? item.editions.flatMap((edition) => edition.items) : [item],
  );
  const items = own.flatMap((item) => (item.type === "dropdown" ? item.items : [item]));
  const targets = new Set(items.flatMap((item) => (item.type === "docSidebar" ? [item.sidebarId] : [])));
  const kept = Object.entries(sidebars).filter(([name, entries]) => !targets.has(name) || hasDocument(entries));
  return Object.fromEntries(kept);
}

function colorMode({ appearance }: Site): DocusaurusColorMode {
  const mode = appearance?.default ?? "system";
  return {
    defaultMode: mode === "dark" ? "dark" : "light",
    respectPrefersColorScheme: mode === "system",
    disableSwitch: appearance?.strict ?? false,
  };
}

function i18n({ locales }: DocsPlan): DocusaurusI18n {
  const configs = locales.map(({ name, language, folder }): readonly [string, DocusaurusLocaleConfig] => [
    name,
    {
      label: language?.label ?? "English",
      direction: language?.dir ?? "ltr",
      htmlLang: language?.bcp47 ?? "en",
      baseUrl: `${folder}/`,
    },
  ]);
  return {
    defaultLocale: locales[0]!.name,
    locales: locales.map(({ name }) => name),
    localeConfigs: Object.fromEntries(configs),
  };
}

function docsOptions(locale: DocsLocale): DocusaurusDocsOptions {
  const several = locale.versions.length > 1;
  const versions = locale.versions.map((version): readonly [string, DocusaurusVersionOptions] => {
    const { name, label, folder, editions } = version;
    // The badge would have the name of the first edition on the pages of all.
    const badge = several && editions.length === 1;
    return [name, { label, path: addressIn(locale.folder, folder).slice(1), banner: "none", badge }];
  });
  return {
    id: locale.pluginId,
    path: documentsFolder(locale.versions[0]!),
    routeBasePath: "/",
    numberPrefixParser: false,
    lastVersion: "current",
    versions: Object.fromEntries(versions),
  };
}
