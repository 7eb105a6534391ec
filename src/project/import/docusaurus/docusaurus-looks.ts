// Makes the fields of docs.json beside the navigation from the theme of a Docusaurus site.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isJsonObject, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import { fileAddress } from "../old-address.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import { docusaurusFooter } from "./docusaurus-footer.ts";

/** The logo, the icon, and the links of bar and footer that lead to other sites. */
export function docusaurusLooks(config: DocusaurusConfig): {
  readonly fields: JsonObject;
  readonly losses: readonly ImportLoss[];
} {
  const { value, theme, file, base } = config;
  const losses: ImportLoss[] = [];
  const pathOf = (path: string | undefined): string | undefined => fileAddress(path, base);
  const navbar = objectIn(theme, "navbar");
  const links = listIn(navbar, "items").flatMap((item, index) => {
    if (!isJsonObject(item)) return [];
    const [label, href, type] = [wordsIn(item, "label"), wordsIn(item, "href"), wordsIn(item, "type")];
    if (label !== undefined && href !== undefined && isExternalHref(href)) return [{ label, href }];
    const to = (wordsIn(item, "to") ?? "").replace(/^\/+/, "");
    const isSection = config.instances.some(({ routeBasePath }) => routeBasePath === to);
    if ((type === undefined && !isSection) || type === "dropdown" || type === "html")
      losses.push({
        feature: "an item of the bar",
        reason: "the bar of docs.json has links to other sites; sections are tabs",
        file,
        pointer: `/themeConfig/navbar/items/${index}`,
        ...(label === undefined ? {} : { what: label }),
      });
    return [];
  });
  const logo = objectIn(navbar, "logo");
  const [light, dark] = [pathOf(wordsIn(logo, "src")), pathOf(wordsIn(logo, "srcDark"))];
  const { columns, losses: ofFooter } = docusaurusFooter(objectIn(theme, "footer"), file);
  const fields = withoutUndefined({
    logo: light === undefined || dark === undefined ? light : { light, dark },
    favicon: pathOf(wordsIn(value, "favicon")),
    description: wordsIn(value, "tagline"),
    navbar: links.length === 0 ? undefined : { links },
    footer: columns.length === 0 ? undefined : { links: columns },
  });
  return { fields, losses: [...losses, ...ofFooter] };
}
