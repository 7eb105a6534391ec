// Finds pages that another language lacks: one finding for a division, a folder or a spec (D46, D202).
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Leave } from "../diagnostics/not-judged.ts";
import { otherPlaces, placeOf } from "../diagnostics/place.ts";
import type { EditionPlan, ExpandedDivision, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { folderOf } from "../text/resolve-path.ts";
import { titleInside, labelPlace } from "./division-check.ts";
import { languageGaps, type LanguageGap, type LanguageGaps } from "./language-gaps.ts";
import type { Check, CheckedSite } from "./check.ts";
import { isLeftOut } from "./unpublished-page.ts";
import { unknownPagesOf } from "./unknown-languages.ts";

/**
 * Reports each key once, at its entry in the default edition, else in the first edition that has it. A language without any
 * counterpart is reported once.
 */
export const pageUntranslated: Check = {
  code: "page-untranslated",
  needs: ["all files"],
  run: (checked, report, leave) => {
    const { site } = checked;
    const found = languageGaps(site, (file) => isLeftOut(file, checked));
    const gaps = knownGaps(found, checked, leave);
    const { editions, defaultEdition, tree } = site;
    const defaultLanguage = tree.plans.languages.find(({ value }) => value === defaultEdition.language);
    if (defaultLanguage !== undefined && gaps.unmatched.length > 0) {
      const { branch } = defaultLanguage;
      const args = { division: titleInside(branch), pages: gaps.keys, languages: gaps.unmatched, versions: [] };
      report("page-untranslated", labelPlace(branch), args);
    }
    if (gaps.size === 0) return;
    const reporter = new GapReporter(report);
    const look = gapDivisions(site, gaps);
    for (const edition of [defaultEdition, ...editions.filter((other) => other !== defaultEdition)])
      if (edition.language === defaultEdition.language) reporter.add(look(tree.root, edition));
    reporter.reportPages();
    reporter.reportOperations();
  },
};

/** The gaps, without languages whose pages are not all known. */
function knownGaps(all: LanguageGaps, site: CheckedSite, leave: Leave): LanguageGaps {
  const known = perKey((gap: LanguageGap) => {
    const unknown = new Map(gap.languages.map((each) => [each, unknownPagesOf(each, gap.versions, site)]));
    const languages = gap.languages.filter((each) => unknown.get(each) === undefined);
    const reason = [...unknown.values()].find((each) => each !== undefined);
    if (reason !== undefined) leave(reason);
    return { gap: languages.length === 0 ? undefined : { ...gap, languages } };
  });
  return {
    ...all,
    of: (page) => {
      const gap = all.of(page);
      return gap && known(gap).gap;
    },
    unmatched: all.unmatched.filter((language) => {
      const reason = unknownPagesOf(language, [], site);
      if (reason !== undefined) leave(reason, { count: all.keys });
      return reason === undefined;
    }),
  };
}

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

// What no selector changes is the same in the next edition, and was looked at in the first.
function gapDivisions(
  { viewOf, selectors }: SiteFacts,
  { counts, of: gapOf }: LanguageGaps,
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
      // The language is named instead of the root: that is where its pages are written.
      division: division.kind === "root" ? (branches.find(({ kind }) => kind === "language") ?? division) : division,
      parts,
      pages: parts.flatMap((part) => (part.kind === "page" ? [part] : part.pages)),
    };
  };
  return look;
}

/** A page that lacks a counterpart. */
type PageGap = GapNode & { readonly gap: LanguageGap };

class GapReporter {
  readonly #report: Report;
  readonly #reported = new Set<string>();
  readonly #written: PageGap[] = [];
  readonly #generated: PageGap[] = [];

  constructor(report: Report) {
    this.#report = report;
  }

  /** Reports what is missing for a part of the tree. Single pages are collected by folder or spec. */
  add(part: GapDivision | GapNode): void {
    if (part.kind === "page") this.#addPage(part);
    else if (isUntranslated(part)) this.#reportDivision(part);
    else for (const inner of part.parts) this.add(inner);
  }

  /** Reports the collected page files, once per folder and set of languages. */
  reportPages(): void {
    const byFolder = groupBy(this.#written, ({ node, gap }) =>
      JSON.stringify([gap.languages, folderOf(node.page.path)]),
    );
    for (const same of byFolder.values()) {
      const [{ node, gap }, ...others] = same as [PageGap, ...PageGap[]];
      const { path } = node.page;
      if (others.length === 0) this.#reportPage(node, gap);
      else {
        const what = { folder: folderOf(path), pages: same.length, example: path };
        const alsoAt = otherPlaces(
          others.map((other) => placeOf(other.node.source)),
          "also not translated",
        );
        this.#report(
          "page-untranslated",
          placeOf(node.source),
          { ...what, ...gapArgs(same.map((each) => each.gap)) },
          { alsoAt },
        );
      }
    }
  }

  /** Reports the collected generated pages, once per spec. */
  reportOperations(): void {
    const bySpec = groupBy(this.#generated, ({ node, gap }) =>
      JSON.stringify([gap.languages, node.page.operation!.spec]),
    );
    for (const same of bySpec.values()) {
      const { node, gap } = same[0]!;
      if (same.length === 1) this.#reportPage(node, gap);
      else {
        const what = { spec: node.page.operation!.spec, operations: same.length, example: gap.key };
        const place = placeOf(node.source);
        this.#report("page-untranslated", place, { ...what, ...gapArgs(same.map((each) => each.gap)) });
      }
    }
  }

  #newGaps(pages: readonly GapNode[]): readonly LanguageGap[] {
    const gaps = pages.flatMap(({ gap }) => (gap === undefined || this.#reported.has(gap.key) ? [] : [gap]));
    for (const { key } of gaps) this.#reported.add(key);
    return gaps;
  }

  #reportDivision({ division, pages }: GapDivision): void {
    const gaps = this.#newGaps(pages);
    if (gaps.length === 0) return;
    const count = new Set(gaps.map(({ key }) => key)).size;
    const what = { division: titleInside(division), pages: count };
    this.#report("page-untranslated", labelPlace(division), { ...what, ...gapArgs(gaps) });
  }

  #addPage(part: GapNode): void {
    const [gap] = this.#newGaps([part]);
    if (gap === undefined) return;
    const { page } = part.node;
    const isGenerated = page.file === null && page.operation !== undefined;
    (isGenerated ? this.#generated : this.#written).push({ ...part, gap });
  }

  #reportPage({ page, source }: ExpandedPageNode, gap: LanguageGap): void {
    this.#report("page-untranslated", placeOf(source), { path: page.path, ...gapArgs([gap]) });
  }
}

/** Whether it has several pages, and the same languages lack all of them. */
function isUntranslated({ pages }: GapDivision): boolean {
  const languages = pages[0]?.gap?.languages.join();
  return pages.length > 1 && languages !== undefined && pages.every(({ gap }) => gap?.languages.join() === languages);
}

function gapArgs(gaps: readonly LanguageGap[]): Pick<LanguageGap, "languages" | "versions"> {
  return { languages: gaps[0]!.languages, versions: [...new Set(gaps.flatMap(({ versions }) => versions))] };
}
