// The language codes that docs.json knows, and what the languages are called (§2.10, D11).

/** A language as a reader sees it: the code for `hreflang`, its own name, and the direction of its script. */
export interface LanguageInfo {
  readonly bcp47: string;
  readonly label: string;
  readonly dir: "ltr" | "rtl";
}

const rows: readonly (readonly [codes: string, bcp47: string, label: string, dir?: "rtl"])[] = [
  ["ar", "ar", "العربية", "rtl"],
  ["ca", "ca", "Català"],
  ["cn zh-Hans zh-CN", "zh-Hans", "简体中文"],
  ["cs", "cs", "Čeština"],
  ["da", "da", "Dansk"],
  ["de", "de", "Deutsch"],
  ["en", "en", "English"],
  ["es", "es", "Español"],
  ["fi", "fi", "Suomi"],
  ["fr", "fr", "Français"],
  ["fr-CA fr-ca", "fr-CA", "Français (Canada)"],
  ["he", "he", "עברית", "rtl"],
  ["hi", "hi", "हिन्दी"],
  ["hu", "hu", "Magyar"],
  ["id", "id", "Bahasa Indonesia"],
  ["it", "it", "Italiano"],
  ["ja jp ja-jp ja-JP", "ja", "日本語"],
  ["ko", "ko", "한국어"],
  ["lv", "lv", "Latviešu"],
  ["nl", "nl", "Nederlands"],
  ["no", "no", "Norsk"],
  ["pl", "pl", "Polski"],
  ["pt", "pt", "Português"],
  ["pt-BR", "pt-BR", "Português (Brasil)"],
  ["ro", "ro", "Română"],
  ["ru", "ru", "Русский"],
  ["sv", "sv", "Svenska"],
  ["tr", "tr", "Türkçe"],
  ["uk ua", "uk", "Українська"],
  ["uz", "uz", "Oʻzbekcha"],
  ["vi", "vi", "Tiếng Việt"],
  ["zh", "zh", "中文"],
  ["zh-Hant zh-TW", "zh-Hant", "繁體中文"],
];

/** Every known code: those of §2.10 and those of the live platform. */
export const languages: ReadonlyMap<string, LanguageInfo> = new Map(
  rows.flatMap(([codes, bcp47, label, dir]) =>
    codes.split(" ").map((code): [string, LanguageInfo] => [code, { bcp47, label, dir: dir ?? "ltr" }]),
  ),
);

/** What is known about a code. An unknown code is its own label and is read from left to right. */
export function languageInfo(code: string): LanguageInfo {
  return languages.get(code) ?? { bcp47: code, label: code, dir: "ltr" };
}
