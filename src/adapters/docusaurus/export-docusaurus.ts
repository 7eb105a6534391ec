// What `navc export docusaurus` writes.
import type { SiteExporter } from "../exported-site.ts";
import { NotExpressedList } from "../not-expressed.ts";
import { mdxPage } from "../pages/mdx-page.ts";
import { toDocusaurus } from "./to-docusaurus.ts";

/** Makes what the configuration of Docusaurus imports. */
export const exportDocusaurus: SiteExporter = (navigation) => {
  const { notExpressed, ...config } = toDocusaurus(navigation);
  return { config, files: [], pageFile: mdxPage, notExpressed: new NotExpressedList(notExpressed) };
};
