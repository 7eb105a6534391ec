// Looks up the same page in another edition.
import { ownValue } from "../../compiler/text/json-value.ts";
import type { OpenedNavigation, OpenNavigation } from "./open-navigation.ts";

/** The href of the page with a key in an edition; undefined if it has no such page, or if only one edition has it. */
export function counterpartIn(site: OpenNavigation, key: string, edition: string): string | undefined {
  const { navigation } = site;
  return "counterparts" in navigation
    ? ownValue(ownValue(navigation.counterparts, key) ?? {}, edition)
    : shortHref(site, "counterparts", key, edition);
}

/** The address for a name in an edition, from a table of a part; undefined for a whole navigation. */
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
