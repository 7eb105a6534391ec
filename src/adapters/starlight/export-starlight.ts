// What `navc export starlight` writes.
import type { SiteExporter } from "../exported-site.ts";
import { NotExpressedList } from "../not-expressed.ts";
import { starlightPages } from "./starlight-page.ts";
import { toStarlight } from "./to-starlight.ts";

/** Makes the data of a Starlight site as one object, and its pages. */
export const exportStarlight: SiteExporter = (navigation) => {
  const { notExpressed, ...config } = toStarlight(navigation);
  const pageFile = starlightPages(navigation, config.pages);
  return { config, files: [], pageFile, notExpressed: new NotExpressedList(notExpressed) };
};
