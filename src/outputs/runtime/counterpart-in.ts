// Looks up where the same page is in another edition.
import { ownValue } from "../../compiler/text/json-value.ts";
import type { OpenedNavigation, OpenNavigation } from "./open-navigation.ts";

/** The href of the page with a key in an edition; undefined where that has no such page, or it alone has it. */
export function counterpartIn(site: OpenNavigation, key: string, edition: string): string | undefined {
  const { navigation } = site;
  return "counterparts" in navigation
    ? ownValue(ownValue(navigation.counterparts, key) ?? {}, edition)
    : shortHref(site, "counterparts", key, edition);
}

/** What a table of a part has for a name in an edition; undefined for a whole navigation. */
export function shortHref(
  site: OpenNavigation,
  table: "counterparts" | "listed" | "sections",
  name: string,
  edition: string,
): string | undefined {
  const { part } = site as OpenedNavigation;
  const at = site.editions.findIndex(({ id }) => id === edition);
  const found = part && ownValue(part[table], name)?.find((hrefs) => hrefs.in[at] === "1");
  return found && (found.href ?? part.editions[at]!.prefix + found.after!);
}
