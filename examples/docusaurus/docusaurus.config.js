// The configuration of Docusaurus. navc.json has what docs.json says; `npm run navigation` writes it.
import { themes } from "prism-react-renderer";
import navigation from "./navc.json";

// Docusaurus builds one language after the other, and loads this file for each. It keeps what `require` loaded, so write `import`.
// While it is started without a language, the variable is "undefined".
const { i18n, locales } = navigation;
const chosen = process.env.DOCUSAURUS_CURRENT_LOCALE;
const locale = locales[chosen] ? chosen : i18n.defaultLocale;
const { docs, notSearched, navbarItems, editionMenus, header: { logo, ...bars } = {} } = locales[locale];

// The languages whose words the search knows; those of others are found as they are written. One build makes all
// languages, and the plugin takes only the list that it gets first.
const known = "ar da de el es fi fr he hi hu it ja ko nl no pt ro ru sv ta te th tr vi zh".split(" ");
const spoken = Object.values(i18n.localeConfigs).map(({ htmlLang }) => htmlLang.split("-")[0]);

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
        language: ["en", ...known.filter((language) => spoken.includes(language))],
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
