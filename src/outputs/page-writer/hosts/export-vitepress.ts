// Makes what `navc export vitepress` writes.
import { searchableHrefs } from "../../adapters/searchable-hrefs.ts";
import type { SiteExporter } from "../exported-site.ts";
import type { HostFile } from "../host-file.ts";
import { NotExpressedList } from "../../adapters/not-expressed.ts";
import { textIcons } from "../source/text-icons.ts";
import { pageText } from "../source/page-text.ts";
import { planVitePress, toVitePress } from "../../adapters/vitepress/to-vitepress.ts";
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
  return {
    config,
    files: "index.md" in config.pages ? [] : entrance(config.locales["root"]?.link ?? "/", navigation.site.basePath),
    pageFile: (source) => vitePressPage(source, context),
    // It reads each text as Markdown, and the tags in it are those that D181 writes.
    problemIn: () => undefined,
    notExpressed,
  };
};

/** A page at the root of the site that leads to the first page, if the root has no page. */
function entrance(link: string, basePath: string): readonly HostFile[] {
  const meta = ["meta", { "http-equiv": "refresh", content: `0; url=${basePath}${link}` }];
  return [{ path: "index.md", text: pageText({ layout: false, head: [meta] }, "") }];
}
