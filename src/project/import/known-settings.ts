// Lists the settings of each kind of configuration that are imported, or that mean nothing for a docs.json site. (D480)

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** A configuration, or a part of one. */
type KnownKind =
  | "docusaurus"
  | "docusaurusPreset"
  | "fern"
  | "gitbook"
  | "mdbook"
  | "mint"
  | "mkdocs"
  | "starlight"
  | "vitepress";

/** Paths with dots. What builds, serves, searches and publishes the old site means nothing for the new one. */
export const knownSettings: { readonly [kind in KnownKind]: readonly string[] } = {
  docusaurus: words(`
    title tagline favicon url baseUrl baseUrlIssueBanner organizationName projectName deploymentBranch githubHost githubPort trailingSlash
    i18n onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes presets plugins staticDirectories future markdown.mermaid
    markdown.format markdown.hooks themes themeConfig.navbar themeConfig.footer.links themeConfig.prism themeConfig.algolia
    themeConfig.mermaid themeConfig.blog
  `),
  /** Of a preset. */
  docusaurusPreset: words("docs blog pages sitemap svgr debug"),
  fern: words(`
    instances title navigation products versions logo favicon colors.accent-primary colors.accentPrimary navbar-links footer-links redirects tabs
    landing-page
  `),
  gitbook: words("title description root structure redirects gitbook language pdf isbn variables"),
  mdbook: words(`
    book.title book.description book.src book.language book.multilingual build rust output.html.redirect output.html.site-url
    output.html.git-repository-url output.html.git-repository-icon output.html.print output.html.search output.html.fold
    output.html.code.hidelines output.html.mathjax-support output.html.copy-fonts output.html.smart-punctuation output.html.curly-quotes
    output.html.playground output.linkcheck output.linkcheck2 preprocessor.links preprocessor.index preprocessor.mermaid
    preprocessor.admonish
  `),
  mint: words(`
    $schema mintlify name logo theme favicon openapi versions metadata navigation primaryTab topAnchor anchors tabs redirects footer
    footerSocials backgroundImage font analytics topbarLinks topbarCtaButton.type topbarCtaButton.name topbarCtaButton.url colors.primary
    colors.light colors.dark colors.background colors.ultraLight colors.ultraDark eyebrow.display codeBlock.mode modeToggle.default
    modeToggle.isHidden background.style search.prompt seo.indexHiddenPages api.baseUrl api.auth.method api.auth.name
    api.playground.mode api.playground.disableProxy api.request.example.languages integrations.intercom integrations.frontchat
  `),
  mkdocs: words(`
    site_name site_url site_description docs_dir use_directory_urls nav pages repo_url repo_name INHERIT exclude_docs not_in_nav draft_docs
    plugins markdown_extensions theme.name theme.logo theme.favicon theme.palette theme.features theme.language extra.version extra.social
    site_dir dev_addr watch strict validation remote_branch remote_name
  `),
  starlight: words(`
    base site trailingSlash redirects starlight.title starlight.description starlight.logo starlight.favicon starlight.social
    starlight.locales starlight.defaultLocale starlight.sidebar starlight.routeMiddleware starlight.expressiveCode starlight.pagefind
    starlight.prerender starlight.pagination
  `),
  vitepress: words(`
    title description base srcDir srcExclude outDir assetsDir cacheDir rewrites cleanUrls lang locales ignoreDeadLinks metaChunk mpa vite vue
    markdown head sitemap router themeConfig.logo themeConfig.nav themeConfig.sidebar themeConfig.socialLinks themeConfig.search
    themeConfig.algolia themeConfig.i18nRouting
  `),
};
