// What `navc export fumadocs` writes.
import type { SiteExporter } from "../exported-site.ts";
import { toFumadocs } from "./to-fumadocs.ts";

/** Makes the page trees of Fumadocs as one object. */
export const exportFumadocs: SiteExporter = (navigation) => {
  const { notExpressed, ...config } = toFumadocs(navigation);
  return { config, files: [], notExpressed };
};
