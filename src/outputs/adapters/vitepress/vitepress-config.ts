// Makes the configuration of VitePress from what the adapter wrote.
import { isJsonObject, kindOfJson } from "../../../compiler/text/json-value.ts";
import type { VitePressAppearance, VitePressNavigation } from "./to-vitepress.ts";
import type { VitePressLocale, VitePressPage, VitePressSidebarItem } from "./theme-config.ts";

/** The part of the configuration of VitePress that is made from a navigation: spread it into `defineConfig`. */
export interface VitePressConfig {
  /** The name of the site. */
  title: string;
  /** What the site is about. */
  description?: string;
  /** The base path, with a slash at both ends. */
  base: string;
  /** The favicon, and the colors and fonts of the site. */
  head: (
    | [tag: string, attributes: Record<string, string>]
    | [tag: string, attributes: Record<string, string>, text: string]
  )[];
  /** Light and dark mode. */
  appearance: VitePressAppearance;
  /** Addresses are the same as in docs.json, without `.html`. */
  cleanUrls: true;
  /** `navc check --links` reports links with their places. */
  ignoreDeadLinks: true;
  /** Sidebars are in one file instead of in every page. */
  metaChunk: true;
  /** The language and the top bar of each folder that has its own. */
  locales: Record<string, VitePressLocale>;
  /** The part of the theme configuration that is made from the navigation; add the rest to it. */
  themeConfig: VitePressTheme;
  /** Returns the path at which VitePress shows a Markdown file. */
  rewrites: (file: string) => string;
  /** Returns what navc knows about a page; undefined for an unknown page. */
  transformPageData: (page: VitePressPageData) => VitePressPageFields | undefined;
}

/** The part of a `DefaultTheme.Config` of VitePress that is made from a navigation. */
export interface VitePressTheme {
  /** The menu of VitePress would lead to addresses that other languages may not have. */
  i18nRouting: false;
  /** The sidebar for each beginning of a path. */
  sidebar: Record<string, VitePressSidebarItem[]>;
}

/** What VitePress knows about a page: a `PageData` of VitePress. */
export interface VitePressPageData {
  /** Its path from the folder of the pages, after rewrites. */
  relativePath: string;
  /** From its front matter or first heading. */
  title: string;
  /** From its front matter. */
  description: string;
  /** As written. */
  frontmatter: Record<string, unknown>;
}

/** The fields that are changed. */
export interface VitePressPageFields {
  /** The title of the page. */
  title: string;
  /** The description of the page. */
  description: string;
  /** As written, with the neighbors of the page. */
  frontmatter: Record<string, unknown>;
  /** The languages and versions to choose from, for `NavcEditions` of the theme. */
  navc: Pick<VitePressPage, "languages" | "versions">;
}

/**
 * Makes the part of the configuration of VitePress that depends on a navigation.
 *
 * @param navigation - The JSON that `navc export vitepress -o` wrote, or what `toVitePress` returned.
 * @returns Its fields may be changed.
 * @throws TypeError for anything else.
 * @example
 * ```js
 * import { defineConfig } from "vitepress";
 * import { vitePressConfig } from "navc/adapters";
 * import navigation from "./navigation.json" with { type: "json" };
 *
 * export default defineConfig({ ...vitePressConfig(navigation), lastUpdated: true });
 * ```
 */
export function vitePressConfig(navigation: object): VitePressConfig {
  const { title, description, base, locales, sidebars, sidebarPaths, rewrites, pages, favicon, css, appearance } =
    exported(navigation);
  const filesAt = new Map(Object.entries(rewrites));
  const pagesAt = new Map(Object.entries(pages));
  const sidebar = Object.entries(sidebarPaths).map(([prefix, id]) => [prefix, sidebars[id] ?? []] as const);
  const head: VitePressConfig["head"] = [];
  if (favicon !== undefined) head.push(["link", { rel: "icon", href: favicon }]);
  if (css !== undefined) head.push(["style", {}, css]);
  return {
    title,
    ...(description === undefined ? {} : { description }),
    base,
    head,
    appearance: appearance ?? true,
    cleanUrls: true,
    ignoreDeadLinks: true,
    metaChunk: true,
    locales: { ...locales },
    themeConfig: { i18nRouting: false, sidebar: Object.fromEntries(sidebar) },
    rewrites: (file) => filesAt.get(file) ?? file,
    transformPageData: (page) => pageFields(page, pagesAt.get(page.relativePath)),
  };
}

function pageFields(data: VitePressPageData, page: VitePressPage | undefined): VitePressPageFields | undefined {
  if (page === undefined) return undefined;
  const { title, description, noindex, prev, next, languages, versions } = page;
  const head = noindex ? [...headOf(data), ["meta", { name: "robots", content: "noindex" }]] : undefined;
  return {
    title,
    description: description ?? data.description,
    frontmatter: { ...data.frontmatter, prev, next, ...(head === undefined ? {} : { head }) },
    navc: { ...(languages === undefined ? {} : { languages }), ...(versions === undefined ? {} : { versions }) },
  };
}

function headOf({ frontmatter }: VitePressPageData): readonly unknown[] {
  const head = frontmatter["head"];
  return Array.isArray(head) ? head : [];
}

function exported(navigation: object): VitePressNavigation {
  const isExported = isJsonObject(navigation) && "sidebarPaths" in navigation;
  if (!isExported)
    throw new TypeError(
      `vitePressConfig: its argument has to be what "navc export vitepress" wrote or toVitePress returned. It is ${
        isJsonObject(navigation) ? 'an object without "sidebarPaths"' : kindOfJson(navigation)
      }.`,
    );
  return navigation as unknown as VitePressNavigation;
}
