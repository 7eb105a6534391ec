// Docusaurus loads this file for each language, and does not wait for promises.
import { i18n, locales } from "./navc.json";

export default locales[process.env.DOCUSAURUS_CURRENT_LOCALE ?? i18n.defaultLocale].sidebars;
