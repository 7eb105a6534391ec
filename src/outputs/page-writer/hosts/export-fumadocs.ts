// Makes what `navc export fumadocs` writes.
import type { SiteExporter } from "../exported-site.ts";
import { NotExpressedList } from "../../adapters/not-expressed.ts";
import { textIcons } from "../source/text-icons.ts";
import { fumadocsMdx } from "../mdx/mdx-host.ts";
import { mdxProblem } from "../mdx/mdx-problem.ts";
import { fumadocsPage } from "./fumadocs-page.ts";
import { toFumadocs } from "../../adapters/fumadocs/to-fumadocs.ts";

/** Makes one object for the layout and the pages of Fumadocs, and a file for each page. */
export const exportFumadocs: SiteExporter = (navigation, options = {}) => {
  const { notExpressed: known, ...config } = toFumadocs(navigation, options);
  const host = { ...fumadocsMdx, icons: textIcons(navigation.site, options) };
  const notExpressed = new NotExpressedList(known);
  return {
    config,
    files: [],
    pageFile: (source) => fumadocsPage(source, host, notExpressed),
    problemIn: ({ text }) => mdxProblem(text),
    notExpressed,
  };
};
