// Makes the configuration of VitePress.
import { openNavigation } from "../../runtime/open-navigation.ts";
import { viewPage, type PageView } from "../../runtime/view-page.ts";
import type { ResolvedNavigation, Site } from "../../../compiler/site/navigation.ts";
import { requireNavigation } from "../../../compiler/site/require-navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { indexedPages } from "../indexed-pages.ts";
import { safeFavicon } from "../header/host-header.ts";
import { hostStyles } from "../host-styles.ts";
import { DrawnIcons, type IconOptions } from "../icons/drawn-icons.ts";
import { NotExpressedList, type NotExpressed } from "../not-expressed.ts";
import { fewestPrefixes } from "./folder-prefixes.ts";
import { makeLocales, reportLocales } from "./make-locales.ts";
import { makePage } from "./make-page.ts";
import { makeSidebar, type SidebarContext } from "./make-sidebar.ts";
import { localeFolders, planLocales, type LocalePlan } from "./plan-locales.ts";
import { reportRedirects } from "../exact-redirects.ts";
import { vitePressRedirects } from "./vitepress-redirects.ts";
import { reportLosses } from "./report-losses.ts";
import { addressProblem, VitePressPaths } from "./vitepress-path.ts";
import { descriptionText, plainText } from "./vitepress-text.ts";
import type { VitePressLocale, VitePressPage, VitePressSidebarItem } from "./theme-config.ts";

/**
 * The option `appearance` of VitePress: true for the mode of the system, which readers may change, false for the light mode, and the
 * modes that begin with `force-` for those that they can't change.
 */
export type VitePressAppearance = boolean | "dark" | "force-dark" | "force-auto";

/** What VitePress needs from a navigation: plain data, from which `vitePressConfig` makes its configuration. */
export interface VitePressNavigation {
  /** The name of the site. */
  readonly title: string;
  /** What the site is about, in the form for an HTML attribute. */
  readonly description?: string;
  /** The base path, with a slash at both ends. */
  readonly base: string;
  /** The language and the top bar of each folder that has its own; `root` is for all others. */
  readonly locales: { readonly [key: string]: VitePressLocale };
  /** The sidebars, by the id of the edition, a space, and the id of the division. */
  readonly sidebars: { readonly [id: string]: VitePressSidebarItem[] };
  /** The id of the sidebar for each beginning of a path, in the order in which VitePress has to try them. */
  readonly sidebarPaths: { readonly [prefix: string]: string };
  /** The paths of Markdown files that are not at their address. */
  readonly rewrites: { readonly [file: string]: string };
  /** What VitePress can't know of pages by itself, by their paths. */
  readonly pages: { readonly [path: string]: VitePressPage };
  /** The option `appearance`. */
  readonly appearance: VitePressAppearance;
  /** The address of the favicon; absent for a site without one. */
  readonly favicon?: string;
  /** A style sheet with the colors, fonts and icons of the site; absent if it has none. */
  readonly css?: string;
  /** What VitePress can't express. */
  readonly notExpressed: readonly NotExpressed[];
}

/**
 * Makes what VitePress 1 needs to show a navigation.
 *
 * @param navigation - the `navigation` that `compileNavigation` returned, or the JSON that `navc compile` wrote.
 * @param options - the drawings of icons.
 * @returns Plain data; give it to `vitePressConfig`.
 * @throws TypeError for anything that is not a navigation.
 * @example
 * ```js
 * import { defineConfig } from "vitepress";
 * import { toVitePress, vitePressConfig } from "navc/adapters";
 *
 * export default defineConfig({ ...vitePressConfig(toVitePress(navigation)), lastUpdated: true });
 * ```
 */
export function toVitePress(navigation: ResolvedNavigation, options: IconOptions = {}): VitePressNavigation {
  requireNavigation(navigation, "toVitePress: its first argument");
  const notExpressed = new NotExpressedList();
  const { views, plan, paths } = planVitePress(navigation);
  const isIndexed = indexedPages(navigation);
  const icons = new DrawnIcons(navigation, options);
  reportAddresses(views, notExpressed);
  reportLosses(navigation, notExpressed, icons);
  reportLocales(views, plan, paths, notExpressed);
  reportRedirects(vitePressRedirects(navigation, paths).notWritten, notExpressed);
  const { name, description, basePath } = navigation.site;
  return withoutUndefined({
    title: plainText(name),
    description: description === undefined ? undefined : descriptionText(description),
    base: `${basePath.replaceAll(/["<>]/g, encodeURIComponent)}/`,
    locales: makeLocales(navigation, plan, views, { paths, notExpressed, icons }),
    ...sidebarsOf(views, { paths, notExpressed, icons }),
    rewrites: rewritesOf(views, paths),
    pages: Object.fromEntries(
      views.map((view) => [paths.pathOf(view.page), makePage(view, paths, isIndexed(view.page))]),
    ),
    appearance: appearanceOf(navigation.site),
    favicon: safeFavicon(navigation.site),
    css: hostStyles("vitepress", navigation.site, icons),
    notExpressed: notExpressed.list(),
  });
}

function appearanceOf({ appearance }: Site): VitePressAppearance {
  const { default: mode, strict } = appearance ?? { default: "system", strict: false };
  if (!strict) return mode === "dark" ? "dark" : true;
  return mode === "light" ? false : mode === "dark" ? "force-dark" : "force-auto";
}

/** What VitePress shows, and where. */
export interface VitePressPlan {
  /** The view of each page, once. */
  readonly views: readonly PageView[];
  readonly plan: LocalePlan;
  readonly paths: VitePressPaths;
}

/** Plans what VitePress shows at which place. */
export function planVitePress(navigation: ResolvedNavigation): VitePressPlan {
  const views = viewsOf(navigation);
  const plan = planLocales(views);
  return { views, plan, paths: new VitePressPaths(navigation, localeFolders(plan)) };
}

/** The view of each page with a text, at the first place where readers find it: VitePress shows a page in one way only. */
function viewsOf(navigation: ResolvedNavigation): readonly PageView[] {
  const site = openNavigation(navigation);
  const pages = Object.values(navigation.pages).filter(({ url, missing }) => url === undefined && !missing);
  return pages.flatMap((page) => viewPage(site, page) ?? []);
}

function reportAddresses(views: readonly PageView[], notExpressed: NotExpressedList): void {
  for (const { page } of views) {
    const problem = addressProblem(page);
    if (problem === undefined) continue;
    notExpressed.add("the address of a page", problem, { what: `page "${page.title}"`, href: page.href });
  }
}

function sidebarsOf(
  views: readonly PageView[],
  context: Omit<SidebarContext, "view">,
): Pick<VitePressNavigation, "sidebars" | "sidebarPaths"> {
  const first = [...groupBy(views, sidebarId)].map(([id, [view]]) => [id, makeSidebar({ ...context, view: view! })]);
  const ids = new Map(views.map((view) => [context.paths.pathOf(view.page), sidebarId(view)]));
  // A folder may have the name of a file, whose prefix it then begins with.
  const exact = [...ids].filter(([path]) => path.includes(".md/"));
  const prefixes = fewestPrefixes(ids).map(({ path, value }) => [path, value] as const);
  return {
    sidebars: Object.fromEntries(first),
    sidebarPaths: Object.fromEntries([...exact, ...prefixes].map(([path, id]) => [`/${path}`, id])),
  };
}

function sidebarId({ edition, sidebar }: PageView): string {
  return `${edition.id} ${sidebar.id}`;
}

/** Markdown files that VitePress can read at their place, but that would get another address there. */
function rewritesOf(views: readonly PageView[], paths: VitePressPaths): VitePressNavigation["rewrites"] {
  const rewrites = views.flatMap(({ page }) => {
    const path = paths.pathOf(page);
    return page.file?.endsWith(".md") && page.file !== path ? [[page.file, path]] : [];
  });
  return Object.fromEntries(rewrites);
}
