// Finds the edition that a feed is made of.
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** The edition with an id, or the default one. Throws `TypeError` if there is none. */
export function editionOf({ editions }: ResolvedNavigation, id: string | undefined): Edition {
  const edition = editions.find((each) => (id === undefined ? each.default : each.id === id));
  if (edition === undefined) throw new TypeError(`The site has no edition "${id ?? ""}".`);
  return edition;
}
