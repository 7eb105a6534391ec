// Finds the editions of the pages in no list (D14, D249).
import type { EditionPlan, ExpandedDivision, ExpandedPage, ExpandedTree } from "../expand/expanded-tree.ts";
import { compareText } from "../text/compare-text.ts";
import { perKey } from "../text/per-object.ts";
import { folderOf } from "../text/resolve-path.ts";
import { languageFolders, versionFolders, type FolderNames } from "./page-keys.ts";
import { onlyValue, type ListingsOfPage, type PageListings, type UnplacedListing } from "./page-listings.ts";
import type { Selectors } from "./selectors.ts";

/** The unlisted pages by path: that of a hidden operation in the editions of its division, any other in that of its folder. */
export function unlistedPages(
  { plans, unplaced }: ExpandedTree,
  listed: PageListings["listed"],
  selectors: Selectors,
): PageListings["unplaced"] {
  const editionsOf = (owner: ExpandedDivision): readonly EditionPlan[] =>
    plans.editions.filter((edition) => selectors.shows(owner, edition));
  // Few sites have such a page.
  let editionOf: ((folder: string) => FolderEdition) | undefined;
  const byPath = unplaced.toSorted((one, other) => compareText(one.page.path, other.page.path));
  const listings = byPath.map(({ page, owner }): [ExpandedPage, UnplacedListing] => {
    if (owner === undefined) {
      editionOf ??= editionOfFolders(listed, plans);
      return [page, inFolder(editionOf(folderOf(page.path)))];
    }
    const { language, version } = owner;
    // Only an operation that asks to be hidden has an owner and no place.
    return [
      page,
      {
        ...valuesOf({ language, version }),
        hidden: true,
        withheld: "everywhere",
        editions: [editionsOf(owner)],
        owner,
      },
    ];
  });
  return new Map(listings);
}

/** What the folders of a page say: values that they don't are null, and the edition is one that shows such pages. */
interface FolderEdition {
  readonly language: string | null;
  readonly version: string | null;
  readonly edition: EditionPlan;
}

function inFolder({ edition, ...values }: FolderEdition): UnplacedListing {
  return { ...valuesOf(values), hidden: false, withheld: "nowhere", editions: [[edition]], owner: undefined };
}

function valuesOf({
  language,
  version,
}: Omit<FolderEdition, "edition">): Pick<ListingsOfPage, "languages" | "versions"> {
  return { languages: new Set([language]), versions: new Set([version]) };
}

function editionOfFolders(
  listed: PageListings["listed"],
  { editions, languages, versions }: ExpandedTree["plans"],
): (folder: string) => FolderEdition {
  const standard = editions.find((edition) => edition.default)!;
  const codes = languages.map(({ value }) => value);
  const labels = versions.map(({ value }) => value);
  const languageOf = valueOfFolder(listed, "languages", languageFolders(listed, codes), standard.language);
  const versionOf = valueOfFolder(listed, "versions", versionFolders(listed, labels), standard.version);
  return perKey((folder) => {
    const [language, version] = [languageOf(folder), versionOf(folder)];
    return { language, version, edition: nearestEdition(editions, language, version) ?? standard };
  });
}

/** The value that the folders of a page mark. In no such folder it is the default, if a listed page of the default is in none either; else null. */
function valueOfFolder(
  listed: PageListings["listed"],
  axis: "languages" | "versions",
  names: FolderNames,
  standard: string | null,
): (folder: string) => string | null {
  if (names.size === 0) return () => null;
  const byName = new Map(
    [...names].toReversed().flatMap(([value, folders]) => [...folders].map((name) => [name, value])),
  );
  const marked = (folder: string): string | undefined => {
    const name = folder
      .toLowerCase()
      .split("/")
      .find((segment) => byName.has(segment));
    return name === undefined ? undefined : byName.get(name);
  };
  const elsewhere = [...listed].some(
    ([{ path }, listing]) => onlyValue(listing[axis]) === standard && marked(folderOf(path)) === undefined,
  )
    ? standard
    : null;
  return (folder) => marked(folder) ?? elsewhere;
}

/** Of the language before of the version, and the default of those. */
function nearestEdition(
  editions: readonly EditionPlan[],
  language: string | null,
  version: string | null,
): EditionPlan | undefined {
  const ofLanguage = editions.filter((edition) => language === null || edition.language === language);
  const ofBoth = ofLanguage.filter((edition) => version === null || edition.version === version);
  const found = ofBoth.length === 0 ? ofLanguage : ofBoth;
  return found.find((edition) => edition.default) ?? found[0];
}
