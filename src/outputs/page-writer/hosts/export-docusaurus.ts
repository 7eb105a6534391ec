// Makes what `navc export docusaurus` writes.
import { openNavigation } from "../../runtime/open-navigation.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import type { SiteExporter } from "../exported-site.ts";
import type { HostFile } from "../host-file.ts";
import { indexedPages } from "../../adapters/indexed-pages.ts";
import { NotExpressedList } from "../../adapters/not-expressed.ts";
import { planDocs, type DocsLocale, type DocsPlan, type DocsVersion } from "../../adapters/docusaurus/docs-plan.ts";
import { pluginPrefix } from "../../adapters/docusaurus/documents-folder.ts";
import { docusaurusPage, type DocusaurusPages } from "./docusaurus-page.ts";
import { forwardingPages } from "./forwarding-pages.ts";
import { textIcons } from "../source/text-icons.ts";
import { mdxProblem } from "../mdx/mdx-problem.ts";
import { styleSheet } from "./style-sheet.ts";
import { documentPlaces } from "../../adapters/docusaurus/page-order.ts";
import type { DocusaurusSidebars } from "../../adapters/docusaurus/sidebar-item.ts";
import { toDocusaurus, type DocusaurusNavigation } from "../../adapters/docusaurus/to-docusaurus.ts";

/** Makes what the configuration of Docusaurus imports, and the other files that Docusaurus looks for. */
export const exportDocusaurus: SiteExporter = (navigation, options = {}) => {
  const { notExpressed: known, css, ...config } = toDocusaurus(navigation, options);
  const notExpressed = new NotExpressedList(known);
  const plan = planDocs(navigation);
  const sidebarsOf = sidebarsByVersion(plan, config.locales);
  const placesOf = new Map([...sidebarsOf].map(([version, sidebars]) => [version, documentPlaces(sidebars)] as const));
  const site = openNavigation(navigation);
  const pages: DocusaurusPages = {
    navigation,
    plan,
    site,
    isIndexed: indexedPages(navigation),
    sidebarsOf,
    placesOf,
    notExpressed,
    icons: textIcons(navigation.site, options),
  };
  const files = [
    ...plan.locales.flatMap((locale) => versionFiles(locale, sidebarsOf)),
    ...forwardingPages(navigation, plan),
    styleSheet(plan, sidebarsOf, css),
  ];
  return {
    config,
    files,
    pageFile: (source) => docusaurusPage(source, pages),
    problemIn: ({ text }) => mdxProblem(text),
    notExpressed,
  };
};

function sidebarsByVersion(
  { locales }: DocsPlan,
  made: DocusaurusNavigation["locales"],
): ReadonlyMap<DocsVersion, DocusaurusSidebars> {
  return new Map(
    locales.flatMap(({ name, versions }) =>
      versions.map((version, index): readonly [DocsVersion, DocusaurusSidebars] => {
        const { sidebars, versions: others } = made[name]!;
        return [version, index === 0 ? sidebars : others[index - 1]!.sidebars];
      }),
    ),
  );
}

/** `versions.json`, and the sidebars of all versions except the default. */
function versionFiles(
  locale: DocsLocale,
  sidebarsOf: ReadonlyMap<DocsVersion, DocusaurusSidebars>,
): readonly HostFile[] {
  const prefix = pluginPrefix(locale);
  const others = locale.versions.slice(1);
  if (others.length === 0) return [];
  return [
    { path: `${prefix}versions.json`, text: indentedJson(others.map(({ name }) => name)) },
    ...others.map((version) => ({
      path: `${prefix}versioned_sidebars/version-${version.name}-sidebars.json`,
      text: indentedJson(sidebarsOf.get(version)!),
    })),
  ];
}
