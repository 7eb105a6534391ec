// The frame of each page: its language, the tree of its edition, and the links of the layout.
import { DocsLayout } from "fumadocs-ui/layouts/docs";
import type { ReactNode } from "react";
import { Provider, VersionSelect } from "@/components/frame";
import { Banner, barLinks, siteTitle } from "@/components/header";
import { iconOf } from "@/components/marks";
import { headerOf, navigation, pageAt, tabsOf, targetOf, treeOf } from "@/lib/navigation";
import "../global.css";

export default async function Layout({ params, children }: LayoutProps<"/[[...slug]]">) {
  const { slug } = await params;
  const page = pageAt(slug);
  if (page === undefined) return <Leading to={targetOf(slug)}>{children}</Leading>;
  const { languages, versions, name, css, appearance } = navigation;
  const { language, version, url } = navigation.editions[page.edition]!;
  const { lang, dir } = languages.find(({ locale }) => locale === language) ?? { lang: "en", dir: "ltr" };
  const tree = treeOf(page);
  const header = headerOf(page.edition);
  const anchors = navigation.links[page.edition]!.map(({ marks, ...link }) => ({ ...link, icon: iconOf(marks) }));
  const banner = page.versions && <VersionSelect version={version} versions={versions} targets={page.versions} />;
  return (
    <html lang={lang} dir={dir} suppressHydrationWarning>
      <body className="flex min-h-screen flex-col">
        {/* The colors and fonts of docs.json. */}
        {css !== undefined && <style dangerouslySetInnerHTML={{ __html: css }} />}
        <Provider
          language={language}
          languages={languages}
          targets={page.languages}
          edition={page.edition}
          appearance={appearance}
        >
          <Banner {...header} />
          <DocsLayout
            tree={tree}
            tabs={tabsOf(tree, page)}
            links={[...anchors, ...barLinks(header)]}
            nav={{ title: siteTitle(header, name), url: header.logo?.href ?? url }}
            sidebar={{ banner }}
            themeSwitch={{ enabled: !appearance?.strict }}
          >
            {children}
          </DocsLayout>
        </Provider>
      </body>
    </html>
  );
}

/** An address that only leads to another one: a static site has no other redirects. */
function Leading({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>{to !== undefined && <meta httpEquiv="refresh" content={`0;url=${to}`} />}</head>
      <body>{children}</body>
    </html>
  );
}
