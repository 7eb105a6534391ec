// Makes what the preview shows about a difference: its counts, the lost addresses, and the merged trees.
import { differenceOf, type ComparedSites } from "../../../outputs/diff/diff-navigation.ts";
import type { NavigationDiff } from "../../../outputs/diff/navigation-diff.ts";
import type { Redirect } from "../../../compiler/links/find-redirect.ts";
import { lostTitle } from "../../../outputs/render/diff-lost.ts";
import { basePathLine, allSections, countsOf } from "../../../outputs/render/diff-rows.ts";
import type { Row } from "../../../outputs/render/row.ts";
import { lostAddress, type LostAddressRow } from "./lost-address.ts";
import { mergedTrees, type MergedEdition, type MergedNode } from "./merged-tree.ts";

/** The difference of a site from another one, as the preview shows it. */
export interface Comparison {
  /** The number of changes of each kind, in words; "" if nothing changed. */
  readonly counts: string;
  /** What one side lacks or could not be read, in sentences. */
  readonly notes: readonly string[];
  /** A heading for `lost`. */
  readonly lostTitle: string;
  /** The addresses that existed but lead nowhere now. */
  readonly lost: readonly LostAddressRow[];
  /** Redirects to add to docs.json. */
  readonly redirects: readonly Redirect[];
  /** Changes that no tree shows: of languages and versions, and of unlisted pages. */
  readonly elsewhere: readonly Row[];
  /** The trees of the editions that differ. */
  readonly editions: readonly MergedEdition[];
  /** The names of the problems that the other site does not have; null if its problems are not known. */
  readonly newProblems: readonly string[] | null;
  /** The codes whose problems are not compared, because they are in texts. */
  readonly notCompared: readonly string[];
}

/** The comparison of two sites, without their problems; `diff` is their difference. */
export function comparisonOf(
  compared: ComparedSites,
  diff: NavigationDiff = differenceOf(compared),
  notes: readonly string[] = [],
): Comparison {
  const editions = mergedTrees(compared);
  const paths = basePathLine(diff, (path) => path).trimEnd();
  return {
    counts: countsOf(diff),
    notes: paths === "" ? notes : [...notes, paths],
    lostTitle: lostTitle(diff),
    lost: diff.lost.map((each) => lostAddress(each, compared.sides[1])),
    redirects: diff.redirects,
    elsewhere: rowsElsewhere(diff, editions),
    editions,
    newProblems: null,
    notCompared: [],
  };
}

function rowsElsewhere(diff: NavigationDiff, editions: readonly MergedEdition[]): readonly Row[] {
  const shown = new Set<string>();
  const visit = ({ address, mark, children }: MergedNode): void => {
    if (address !== "" && mark !== "same") shown.add(address);
    children.forEach(visit);
  };
  for (const { tree } of editions) visit(tree);
  const changes = diff.changes.filter((change) => {
    // The tree of one language does not show the page that another one has for it.
    if (change.kind === "page-separated") return true;
    if ("hrefs" in change) return !change.hrefs.some((href) => shown.has(href));
    return change.kind.startsWith("edition-");
  });
  return allSections({ ...diff, changes }).flatMap(({ title, rows }) =>
    title === "Redirects" ? rows.map(namedRedirect) : rows,
  );
}

/** Without the heading of its section, an arrow between two addresses could mean that a page has moved. */
function namedRedirect(row: Row): Row {
  return row.pieces[0]?.style === "address" && row.verb !== "redirected"
    ? { ...row, verb: `redirect ${row.verb}` }
    : row;
}
