// Looks up where the same page is in another edition.
import type { PartOfSite } from "../../compiler/site/edition-part.ts";
import { ownValue } from "../../compiler/text/json-value.ts";
import type { OpenNavigation } from "./open-navigation.ts";

/** The href of the page with a key in an edition; undefined where that has no such page, or it alone has it. */
export function counterpartIn({ navigation }: OpenNavigation, key: string, edition: string): string | undefined {
  return "part" in navigation
    ? shortHref(navigation.part, "counterparts", key, edition)
    : ownValue(ownValue(navigation.counterparts, key) ?? {}, edition);
}

/** What a table of a part has for a name in an edition. */
export function shortHref(
  part: PartOfSite,
  table: "counterparts" | "listed" | "sections",
  name: string,
  edition: string,
): string | undefined {
  const at = part.editions.findIndex(({ id }) => id === edition);
  const found = ownValue(part[table], name)?.find((hrefs) => hrefs.in[at] === "1");
  return found && (found.href ?? part.editions[at]!.prefix + found.after!);
}
