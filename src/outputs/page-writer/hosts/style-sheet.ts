// Writes the style sheet that depends on the navigation.
import type { HostFile } from "../host-file.ts";
import type { DocsPlan, DocsVersion } from "../../adapters/docusaurus/docs-plan.ts";
import { textRule } from "../../adapters/docusaurus/item-classes.ts";
import type { DocusaurusSidebarItem, DocusaurusSidebars } from "../../adapters/docusaurus/sidebar-item.ts";

/** Has `looks`, the colors, fonts and icons of the site, shows methods and tags beside labels, and hides entries of the navbar that the version of the page does not have. */
export function styleSheet(
  plan: DocsPlan,
  sidebarsOf: ReadonlyMap<DocsVersion, DocusaurusSidebars>,
  looks: string | undefined,
): HostFile {
  const rules = new Set<string>();
  for (const sidebars of sidebarsOf.values())
    for (const items of Object.values(sidebars)) for (const item of items) addRules(item, rules);
  const head =
    "/* Written by navc export: methods and tags in the sidebar, what each version has in the navbar, colors, fonts and icons. */\n";
  return {
    path: "src/css/navc.css",
    text: [head, ...rules, versionRule(plan), looks ?? ""].join("\n"),
  };
}

function addRules(item: DocusaurusSidebarItem, rules: Set<string>): void {
  const { method, tag } = item.customProps ?? {};
  if (method !== undefined) rules.add(textRule("method", method));
  if (tag !== undefined) rules.add(textRule("tag", tag));
  if (item.type === "category") for (const child of item.items) addRules(child, rules);
}

/** Pages without a version have the navbar of the default version. */
function versionRule({ locales }: DocsPlan): string {
  const names = new Set(locales.flatMap(({ versions }) => versions.map(({ name }) => name)));
  const selectors = [...names].flatMap((name) => {
    const page =
      name === "current"
        ? 'html[class*="docs-version-"]:not(.docs-version-current)'
        : `html:not(.docs-version-${classOf(name)})`;
    const item = `.navc-version--${classOf(name)}`;
    return [`${page} ${item}`, `${page} .navbar__item:has(> ${item})`];
  });
  // Docusaurus gives its own rules a weight that no class reaches.
  return `${selectors.join(",\n")} {\n  display: none !important;\n}\n`;
}

function classOf(name: string): string {
  return name.replaceAll(".", "\\.");
}
