// Lists the bars and banners of a site, for which other site generators have settings of their own.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isSameJson } from "../../compiler/text/same-json.ts";
import type { NotExpressedPlace } from "./not-expressed.ts";

/** A bar or banner: what it is, and whose. */
export interface HeaderPart {
  readonly feature: string;
  readonly place: NotExpressedPlace;
}

/** Those of the site, then those that a language has of its own. */
export function headerParts({ site, languages }: ResolvedNavigation): readonly HeaderPart[] {
  const parts = ["banner", "navbar", "footer"] as const;
  const ofSite = parts.filter((part) => site[part] !== undefined);
  return [
    ...ofSite.map((part) => ({ feature: `the ${part}`, place: { what: "the site" } })),
    ...languages.flatMap(({ code, ...entry }) =>
      parts
        .filter((part) => entry[part] !== undefined && !isSameJson(entry[part], site[part]))
        .map((part) => ({ feature: `the ${part} of a language`, place: { what: `language "${code}"` } })),
    ),
  ];
}
