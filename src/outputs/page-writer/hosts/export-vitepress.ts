// Makes what `navc export vitepress` writes.
import { searchableHrefs } from "../../adapters/searchable-hrefs.ts";
import type { SiteExporter } from "../exported-site.ts";
import type { HostFile } from "../host-file.ts";
import { NotExpressedList } from "../../adapters/not-expressed.ts";
import { textIcons } from "../source/text-icons.ts";
import { pageText } from "../source/page-text.ts";
import { planVitePress, toVitePress } from "../../adapters/vitepress/to-vitepress.ts";
import { vitePressRedirects } from "../../adapters/vitepress/vitepress-redirects.ts";
import { vitePressPage } from "./vitepress-page.ts";

/** Makes the configuration of VitePress as one object, and its pages. */
export const exportVitePress: SiteExporter = (navigation, options = {}) => {
  const { notExpressed: known, ...config } = toVitePress(navigation, options);
  const notExpressed = new NotExpressedList(known);
  const context = {
    paths: planVitePress(navigation).paths,
    basePath: navigation.site.basePath,
    searchable: searchableHrefs(navigation),
    notExpressed,
    icons: textIcons(navigation.site, options),
  };
  const { basePath } = navigation.site;
  const start = `${basePath}${config.locales["root"]?.link ?? "/"}`;
  const top = "index.md" in config.pages ? [] : [leadingPage("index.md", start)];
  const redirects = vitePressRedirects(navigation, context.paths).redirects.map(({ file, destination }) =>
    leadingPage(file, destination),
  );
  return {
    config,
    files: [...top, ...redirects],
    pageFile: (source) => vitePressPage(source, context),
    // It reads each text as Markdown, and the tags in it are those that D181 writes.
    problemIn: () => undefined,
    notExpressed,
  };
};

/** A page that only leads to another address. */
function leadingPage(path: string, to: string): HostFile {
  const head = [
    ["meta", { "http-equiv": "refresh", content: `0; url=${to}` }],
    ["link", { rel: "canonical", href: to }],
    ["meta", { name: "robots", content: "noindex" }],
  ];
  return { path, text: pageText({ layout: false, search: false, head }, "") };
}
