// Offers the names of icons. (D375)
import { perKey } from "../../../compiler/text/per-object.ts";
import type { Offer } from "../known-pages.ts";
import type { IconSet } from "./icon-names.ts";

/** What is known of an icon before its name is written. */
export interface IconWanted {
  /** Its library, or that of the site. */
  readonly library?: string | undefined;
  readonly style?: string | undefined;
}

interface OfferedSet {
  readonly set: IconSet;
  readonly note: string;
}

const solid: OfferedSet = { set: "fa6-solid", note: "Font Awesome" };
const brands: OfferedSet = { set: "fa6-brands", note: "Font Awesome, brands" };

const setsOfLibrary: ReadonlyMap<string, readonly OfferedSet[]> = new Map([
  ["fontawesome", [solid, brands]],
  ["lucide", [{ set: "lucide", note: "Lucide" }]],
  ["tabler", [{ set: "tabler", note: "Tabler" }]],
]);

/** The names of a library that is known, those first that begin with the letters that are written, then those that have them together. A path is no name. */
export async function iconOffers(
  { library = "fontawesome", style }: IconWanted,
  written: string,
): Promise<readonly Offer[]> {
  if (/^[./]/.test(written)) return [];
  const sets = library === "fontawesome" && style === "brands" ? [brands] : (setsOfLibrary.get(library) ?? []);
  const offers = (await Promise.all(sets.map(offersOf))).flat();
  const letters = written.toLowerCase();
  const rank = ({ words }: Offer): number => (words.startsWith(letters) ? 0 : words.includes(letters) ? 1 : 2);
  return [0, 1, 2].flatMap((each) => offers.filter((offer) => rank(offer) === each));
}

const offersOf: (set: OfferedSet) => Promise<readonly Offer[]> = perKey(async ({ set, note }) => {
  const { iconNames } = await import("./icon-names.ts");
  return iconNames(set).map((name): Offer => ({ text: name, detail: note, words: name }));
});
