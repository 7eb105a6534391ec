import mdx from "@astrojs/mdx";
import sitemap from "@astrojs/sitemap";
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import navc from "./navc.json" with { type: "json" };

const { title, description, base, redirects, locales, pages, favicon, css } = navc;

export default defineConfig({
  // The address of the site, for search engines.
  site: "https://docs.example.com",
  base,
  redirects,
  // The addresses of docs.json have no slash at the end.
  trailingSlash: "never",
  integrations: [
    starlight({
      title,
      description,
      ...(locales && withoutFallbackPages(locales)),
      routeMiddleware: "./src/navc/middleware.ts",
      components: {
        Banner: "./src/navc/Banner.astro",
        Footer: "./src/navc/Footer.astro",
        LanguageSelect: "./src/navc/LanguageSelect.astro",
        PageTitle: "./src/navc/PageTitle.astro",
        Sidebar: "./src/navc/Sidebar.astro",
        SiteTitle: "./src/navc/SiteTitle.astro",
        SocialIcons: "./src/navc/SocialIcons.astro",
        ThemeProvider: "./src/navc/ThemeProvider.astro",
        ThemeSelect: "./src/navc/ThemeSelect.astro",
      },
      customCss: ["./src/navc/navc.css"],
      ...(favicon && { favicon }),
      // The colors and fonts of docs.json.
      head: css ? [{ tag: "style", content: css }] : [],
    }),
    // Links and images in pages pass through `src/navc/components.ts`.
    // Typographic quotes and dashes would change options such as `--force`.
    mdx({ optimize: { ignoreElementNames: ["a", "img"] }, smartypants: false }),
    sitemap({ filter: (address) => !pages[slugOf(address)]?.noindex }),
  ],
});

/** Starlight copies each page of the default locale into the others. This default locale has no pages. */
function withoutFallbackPages(locales) {
  return { locales: { ...locales, "no-pages": { ...locales.root } }, defaultLocale: "no-pages" };
}

/** The name of a page in navc.json. */
function slugOf(address) {
  const path = decodeURI(new URL(address).pathname);
  return path.slice(base === "/" ? 1 : base.length + 1).replace(/\/$/, "");
}
