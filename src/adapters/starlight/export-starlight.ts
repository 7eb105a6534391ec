// What `navc export starlight` writes.
import type { SiteExporter } from "../exported-site.ts";
import { NotExpressedList } from "../not-expressed.ts";
import { mdxPage } from "../pages/mdx-page.ts";
import { toStarlight } from "./to-starlight.ts";

/** Makes the data of a Starlight site as one object. */
export const exportStarlight: SiteExporter = (navigation) => {
  const { notExpressed, ...config } = toStarlight(navigation);
  return { config, files: [], pageFile: mdxPage, notExpressed: new NotExpressedList(notExpressed) };
};
