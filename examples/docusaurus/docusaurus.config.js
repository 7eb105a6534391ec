// The configuration of Docusaurus. navc.json has what docs.json says; `npm run navigation` writes it.
import navigation from "./navc.json";

// Docusaurus builds one language after the other, and loads this file for each. It keeps what `require` loaded, so write `import`.
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? navigation.i18n.defaultLocale;
const { docs, navbarItems, editionMenus } = navigation.locales[locale];

export default {
  title: navigation.title,
  favicon: "favicon.svg",
  url: "https://docs.example.com",
  baseUrl: navigation.baseUrl,
  i18n: navigation.i18n,
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
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: navigation.title, items: [...navbarItems, ...editionMenus] },
  },
};
