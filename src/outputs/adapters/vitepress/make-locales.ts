// Makes the locales of VitePress: what it shows in each folder.
import type { PageView } from "../../runtime/view-page.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { NotExpressedList } from "../not-expressed.ts";
import { comparedAddress } from "./active-match.ts";
import { localeTheme } from "./locale-theme.ts";
import { makeNav, type NavContext } from "./make-nav.ts";
import { foundLocale, type LocalePlan } from "./plan-locales.ts";
import type { VitePressPaths } from "./vitepress-path.ts";
import type { VitePressLocale } from "./theme-config.ts";

/** The language and the top bar of each folder that has its own. */
export function makeLocales(
  navigation: ResolvedNavigation,
  plan: LocalePlan,
  views: readonly PageView[],
  context: Pick<NavContext, "paths" | "notExpressed" | "icons">,
): { readonly [key: string]: VitePressLocale } {
  const { paths } = context;
  const byEdition = groupBy(views, ({ edition }) => edition.id);
  const locales = [...plan].map(([key, edition]) => {
    const bar = { edition, ...context, ...addressesOf(byEdition.get(edition.id) ?? [], paths) };
    const language = navigation.languages.find(({ code }) => code === edition.language);
    const href = edition.href ?? navigation.site.href;
    const link = href === undefined ? undefined : paths.linkOf(href);
    const themeConfig = localeTheme(navigation, edition.language, makeNav(bar), paths);
    if (navigation.editions.length > 1) themeConfig.nav.push({ component: "NavcEditions" });
    const fields = {
      label: "",
      link,
      lang: languageTag(language?.bcp47),
      dir: language?.dir ?? "ltr",
      themeConfig,
    };
    return [key, withoutUndefined(fields)] as const;
  });
  return Object.fromEntries(locales);
}

/** The language tag, which VitePress writes into the HTML unchanged. */
function languageTag(tag: string | undefined): string | undefined {
  return /^[\w-]+$/.test(tag ?? "") ? tag : undefined;
}

/** The addresses of the pages of an edition, and of those in each of its divisions, as VitePress compares them. */
function addressesOf(
  views: readonly PageView[],
  paths: VitePressPaths,
): { readonly addresses: readonly string[]; readonly addressesIn: ReadonlyMap<string, ReadonlySet<string>> } {
  const addressesIn = new Map<string, Set<string>>();
  const addresses = views.map(({ page, placement }) => {
    const address = comparedAddress(paths.pathOf(page));
    for (const id of placement.trail) addressesIn.set(id, (addressesIn.get(id) ?? new Set()).add(address));
    return address;
  });
  return { addresses, addressesIn };
}

/** Reports pages that VitePress shows in another language or with another bar, because it chooses both by folder. */
export function reportLocales(
  views: readonly PageView[],
  plan: LocalePlan,
  paths: VitePressPaths,
  notExpressed: NotExpressedList,
): void {
  for (const { page, edition } of views) {
    const found = plan.get(foundLocale(plan, paths.pathOf(page)));
    if (found === edition) continue;
    notExpressed.add(
      "the language and the bar on top of a page",
      "VitePress chooses them by folder, and finds those of other pages",
      { what: `page "${page.title}"`, href: page.href, edition: edition.id },
    );
  }
}
