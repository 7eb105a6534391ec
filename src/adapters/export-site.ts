// Makes what `navc export` writes for a host.
import type { ResolvedNavigation } from "../site/navigation.ts";
import type { ExportedSite, SiteExporter } from "./exported-site.ts";
import { exportDocusaurus } from "./docusaurus/export-docusaurus.ts";
import { exportFumadocs } from "./fumadocs/export-fumadocs.ts";
import type { AdapterHost } from "./host-name.ts";
import { exportStarlight } from "./starlight/export-starlight.ts";
import { exportVitePress } from "./vitepress/export-vitepress.ts";

const exporters: { readonly [host in AdapterHost]: SiteExporter } = {
  fumadocs: exportFumadocs,
  starlight: exportStarlight,
  vitepress: exportVitePress,
  docusaurus: exportDocusaurus,
};

/** Makes what a host gets of a site. */
export function exportSite(host: AdapterHost, navigation: ResolvedNavigation): ExportedSite {
  return exporters[host](navigation);
}
