// Docusaurus loads this file for each language, and does not wait for promises.
import { readFileSync } from "node:fs";

const { i18n, locales } = JSON.parse(readFileSync(new URL("navc.json", import.meta.url), "utf8"));
const locale = locales[process.env.DOCUSAURUS_CURRENT_LOCALE] ?? locales[i18n.defaultLocale];

export default locale.sidebars;
