// The configuration of Docusaurus. navc.json has what docs.json says; `npm run navigation` writes it.
import { readFileSync, utimesSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { themes } from "prism-react-renderer";

// What `import` loads of JSON is kept until Docusaurus ends.
const file = new URL("navc.json", import.meta.url);
const navigation = JSON.parse(readFileSync(file, "utf8"));

// Docusaurus builds one language after the other, and loads this file for each.
// While it is started without a language, the variable is "undefined".
const { i18n, locales } = navigation;
const chosen = process.env.DOCUSAURUS_CURRENT_LOCALE;
const locale = locales[chosen] ? chosen : i18n.defaultLocale;
const { docs, notSearched, navbarItems, editionMenus, header: { logo, ...bars } = {} } = locales[locale];

// The languages whose words the search knows; those of others are found as they are written. It finds the words of
// these that are written without spaces only if no other language is beside them.
const known = "ar da de el es fi fr he hi hu it ja ko nl no pt ro ru sv ta te th tr vi zh".split(" ");
const spoken = i18n.localeConfigs[locale].htmlLang.split("-")[0];
const searched = ["ja", "th"].includes(spoken) ? [spoken] : ["en", ...known.filter((language) => language === spoken)];

// The search is set up for the first language that is built, and then kept. Without what was loaded, it is set up anew.
const { cache } = createRequire(import.meta.url);
for (const path of Object.keys(cache))
  if (/[\\/](?:docusaurus-search-local|lunr|lunr-languages)[\\/]/.test(path)) delete cache[path];

/**
 * Shows in `npm run dev` what `npm run navigation` wrote: Docusaurus loads this file again when it changes, but not when `navc.json` does.
 */
function withNavigation({ siteConfigPath }) {
  return {
    name: "navc",
    getPathsToWatch: () => [fileURLToPath(file)],
    loadContent() {
      const written = JSON.parse(readFileSync(file, "utf8"));
      const now = new Date();
      if (JSON.stringify(written) !== JSON.stringify(navigation)) utimesSync(siteConfigPath, now, now);
    },
  };
}

export default {
  title: navigation.title,
  favicon: navigation.favicon,
  url: "https://docs.example.com",
  baseUrl: navigation.baseUrl,
  i18n,
  // Addresses have no slash at the end in docs.json.
  trailingSlash: false,
  onBrokenLinks: "warn",
  onBrokenAnchors: "warn",
  future: { v4: true, faster: true },
  presets: [
    [
      "classic",
      {
        docs: { ...docs, sidebarPath: "./sidebars.js" },
        blog: false,
        theme: { customCss: ["./src/css/navc.css", "./src/css/custom.css"] },
      },
    ],
  ],
  clientModules: ["./src/openTarget.js", "./src/navbarHeight.js"],
  plugins: [withNavigation],
  markdown: { mermaid: true },
  themes: [
    "@docusaurus/theme-mermaid",
    [
      "@easyops-cn/docusaurus-search-local",
      {
        docsRouteBasePath: "/",
        hashed: true,
        ignoreFiles: notSearched,
        indexBlog: false,
        language: searched,
      },
    ],
  ],
  themeConfig: {
    colorMode: navigation.colorMode,
    prism: {
      theme: themes.github,
      darkTheme: themes.dracula,
      // Those that are not among the languages of Docusaurus.
      additionalLanguages:
        "bash csharp dart diff docker hcl http ini java json lua nginx php powershell properties ruby scala solidity toml".split(
          " ",
        ),
    },
    ...bars,
    // A logo stands for the name.
    navbar: {
      title: logo ? undefined : navigation.title,
      logo,
      items: [...navbarItems, ...editionMenus],
    },
  },
};
