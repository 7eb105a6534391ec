// Finds the sidebars of a Docusaurus site in its bar.
import { titleFromPath } from "../../../compiler/contract/page-path.ts";
import { isJsonObject, type JsonObject } from "../../../compiler/text/json-value.ts";
import { firstPage } from "../first-page.ts";
import type { ImportedEntry } from "../imported-site.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { inSite, type DocusaurusConfig } from "./docusaurus-config.ts";

/** A sidebar of an instance. */
interface NamedSidebar {
  /** The id of the instance. */
  readonly instance: string;
  readonly name: string;
  /** Whether its version has no other. */
  readonly isOnly: boolean;
  readonly entries: readonly ImportedEntry[];
}

/** Where a sidebar is in the bar. */
interface BarPlace {
  readonly label: string;
  readonly place: number;
  readonly isInBar: boolean;
}

/** Finds the label of a sidebar in the bar of a language, and its place there. */
export function docusaurusBar(
  { theme, site }: DocusaurusConfig,
  source: OldFolder,
  locale: string,
): (sidebar: NamedSidebar) => BarPlace {
  const items = barItems(theme);
  const translation = source.json(inSite(site, `i18n/${locale}/docusaurus-theme-classic/navbar.json`) ?? "");
  const messages = isJsonObject(translation) ? translation : {};
  return ({ instance, name, isOnly, entries }) => {
    const isOwn = (item: JsonObject): boolean => (wordsIn(item, "docsPluginId") ?? "default") === instance;
    const named = items.findIndex((item) => isOwn(item) && item["type"] === "docSidebar" && item["sidebarId"] === name);
    const first = firstPage(entries)?.addresses[0];
    // An item may lead to the first page instead.
    const leading = items.findIndex(
      (item) => isOwn(item) && item["type"] !== "docSidebar" && first !== undefined && addressOf(item) === first,
    );
    const place = named < 0 ? leading : named;
    const own = name.replace(/Sidebar$/, "");
    const label = wordsIn(items[place] ?? {}, "label");
    const shown = label && (wordsIn(objectIn(messages, `item.label.${label}`), "message") ?? label);
    return {
      label: shown ?? titleFromPath(instance === "default" || !isOnly ? own : instance),
      place: place < 0 ? items.length : place,
      isInBar: place >= 0,
    };
  };
}

/** The items of the bar, also those in its menus. */
function barItems(theme: JsonObject): readonly JsonObject[] {
  const items = listIn(objectIn(theme, "navbar"), "items").filter(isJsonObject);
  return items.flatMap((item: JsonObject) => [...listIn(item, "items").filter(isJsonObject), item]);
}

function addressOf(item: JsonObject): string {
  return (wordsIn(item, "to") ?? "").replace(/^\/?/, "/");
}
