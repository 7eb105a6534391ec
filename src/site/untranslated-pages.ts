// How are the pages told that another language lacks? One message a page, or one for a whole division. (D46)
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { EditionPlan, ExpandedDivision, ExpandedPageNode } from "../expand/expanded-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { divisionName, divisionPlace } from "./division-place.ts";
import { languageGaps, type LanguageGap } from "./language-gaps.ts";
import type { SiteInput } from "./site-input.ts";

interface GapNode {
  readonly kind: "page";
  readonly node: ExpandedPageNode;
  /** Undefined for a page that has all its counterparts. */
  readonly gap: LanguageGap | undefined;
}

interface GapDivision {
  readonly kind: "division";
  readonly division: ExpandedDivision;
  readonly parts: readonly (GapNode | GapDivision)[];
  /** All pages below that count. */
  readonly pages: readonly GapNode[];
}

/**
 * Tells `page-untranslated`, each key once, at its entry in the default edition, else in the first that has it. A
 * language without any counterpart is told once.
 */
export function tellUntranslated(input: SiteInput, report: Report): void {
  const gaps = languageGaps(input);
  const { editions, defaultEdition, tree, selectors } = input;
  const usual = tree.plans.languages.find(({ value }) => value === defaultEdition.language);
  if (usual !== undefined && gaps.unmatched.length > 0) {
    const branch = selectors.branchOf(usual);
    const args = { division: divisionName(branch), pages: gaps.keys, languages: gaps.unmatched, versions: 1 };
    report("page-untranslated", divisionPlace(branch), args);
  }
  if (gaps.size === 0) return;
  const teller = gapTeller(report);
  const look = gapDivisions(input, gaps);
  for (const edition of [defaultEdition, ...editions.filter((other) => other !== defaultEdition)])
    if (edition.language === defaultEdition.language) teller.tell(look(tree.root, edition));
  teller.tellOperations();
}

// What no selector changes is the same in the next edition, and was told in the first.
function gapDivisions(
  { viewOf, selectors }: SiteInput,
  { counts, of: gapOf }: ReturnType<typeof languageGaps>,
): (division: ExpandedDivision, edition: EditionPlan) => GapDivision {
  const seen = new Set<ExpandedDivision>();
  const look = (division: ExpandedDivision, edition: EditionPlan): GapDivision => {
    const { root, children, branches } = viewOf(division, edition);
    const parts = [...(root === undefined ? [] : [root]), ...children].flatMap((child): GapDivision["parts"] => {
      if (child.kind === "page")
        return counts(child.page) ? [{ kind: "page", node: child, gap: gapOf(child.page) }] : [];
      if (!selectors.isSelecting(child) && seen.has(child)) return [];
      seen.add(child);
      return [look(child, edition)];
    });
    return {
      kind: "division",
      // The language stands for the root: that is where its pages are written.
      division: division.kind === "root" ? (branches.find(({ kind }) => kind === "language") ?? division) : division,
      parts,
      pages: parts.flatMap((part) => (part.kind === "page" ? [part] : part.pages)),
    };
  };
  return look;
}

interface GapTeller {
  readonly tell: (part: GapDivision | GapNode) => void;
  /** Tells the generated pages met so far, once a spec. */
  readonly tellOperations: () => void;
}

function gapTeller(report: Report): GapTeller {
  const told = new Set<string>();
  const generated: (GapNode & { readonly gap: LanguageGap })[] = [];
  const take = (pages: readonly GapNode[]): readonly LanguageGap[] => {
    const gaps = pages.flatMap(({ gap }) => (gap === undefined || told.has(gap.key) ? [] : [gap]));
    for (const { key } of gaps) told.add(key);
    return gaps;
  };
  const tell = (part: GapDivision | GapNode): void => {
    if (part.kind === "page") tellPage(part);
    else if (isUntranslated(part)) tellDivision(part);
    else part.parts.forEach(tell);
  };
  const tellDivision = ({ division, pages }: GapDivision): void => {
    const gaps = take(pages);
    if (gaps.length === 0) return;
    const count = new Set(gaps.map(({ key }) => key)).size;
    const what = { division: divisionName(division), pages: count };
    report("page-untranslated", divisionPlace(division), { ...what, ...gapArgs(gaps) });
  };
  const tellPage = (part: GapNode): void => {
    const [gap] = take([part]);
    if (gap === undefined) return;
    const { page } = part.node;
    if (page.file === null && page.operation !== undefined) generated.push({ ...part, gap });
    else tellOne(part.node, gap);
  };
  const tellOne = ({ page, source }: ExpandedPageNode, gap: LanguageGap): void =>
    report("page-untranslated", valueAt(source.file, source.pointer), { path: page.path, ...gapArgs([gap]) });
  return {
    tell,
    tellOperations: () => {
      const bySpec = groupBy(generated, ({ node, gap }) => JSON.stringify([gap.languages, node.page.operation!.spec]));
      for (const same of bySpec.values()) {
        const { node, gap } = same[0]!;
        if (same.length === 1) tellOne(node, gap);
        else {
          const what = { spec: node.page.operation!.spec, operations: same.length, example: gap.key };
          const place = valueAt(node.source.file, node.source.pointer);
          report("page-untranslated", place, { ...what, ...gapArgs(same.map((each) => each.gap)) });
        }
      }
    },
  };
}

/** Whether the same languages lack all its pages, and these are several. */
function isUntranslated({ pages }: GapDivision): boolean {
  const languages = pages[0]?.gap?.languages.join();
  return pages.length > 1 && languages !== undefined && pages.every(({ gap }) => gap?.languages.join() === languages);
}

function gapArgs(gaps: readonly LanguageGap[]): { readonly languages: readonly string[]; readonly versions: number } {
  return { languages: gaps[0]!.languages, versions: gaps.reduce((most, { versions }) => Math.max(most, versions), 0) };
}
