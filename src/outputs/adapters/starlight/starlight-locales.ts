// Makes the languages of a Starlight site.
import type { LanguageEntry, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { isUnlisted } from "../../../compiler/site/unlisted-page.ts";
import { escapedHtml } from "../escaped-html.ts";
import { slugOf } from "./starlight-slug.ts";

/** A language, an element of Starlight's `locales`. */
export interface StarlightLocale {
  /** Its name in that language, as HTML, which Starlight prints into its menu. */
  readonly label: string;
  /** Its language tag. */
  readonly lang: string;
  /** The direction of its script. */
  readonly dir: "ltr" | "rtl";
}

/** The languages of a site, by the folder of their pages; `root` is the default language. */
export type StarlightLocales = { readonly root: StarlightLocale; readonly [folder: string]: StarlightLocale };

/** The languages of a Starlight site, and those that it can't have. */
export interface MadeLocales {
  /** The option `locales`; undefined for a site without languages. */
  readonly locales: StarlightLocales | undefined;
  /** Languages whose pages show the texts of the theme in the first language, each with the reason. */
  readonly withoutWords: readonly { readonly language: LanguageEntry; readonly reason: string }[];
}

/** Makes the option `locales`. */
export function starlightLocales(navigation: ResolvedNavigation): MadeLocales {
  const { languages } = navigation;
  const first = languages.find((language) => language.default) ?? languages[0];
  if (first === undefined) return { locales: undefined, withoutWords: [] };
  const locales = new Map<string, StarlightLocale>();
  const withoutWords: { readonly language: LanguageEntry; readonly reason: string }[] = [];
  for (const language of languages) {
    const folder = language === first ? "root" : ownFolder(language, navigation);
    if (!isLanguageTag(language.bcp47)) withoutWords.push({ language, reason: "its code is no language tag" });
    else if (folder === undefined)
      withoutWords.push({ language, reason: "its pages are not in one folder of their own" });
    else locales.set(folder, localeOf(language));
  }
  const root = locales.get("root") ?? localeOf({ ...first, bcp47: "en" });
  return { locales: { ...Object.fromEntries(locales), root }, withoutWords };
}

/** The top-level folder with all listed pages of a language and none of another; Starlight finds the language by it. */
function ownFolder({ code }: LanguageEntry, navigation: ResolvedNavigation): string | undefined {
  const folders = new Set<string>();
  const others = new Set<string>();
  for (const { href, language } of Object.values(navigation.pages).filter((page) => !isUnlisted(page)))
    (language === code ? folders : others).add(slugOf(href, navigation).split("/")[0] ?? "");
  const [folder = ""] = folders;
  return folders.size === 1 && folder !== "" && folder !== "root" && !others.has(folder) ? folder : undefined;
}

/** A language tag that Starlight accepts. */
function isLanguageTag(tag: string): boolean {
  return /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag);
}

function localeOf({ label, bcp47, dir }: LanguageEntry): StarlightLocale {
  return { label: escapedHtml(label), lang: bcp47, dir };
}
