// Makes what `navc export starlight` writes.
import type { SiteExporter } from "../exported-site.ts";
import { NotExpressedList } from "../../adapters/not-expressed.ts";
import { mdxProblem } from "../mdx/mdx-problem.ts";
import { starlightPages } from "./starlight-page.ts";
import { toStarlight } from "../../adapters/starlight/to-starlight.ts";

/** Makes the data of a Starlight site as one object, and its pages. */
export const exportStarlight: SiteExporter = (navigation) => {
  const { notExpressed: known, ...config } = toStarlight(navigation);
  const notExpressed = new NotExpressedList(known);
  return {
    config,
    files: [],
    pageFile: starlightPages(navigation, config.pages, notExpressed),
    problemIn: ({ text }) => mdxProblem(text),
    notExpressed,
  };
};
