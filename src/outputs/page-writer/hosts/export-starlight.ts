// Makes what `navc export starlight` writes.
import type { SiteExporter } from "../exported-site.ts";
import { NotExpressedList } from "../../adapters/not-expressed.ts";
import { textIcons } from "../source/text-icons.ts";
import { starlightMdx } from "../mdx/mdx-host.ts";
import { mdxProblem } from "../mdx/mdx-problem.ts";
import { starlightPages } from "./starlight-page.ts";
import { toStarlight } from "../../adapters/starlight/to-starlight.ts";

/** Makes the data of a Starlight site as one object, and its pages. */
export const exportStarlight: SiteExporter = (navigation, options = {}) => {
  const { notExpressed: known, ...config } = toStarlight(navigation, options);
  const host = { ...starlightMdx, icons: textIcons(navigation.site, options) };
  const notExpressed = new NotExpressedList(known);
  return {
    config,
    files: [],
    pageFile: starlightPages(navigation, config, host, notExpressed),
    problemIn: ({ text }) => mdxProblem(text),
    notExpressed,
  };
};
