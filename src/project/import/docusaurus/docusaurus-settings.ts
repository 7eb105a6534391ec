// Names what of a Docusaurus configuration is not imported.
import { objectIn } from "../json-fields.ts";
import type { ImportLoss } from "../import-loss.ts";
import { knownSettings } from "../known-settings.ts";
import { lostSetting, lostSettings } from "../lost-settings.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";

/** Plug-ins that are imported, or that only build, search or publish the old site. */
const knownPlugin =
  /(?:^|[/-])(?:content-(?:docs|blog|pages)|client-redirects|sitemap|debug|svgr|ideal-image|rsdoctor|css-cascade-layers|pwa)$|search|algolia/;
const preset = /^(?:@docusaurus\/preset-)?classic$/;

/** Fields of the docs that change what pages show. */
const ofDocs = [
  "editUrl",
  "remarkPlugins",
  "rehypePlugins",
  "beforeDefaultRemarkPlugins",
  "beforeDefaultRehypePlugins",
];

/** The settings and plug-ins that are left out. */
export function lostDocusaurusSettings({ value, file, plugins }: DocusaurusConfig): readonly ImportLoss[] {
  const ofPlugins = plugins.flatMap(({ name, options, pointer }): readonly ImportLoss[] => {
    if (name.endsWith("client-redirects") && options["createRedirects"] !== undefined)
      return [lostSetting("createRedirects", file, `${pointer}/1/createRedirects`)];
    if (!preset.test(name)) return knownPlugin.test(name) ? [] : [lostSetting(name, file, pointer)];
    const docs = Object.keys(objectIn(options, "docs")).filter((field) => ofDocs.includes(field));
    return [
      ...lostSettings({ value: options, file, pointer: `${pointer}/1` }, knownSettings.docusaurusPreset),
      ...docs.map((field) => lostSetting(`docs.${field}`, file, `${pointer}/1/docs/${field}`)),
    ];
  });
  return [...lostSettings({ value, file }, knownSettings.docusaurus), ...ofPlugins];
}
