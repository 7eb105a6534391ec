// What Docusaurus gets of small sites, in the tests of its adapter.
import type {
  DocusaurusLocale,
  DocusaurusNavigation,
  DocusaurusOptions,
  DocusaurusSidebarItem,
} from "../../../../src/adapters.ts";
import { toDocusaurus } from "../../../../src/adapters.ts";
import type { JsonObject, ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";

/** A site whose pages all have an empty file, but for those in `files`. */
export async function navigationOf(
  navigation: JsonObject,
  settings: { readonly files?: { readonly [file: string]: string }; readonly basePath?: string } = {},
): Promise<ResolvedNavigation> {
  const site = await openedSite({ name: "Acme", navigation }, settings);
  return site.navigation as ResolvedNavigation;
}

/** What Docusaurus gets of such a site. */
export async function docusaurusOf(
  navigation: JsonObject,
  { options, ...settings }: Parameters<typeof navigationOf>[1] & { readonly options?: DocusaurusOptions } = {},
): Promise<DocusaurusNavigation> {
  return toDocusaurus(await navigationOf(navigation, settings), options);
}

/** The language that readers start with. */
export function mainLocale({ i18n, locales }: DocusaurusNavigation): DocusaurusLocale {
  return locales[i18n.defaultLocale]!;
}

/** The items of a sidebar, one on each line: type, label, and what it opens. */
export function linesOf(items: readonly DocusaurusSidebarItem[], indent = ""): readonly string[] {
  return items.flatMap((item) => {
    const opens = item.type === "category" ? item.link?.id : item.type === "link" ? item.href : item.id;
    const line = `${indent}${item.type} ${item.label ?? ""}${opens === undefined ? "" : ` > ${opens}`}`;
    return item.type === "category" ? [line, ...linesOf(item.items, `${indent}  `)] : [line];
  });
}
