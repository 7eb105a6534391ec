// Offers the names of icons. (D375)
import { perKey } from "../../../compiler/text/per-object.ts";
import type { Offer } from "../known-pages.ts";
import { iconSets, type IconSetName } from "../../../compiler/contract/icon-form.ts";

/** What is known of an icon before its name is written. */
export interface IconWanted {
  /** Its library, or that of the site. */
  readonly library?: string | undefined;
  readonly style?: string | undefined;
}

/** The names of a library that is known, those first that begin with the letters that are written, then those that have them together. A path is no name. */
export async function iconOffers(
  { library = "fontawesome", style }: IconWanted,
  written: string,
): Promise<readonly Offer[]> {
  if (/^[./]/.test(written)) return [];
  const sets = iconSets.get(library) ?? [];
  const isWanted = (set: IconSetName): boolean =>
    style !== "brands" || library !== "fontawesome" || set === "fa6-brands";
  const offers = (await Promise.all(sets.filter(({ set }) => isWanted(set)).map(offersOf))).flat();
  const letters = written.toLowerCase();
  const rank = ({ words }: Offer): number => (words.startsWith(letters) ? 0 : words.includes(letters) ? 1 : 2);
  return [0, 1, 2].flatMap((each) => offers.filter((offer) => rank(offer) === each));
}

const offersOf: (set: { readonly set: IconSetName; readonly note: string }) => Promise<readonly Offer[]> = perKey(
  async ({ set, note }) => {
    const { iconNames } = await import("./icon-names.ts");
    return iconNames(set).map((name): Offer => ({ text: name, detail: note, words: name }));
  },
);
