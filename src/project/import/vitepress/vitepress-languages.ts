// Makes languages and versions of the parts of a VitePress site. (D380)
import type { ImportedBranch, ImportedNavigation } from "../imported-site.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { JsonObject } from "../../../compiler/text/json-value.ts";
import { outsideBar } from "./vitepress-bar.ts";
import type { VitepressLocale } from "./read-vitepress-config.ts";

/** The label of the version without a folder, if VitePress has none for it. */
const latest = "latest";

/** A branch for each language. Parts that have the same one are its versions: docs.json has a language once. */
export function vitepressLanguages(
  locales: readonly VitepressLocale[],
  navigationOf: (locale: VitepressLocale) => ImportedNavigation,
): ImportedNavigation {
  const languages = [...groupBy(locales, ({ code }) => code)];
  const branches = languages.map(([label, parts], index): ImportedBranch => ({
    label,
    fields: {
      ...fieldsOf(index, parts.length === 1 ? parts[0] : undefined),
      ...barOf(parts[0]!, languages[0]![1][0]!),
    },
    holds: versions(parts, navigationOf),
  }));
  return branches.length === 1 ? branches[0]!.holds : { kind: "languages", branches };
}

/** The first branch is the default one; a part that another site has leads there. */
function fieldsOf(index: number, locale: VitepressLocale | undefined): JsonObject {
  const link = locale?.elsewhere;
  return { ...(index === 0 ? { default: true } : {}), ...(link === undefined ? {} : { href: link }) };
}

/** The bar of a language, where it has other links than that of the site. */
function barOf({ theme }: VitepressLocale, first: VitepressLocale): JsonObject {
  const navbar = outsideBar(theme);
  const isOfSite = JSON.stringify(navbar) === JSON.stringify(outsideBar(first.theme));
  return navbar === undefined || isOfSite ? {} : { navbar };
}

function versions(
  parts: readonly VitepressLocale[],
  navigationOf: (locale: VitepressLocale) => ImportedNavigation,
): ImportedNavigation {
  if (parts.length === 1) return held(parts[0]!, navigationOf);
  const ordered = parts.toSorted((one, other) => one.folder.length - other.folder.length);
  const start = ordered[0]!.folder;
  const labels = ordered.map(({ label }) => label ?? "");
  const areClear = new Set(labels).size === labels.length && !labels.includes("");
  const branches = ordered.map((locale, index): ImportedBranch => {
    const folder = locale.folder.startsWith(`${start}/`) ? locale.folder.slice(start.length + 1) : locale.folder;
    const label = areClear ? labels[index]! : index === 0 ? latest : folder;
    return { label, fields: fieldsOf(index, locale), holds: held(locale, navigationOf) };
  });
  return { kind: "versions", branches };
}

function held(
  locale: VitepressLocale,
  navigationOf: (locale: VitepressLocale) => ImportedNavigation,
): ImportedNavigation {
  return locale.elsewhere === undefined ? navigationOf(locale) : { kind: "entries", entries: [] };
}
