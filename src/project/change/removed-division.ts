// Finds what goes with a division that is removed: the elements of lists that show it, its pages, and its files. (D636)
import type { SiteNames } from "../../compiler/checks/site-names.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { UsageError } from "../settings/usage-error.ts";
import { divisionAt, shownDivisions, type DivisionSearch, type LabelledDivision } from "./division-at.ts";
import { elementAt } from "./entry-edits.ts";
import { placeOfNode } from "./element-places.ts";
import { pagesOfElements } from "./pages-of-elements.ts";

/** What goes with a division. */
export interface RemovedDivision {
  readonly division: ReturnType<typeof divisionAt>;
  /** The elements of lists that show it. */
  readonly elements: readonly ConfigSource[];
  /** The files of the pages that nothing else has. */
  readonly pages: ReadonlySet<string>;
  /** The files of the pages that another list has, too. */
  readonly staying: ReadonlySet<string>;
  /** The files of docs.json to which nothing else refers. */
  readonly files: readonly string[];
}

/**
 * What goes with the division of these labels. Of several references to one file only those go that the labels name. Throws `UsageError` if
 * there is no such division, or if another one that is not named has it as the same element.
 */
export function removedDivision(
  labels: readonly string[],
  search: DivisionSearch,
  names: Pick<SiteNames, "entries" | "roots">,
): RemovedDivision {
  const { config, values } = search;
  const division = divisionAt(labels, search);
  const at = placeOfNode(division, config);
  const all = values.elementsOf(at);
  const name = labels.join(" > ");
  if (all.length === 0) throw new UsageError(`"${name}" is no element of a list.`);
  const { named, others } = shownDivisions(labels, at, search);
  const [meant, spared] = [named, others].map((shown) => new Set(shown.map((each) => ownerKey(each, config))));
  const isApart = (element: ConfigSource): boolean => !spared!.has(listOwner(element));
  const elements = others.length === 0 ? all : all.filter((element) => meant!.has(listOwner(element)));
  if (elements.length === 0 || (others.length > 0 && !elements.every(isApart)))
    throw new UsageError(
      `"${name}" is written in ${at.file}, which "${others[0]!.labels.join(" > ")}" shows, too, so it would be removed there as well. To remove it from both, leave out the labels that differ. Otherwise write it twice first.`,
    );
  const { only, shared } = pagesOfElements(elements, names, values);
  return {
    division,
    elements,
    pages: only,
    staying: shared,
    files: values.files.filter((file) => file !== config && values.isOnlyBelow({ file, pointer: "" }, elements)),
  };
}

function ownerKey({ parent }: LabelledDivision, config: string): string {
  return placeKey(placeOfNode(parent, config));
}

/** The division whose list has an element. */
function listOwner({ file, pointer }: ConfigSource): string {
  const { list } = elementAt(pointer);
  return placeKey({ file, pointer: list.slice(0, Math.max(0, list.lastIndexOf("/"))) });
}
