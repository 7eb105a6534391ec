// Makes languages and versions of the parts of a VitePress site. (D380)
import type { ImportedBranch, ImportedNavigation } from "../imported-site.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
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
    fields: index === 0 ? { default: true } : {},
    holds: versions(parts, navigationOf),
  }));
  return branches.length === 1 ? branches[0]!.holds : { kind: "languages", branches };
}

function versions(
  parts: readonly VitepressLocale[],
  navigationOf: (locale: VitepressLocale) => ImportedNavigation,
): ImportedNavigation {
  if (parts.length === 1) return navigationOf(parts[0]!);
  const ordered = parts.toSorted((one, other) => one.folder.length - other.folder.length);
  const start = ordered[0]!.folder;
  const labels = ordered.map(({ label }) => label ?? "");
  const areClear = new Set(labels).size === labels.length && !labels.includes("");
  const branches = ordered.map((locale, index): ImportedBranch => {
    const folder = locale.folder.startsWith(`${start}/`) ? locale.folder.slice(start.length + 1) : locale.folder;
    const label = areClear ? labels[index]! : index === 0 ? latest : folder;
    return { label, fields: index === 0 ? { default: true } : {}, holds: navigationOf(locale) };
  });
  return { kind: "versions", branches };
}
