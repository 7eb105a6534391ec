// What every page has in its head. The links to other languages are left out: Docusaurus makes them of paths, which are other
// ones in other languages. The sitemap that navc writes has them.
import React from "react";
import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { PageMetadata, useThemeConfig } from "@docusaurus/theme-common";
import SearchMetadata from "@theme/SearchMetadata";

export default function SiteMetadata() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata, image } = useThemeConfig();
  const address = siteConfig.url + useBaseUrl(useLocation().pathname);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={i18n.localeConfigs[i18n.currentLocale].htmlLang.replace("-", "_")} />
        <link rel="canonical" href={address} />
      </Head>
      {image && <PageMetadata image={image} />}
      <SearchMetadata tag="default" locale={i18n.currentLocale} />
      <Head>
        {metadata.map((each, index) => (
          <meta key={index} {...each} />
        ))}
      </Head>
    </>
  );
}
