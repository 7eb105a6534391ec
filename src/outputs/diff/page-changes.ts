// Finds changes of pages that both sides have: address, title, link, visibility, and the divisions that list them.
import { titleFromPath } from "../../compiler/contract/page-path.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { ComparedEdition } from "./match-divisions.ts";
import type { EditionChange } from "./merge-changes.ts";
import type {
  PageDeprecated,
  PageDescribed,
  PageDescribing,
  PageListing,
  PageMoved,
  PageRelated,
  PageRelinked,
  PageRelocated,
  PageRenamed,
  PageVisibility,
  TextShare,
} from "./page-change.ts";
import { pageNamesOf, divisionIdentity, isInvented, refOf, type DivisionNode, type Side } from "./side.ts";

type PageChange =
  | PageMoved
  | PageRenamed
  | PageDescribed
  | PageDescribing
  | PageDeprecated
  | PageRelinked
  | PageRelated
  | PageVisibility;

/** The new pages that existed before, each with its old page. */
type Paired = ReadonlyMap<Page, Page>;

/** The division that a page left, and the one that it entered instead. */
export interface Relocation {
  readonly before: DivisionNode;
  readonly after: DivisionNode;
}

/** The pages of both sides, with the facts that the trees have about them. */
interface PagesInTrees {
  /** For each page that moved: the first division that it left, and the first that it entered. */
  readonly relocations: ReadonlyMap<Page, Relocation>;
  /** Pages in a division that has become hidden or visible. */
  readonly toggled: ReadonlySet<Page>;
  /** Where the text of an old page is that was split. */
  readonly partsOf: (old: Page) => readonly TextShare[] | undefined;
}

/** Moved, retitled, relabelled, described, deprecated, relinked, hidden and shown pages, in reading order of the new side. */
export function pageChanges(
  before: Side,
  after: Side,
  paired: Paired,
  { relocations, toggled, partsOf }: PagesInTrees,
): readonly EditionChange<PageChange>[] {
  return [...after.pages.values()].flatMap((page) => {
    const old = paired.get(page);
    if (old === undefined) return [];
    const same: SamePage = { old, page, before, after, names: pageNamesOf(page, after), editions: editionsOf(page) };
    const changes: readonly PageChange[] = [
      ...(isInvented(old) || isInvented(page)
        ? []
        : knownChanges(same, { relocation: relocations.get(page), parts: partsOf(old) })),
      ...relinked(same),
      ...related(same, paired),
      ...(toggled.has(page) ? [] : visibility(same)),
    ];
    return changes.map((change) => {
      const parts = "parts" in change ? [JSON.stringify(change.parts)] : [];
      const texts = "before" in change ? [change.before, change.after] : [old.key, ...parts];
      return { identity: [change.kind, page.key, ...texts].join("\n"), change };
    });
  });
}

/** What is known of a page that has another address. */
interface MoveFacts {
  readonly relocation: Relocation | undefined;
  readonly parts: readonly TextShare[] | undefined;
}

/** The changes of what a page has from its operation, if that is known. */
function knownChanges(same: SamePage, move: MoveFacts): readonly PageChange[] {
  return [...moved(same, move), ...renamed(same), ...described(same), ...describing(same), ...deprecated(same)];
}

/** A page of both sides, with what all its changes have in common. */
interface SamePage {
  readonly old: Page;
  readonly page: Page;
  readonly before: Side;
  readonly after: Side;
  readonly names: ReturnType<typeof pageNamesOf>;
  readonly editions: readonly string[];
}

function editionsOf({ placements }: Page): readonly string[] {
  return [...new Set(placements.flatMap(({ editions }) => editions))];
}

function moved(
  { old, page, before, after, names, editions }: SamePage,
  { relocation, parts }: MoveFacts,
): readonly PageMoved[] {
  const [from, to] = [before.addressOf(old.href), after.addressOf(page.href)];
  if (from === to) return [];
  const found =
    relocation === undefined ? {} : { divisions: { before: refOf(relocation.before), after: refOf(relocation.after) } };
  return [
    {
      kind: "page-moved",
      ...names,
      moves: [{ from, to }],
      ...found,
      ...(parts === undefined ? {} : { parts }),
      editions,
    },
  ];
}

/** A title made from the path follows the path, and a label follows the title: so neither is reported separately. */
function renamed({ old, page, names, editions }: SamePage): readonly PageRenamed[] {
  const [label, newLabel] = [old.sidebarTitle ?? old.title, page.sidebarTitle ?? page.title];
  const isFromPath = followsPath(old) && followsPath(page);
  const hasLabel = old.sidebarTitle !== undefined || page.sidebarTitle !== undefined;
  const changes: PageRenamed[] = [];
  if (old.title !== page.title && !isFromPath)
    changes.push({ kind: "page-retitled", ...names, before: old.title, after: page.title, editions });
  if (label !== newLabel && hasLabel)
    changes.push({ kind: "page-relabelled", ...names, before: label, after: newLabel, editions });
  return changes;
}

/** True if the title follows the path. For an operation with a summary the address follows the title instead. */
function followsPath({ title, path, operation }: Page): boolean {
  const hasSummary = operation !== undefined && "summary" in operation && operation.summary === title;
  return !hasSummary && title === titleFromPath(path);
}

function described({ old, page, names, editions }: SamePage): readonly PageDescribed[] {
  const fields = [
    ["page-tagged", old.tag, page.tag],
    ["page-described", old.description, page.description],
  ] as const;
  return fields.flatMap(([kind, was = null, is = null]) =>
    was === is ? [] : [{ kind, ...names, before: was, after: is, editions }],
  );
}

function describing({ old, page, names, editions }: SamePage): readonly PageDescribing[] {
  const [was, is] = [describedOperation(old), describedOperation(page)];
  return was === is ? [] : [{ kind: "page-operation", ...names, before: was, after: is, editions }];
}

/** As an entry names it, without a last slash, which an entry may leave out. */
function describedOperation({ operation }: Page): string | null {
  if (operation === undefined) return null;
  const channel = "channel" in operation ? operation.channel : undefined;
  const target = operation.path ?? operation.webhook ?? channel ?? "";
  return `${operation.method} ${target.replace(/(?<=.)\/$/, "")}`.trim();
}

function deprecated({ old, page, names, editions }: SamePage): readonly PageDeprecated[] {
  if (old.deprecated === page.deprecated) return [];
  return [{ kind: page.deprecated === true ? "page-deprecated" : "page-undeprecated", ...names, editions }];
}

function relinked({ old, page, before, after, names, editions }: SamePage): readonly PageRelinked[] {
  const [was, is] = [linkOf(old, before), linkOf(page, after)];
  return was === is ? [] : [{ kind: "page-relinked", ...names, before: was, after: is, editions }];
}

/** The link of a page, without the base path, because a new base path does not change its links. */
function linkOf({ url }: Page, { navigation: { site } }: Side): string | null {
  if (url === undefined) return null;
  return url.startsWith(`${site.basePath}/`) ? url.slice(site.basePath.length) : url;
}

function related({ old, page, before, after, names, editions }: SamePage, paired: Paired): readonly PageRelated[] {
  const was = relatedIn(old, before, (target) => target);
  const is = relatedIn(page, after, (target) => paired.get(target) ?? target);
  return was === is ? [] : [{ kind: "page-related", ...names, editions }];
}

/** The related links as a text. `wasPage` finds the old page of a page: that it moved or has a new title is reported separately. */
function relatedIn({ related: links = [] }: Page, side: Side, wasPage: (target: Page) => Page): string {
  const named = links.map(({ href, label }) => {
    const target = side.pageAt(href);
    const address = target === undefined ? side.addressOf(href) : wasPage(target).href;
    return [address, label === target?.title ? null : label];
  });
  return JSON.stringify(named);
}

function visibility({ old, page, names, editions }: SamePage): readonly PageVisibility[] {
  if (old.hidden === page.hidden) return [];
  return [{ kind: page.hidden === true ? "page-hidden" : "page-shown", ...names, editions }];
}

/** The divisions of one edition that list a page on each side. */
export interface PlacesOfPage {
  readonly was: readonly DivisionNode[];
  readonly is: readonly DivisionNode[];
  /** The divisions that no longer list it. The division at the same position in `entered` lists it instead. */
  readonly left: readonly DivisionNode[];
  readonly entered: readonly DivisionNode[];
}

/** The divisions that list a page of both sides, `old` before and `page` after. */
export function placesOfPage(
  old: Page,
  page: Page,
  { before, after, divisions }: Omit<ComparedEdition, "pages">,
): PlacesOfPage {
  const [was, is] = [before.places.get(old) ?? [], after.places.get(page) ?? []];
  const kept = new Set(was.map((node) => divisions.to.get(node)));
  const stays = new Set<DivisionNode | undefined>(is);
  const left = was.filter((node) => !stays.has(divisions.to.get(node)));
  return { was, is, left, entered: is.filter((node) => !kept.has(node)) };
}

/**
 * Compares the divisions of one edition that list a page, even if these have new names. The change of a page with a new address
 * names its divisions: they are added to `relocations`. Pages of an added or removed division are not reported in addition to
 * it if they are also in other divisions.
 */
export function placeChanges(
  { before, after, pages, divisions }: ComparedEdition,
  relocations: Map<Page, Relocation>,
): readonly EditionChange<PageRelocated | PageListing>[] {
  const editions = [after.edition.id];
  const changes: EditionChange<PageRelocated | PageListing>[] = [];
  const relocate = (page: Page, old: Page, relocation: Relocation): void => {
    const isKnown = !isInvented(old) && !isInvented(page);
    if (isKnown && before.side.addressOf(old.href) !== after.side.addressOf(page.href)) {
      if (!relocations.has(page)) relocations.set(page, relocation);
      return;
    }
    const [from, to] = [relocation.before, relocation.after];
    const identity = ["page-relocated", page.key, divisionIdentity(from), divisionIdentity(to)].join("\n");
    const names = pageNamesOf(page, after.side);
    changes.push({
      identity,
      change: { kind: "page-relocated", ...names, before: refOf(from), after: refOf(to), editions },
    });
  };
  type More = Pick<PageListing, "first" | "still" | "times">;
  const list = (kind: PageListing["kind"], page: Page, key: string, node: DivisionNode, more: More): void => {
    const change = { kind, ...pageNamesOf(page, after.side), key, division: refOf(node), ...more, editions };
    const isStill = more.still === undefined ? "" : "still";
    changes.push({ identity: [kind, key, divisionIdentity(node), isStill, more.times].join("\n"), change });
  };
  const compare = (page: Page, old: Page): void => {
    const { was, is, left, entered } = placesOfPage(old, page, { before, after, divisions });
    entered.forEach((node, index) => {
      const origin = left[index];
      if (origin !== undefined) relocate(page, old, { before: origin, after: node });
      else if (was.length === 0 || divisions.from.has(node))
        list("page-listed", page, page.key, node, was.length === 0 ? { first: true } : {});
    });
    // With the key it had: a page in no list may lose the one it shares with its counterparts.
    for (const node of left.slice(entered.length))
      if (is.length === 0 || divisions.to.has(node))
        list("page-unlisted", page, old.key, node, is[0] === undefined ? {} : { still: refOf(is[0]) });
    const wasIn = new Set<DivisionNode | undefined>(was);
    for (const node of is) {
      const origin = divisions.from.get(node);
      if (origin === undefined || !wasIn.has(origin)) continue;
      const [had, times] = [before.timesIn(old, origin), after.timesIn(page, node)];
      if (had !== times) list(had < times ? "page-listed" : "page-unlisted", page, page.key, node, { times });
    }
  };
  for (const page of after.places.keys()) {
    const old = pages.from.get(page);
    if (old !== undefined) compare(page, old);
  }
  for (const old of before.places.keys()) {
    const page = pages.to.get(old);
    if (page !== undefined && !after.places.has(page)) compare(page, old);
  }
  return changes;
}
