// Docusaurus loads this file for each language, and does not wait for promises.
import { i18n, locales } from "./navc.json";

const locale = locales[process.env.DOCUSAURUS_CURRENT_LOCALE] ?? locales[i18n.defaultLocale];

export default locale.sidebars;
