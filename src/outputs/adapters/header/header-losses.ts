// Reports what of the head and the foot of pages no host gets.
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { NotExpressed, NotExpressedPlace } from "../not-expressed.ts";
import { unsafeLinks } from "./host-header.ts";

type Loss = Pick<NotExpressed, "feature" | "reason"> & { readonly place: NotExpressedPlace };

/** Links that run something when they are opened, and fonts that only have a name. */
export function headerLosses({ site, languages }: ResolvedNavigation): readonly Loss[] {
  const unsafe = new Set([site, ...languages].flatMap(unsafeLinks));
  const { heading, body } = site.fonts ?? {};
  const named = new Set([heading, body].flatMap((font) => (font && font.source === undefined ? [font.family] : [])));
  return [
    ...[...unsafe].map((href) => ({
      feature: "a link of the top bar or the footer",
      reason: "opening it would run a program, so it is left out",
      place: { what: href },
    })),
    ...(named.size === 0
      ? []
      : [
          {
            feature: "the file of a font",
            reason:
              "docs.json has only its name, and nothing is loaded from other servers; add it to the site, for example with Fontsource",
            place: { what: [...named].map((family) => `font "${family}"`).join(", "), source: { pointer: "/fonts" } },
          },
        ]),
  ];
}
