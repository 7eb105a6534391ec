// Finds the page to which a section has moved from a page that is still there. (D626)
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { perKey } from "../../compiler/text/per-object.ts";
import { leastRuns } from "../../outputs/diff/divided-pages.ts";
import { sketches } from "../../outputs/diff/page-texts.ts";
import type { TextSketch } from "../../outputs/diff/text-sketch.ts";
import type { OpenedSite } from "../change/opened-site.ts";

/** Finds the page that has a section now, by the earlier path of the page that had it, and its anchor; undefined if none is certain. */
export type FindSection = (file: string, anchor: string) => string | undefined;

/**
 * A look-up of such pages: one has lost the heading, exactly one other page of its editions has got it, and as much of the text that the first one
 * lost as makes a part of a page that was split.
 */
export function movedSections(moves: ReadonlyMap<string, string>, before: OpenedSite, now: OpenedSite): FindSection {
  const earlier = new Map([...moves].map(([from, to]) => [to, from]));
  const pages = pagesByFile(now.navigation);
  const hasText = textTest(before, now);
  const sectionOf = perKey((name: string) => {
    const [file, anchor] = JSON.parse(name) as [string, string];
    const current = moves.get(file) ?? file;
    const page = pages.get(current);
    const isLost = before.names.hasAnchor(file, anchor) === true && now.names.hasAnchor(current, anchor) === false;
    if (page === undefined || !isLost) return {};
    const holders = [...pages].flatMap(([holder, other]) => {
      const hadIt = before.names.hasAnchor(earlier.get(holder) ?? holder, anchor) === true;
      const isThere = holder !== current && !hadIt && now.names.hasAnchor(holder, anchor) === true;
      return isThere && shareEdition(page, other) ? [holder] : [];
    });
    const [holder, ...others] = holders;
    if (holder === undefined || others.length > 0) return {};
    const isMoved = hasText({ before: file, now: current }, { before: earlier.get(holder) ?? holder, now: holder });
    return isMoved ? { holder } : {};
  });
  return (file, anchor) => (anchor === "" ? undefined : sectionOf(JSON.stringify([file, anchor])).holder);
}

/** The paths of a page in both states. */
interface PathsOfPage {
  readonly before: string;
  readonly now: string;
}

/** A test whether a page has got text that another one has lost. */
function textTest(before: OpenedSite, now: OpenedSite): (from: PathsOfPage, to: PathsOfPage) => boolean {
  const [oldTexts, newTexts] = [sketches(before.host), sketches(now.host)];
  return (from, to) => {
    const [had, has] = [
      oldTexts({ file: from.before, path: from.before }),
      newTexts({ file: from.now, path: from.now }),
    ];
    const [old, found] = [oldTexts({ file: to.before, path: to.before }), newTexts({ file: to.now, path: to.now })];
    // Of long texts only the smallest runs are known.
    const knownTo = [had, has, old, found].reduce((least, each) => Math.min(least, each?.knownTo ?? least), Infinity);
    const got = new Set(runsWithout(found, old));
    return runsWithout(had, has).filter((run) => run <= knownTo && got.has(run)).length >= leastRuns;
  };
}

function runsWithout(text: TextSketch | undefined, other: TextSketch | undefined): readonly number[] {
  const others = new Set(other?.runs);
  return [...(text?.runs ?? [])].filter((run) => !others.has(run));
}

function pagesByFile({ pages }: ResolvedNavigation): ReadonlyMap<string, Page> {
  return new Map(Object.values(pages).flatMap((page) => (page.file === null ? [] : [[page.file, page] as const])));
}

function shareEdition(one: Page, other: Page): boolean {
  const editions = new Set(one.placements.flatMap((placement) => placement.editions));
  return other.placements.some((placement) => placement.editions.some((edition) => editions.has(edition)));
}
