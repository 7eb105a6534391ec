// Gives the editions of a navigation by id, each with its part.
import type { EditionPart } from "../../../compiler/site/edition-part.ts";
import type { Edition, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { perObject } from "../../../compiler/text/per-object.ts";
import { EditionParts } from "../../../outputs/split/edition-parts.ts";

/** An edition of a navigation, and its part, which is made when first needed. */
export interface EditionAndPart {
  readonly id: string;
  readonly edition: Edition;
  readonly part: () => EditionPart;
}

/** The editions of a navigation by id. */
export const editionsById: (navigation: ResolvedNavigation) => ReadonlyMap<string, EditionAndPart> = perObject(
  (navigation) => {
    const parts = new EditionParts(navigation);
    const partOf = perObject((edition: Edition) => parts.of(edition));
    return new Map(
      navigation.editions.map((edition) => [edition.id, { id: edition.id, edition, part: () => partOf(edition) }]),
    );
  },
);
