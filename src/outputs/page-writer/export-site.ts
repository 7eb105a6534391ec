// Makes what `navc export` writes for a host.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { ExportedSite, SiteExporter } from "./exported-site.ts";
import { exportDocusaurus } from "./hosts/export-docusaurus.ts";
import type { IconOptions } from "../adapters/icons/drawn-icons.ts";
import { exportFumadocs } from "./hosts/export-fumadocs.ts";
import type { AdapterHost } from "../adapters/host-name.ts";
import { exportStarlight } from "./hosts/export-starlight.ts";
import { exportVitePress } from "./hosts/export-vitepress.ts";

const exporters: { readonly [host in AdapterHost]: SiteExporter } = {
  fumadocs: exportFumadocs,
  starlight: exportStarlight,
  vitepress: exportVitePress,
  docusaurus: exportDocusaurus,
};

/**
 * Makes what a site generator reads from a compiled site: its configuration, and a function that makes the file of each page.
 * Writes nothing. `options.drawingOf` gives the drawings of icons; without it they are named as not expressed. Unlisted pages are included if the site was compiled with the option `discover`.
 */
export function exportSite(host: AdapterHost, navigation: ResolvedNavigation, options: IconOptions = {}): ExportedSite {
  return exporters[host](navigation, options);
}
