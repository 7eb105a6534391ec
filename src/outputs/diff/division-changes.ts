// Finds changes of divisions that both sides have: label, place, link, visibility, and the order of their contents.
import type { Division } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { movedOf } from "./longest-increasing.ts";
import type { ComparedEdition } from "./match-divisions.ts";
import type { EditionChange } from "./merge-changes.ts";
import type {
  DivisionChanged,
  DivisionDescribed,
  DivisionDirectory,
  DivisionRelinked,
  DivisionOpening,
  DivisionReordered,
  DivisionRooted,
  DivisionVisibility,
} from "./navigation-diff.ts";
import type { PageReordered } from "./page-change.ts";
import { isChoiceToggled } from "./selector-changes.ts";
import { pageNamesOf, divisionIdentity, isNode, refOf, type DivisionNode, type Side } from "./side.ts";

type DivisionChange =
  | DivisionChanged
  | DivisionRelinked
  | DivisionDescribed
  | DivisionRooted
  | DivisionDirectory
  | DivisionVisibility
  | DivisionOpening;

/** The changes of the divisions of one edition, without the order. */
export function divisionChanges(compared: ComparedEdition): readonly EditionChange<DivisionChange>[] {
  const { after, divisions } = compared;
  const editions = [after.edition.id];
  return after.nodes.flatMap((node) => {
    const old = divisions.from.get(node);
    if (old === undefined) return [];
    const isMoved = old.above !== undefined && divisions.to.get(old.above) !== node.above;
    const above = node.above && divisions.from.get(node.above);
    const own = changesOf(old, node, isMoved, editions)
      .filter((change) => !isVisibility(change) || above === undefined || !isToggledWith(above, node))
      .map((change) => ({
        identity: [change.kind, divisionIdentity(node), ...labelsOf(change)].join("\n"),
        change,
      }));
    return [...own, ...otherRoot(old, node, compared)];
  });
}

function isVisibility({ kind }: DivisionChange): boolean {
  return kind === "division-hidden" || kind === "division-shown";
}

/** Whether the division above, or what is chosen there, also became hidden or visible; `above` is the old division. */
function isToggledWith(above: DivisionNode, node: DivisionNode): boolean {
  if (node.above !== undefined && isChoiceToggled(above, node.above)) return true;
  const hidden = node.above?.division.hidden;
  return hidden === node.division.hidden && hidden !== above.division.hidden;
}

function changesOf(
  old: DivisionNode,
  node: DivisionNode,
  isMoved: boolean,
  editions: readonly string[],
): readonly DivisionChange[] {
  const [was, is] = [old.division, node.division];
  const isRelabelled = was.label !== is.label;
  const isOfOtherKind = was.kind !== is.kind;
  const [link, newLink] = [linkOf(old), linkOf(node)];
  const [layout, newLayout] = [layoutOf(old), layoutOf(node)];
  const isSame =
    link === newLink &&
    layout === newLayout &&
    was.hidden === is.hidden &&
    !isOtherwiseOpen(was, is) &&
    was.tag === is.tag &&
    was.description === is.description;
  if (!isRelabelled && !isOfOtherKind && !isMoved && isSame) return [];
  const [before, after] = [refOf(old), refOf(node)];
  const changes: DivisionChange[] = [];
  if (isRelabelled) changes.push({ kind: "division-relabelled", before, after, editions });
  else if (isOfOtherKind) changes.push({ kind: "division-kind", before, after, editions });
  if (isMoved) changes.push({ kind: "division-moved", before, after, editions });
  if (link !== newLink)
    changes.push({ kind: "division-relinked", division: after, before: link, after: newLink, editions });
  for (const [kind, text = null, newText = null] of [
    ["division-tagged", was.tag, is.tag],
    ["division-described", was.description, is.description],
  ] as const)
    if (text !== newText) changes.push({ kind, division: after, before: text, after: newText, editions });
  if (layout !== newLayout)
    changes.push({ kind: "division-directory", division: after, before: layout, after: newLayout, editions });
  if (was.hidden !== is.hidden)
    changes.push({ kind: is.hidden === true ? "division-hidden" : "division-shown", division: after, editions });
  if (isOtherwiseOpen(was, is))
    changes.push({
      kind: is.display?.expanded === true ? "division-expanded" : "division-collapsed",
      division: after,
      editions,
    });
  return changes;
}

/** Whether readers find it open on one side only. A group that can't be closed, since it is in no other one, is always open. */
function isOtherwiseOpen({ display: was }: Division, { display: is }: Division): boolean {
  return was?.collapsible === true && is?.collapsible === true && was.expanded !== is.expanded;
}

/** Another root page. A page of both sides that has a new address is the same one. */
function otherRoot(
  old: DivisionNode,
  node: DivisionNode,
  { before, after, pages }: ComparedEdition,
): readonly EditionChange<DivisionRooted>[] {
  const [was, is] = [rootOf(old, before.side), rootOf(node, after.side)];
  if (was === undefined && is === undefined) return [];
  const now = was && pages.to.get(was);
  // That the page was removed says why nothing opens.
  if (is === now) return [];
  const change: DivisionRooted = {
    kind: "division-root",
    division: refOf(node),
    before: was === undefined ? null : before.side.addressOf(was.href),
    after: is === undefined ? null : after.side.addressOf(is.href),
    editions: [after.edition.id],
  };
  return [{ identity: [change.kind, divisionIdentity(node), was?.key, is?.key].join("\n"), change }];
}

function rootOf({ division: { root } }: DivisionNode, { pageAt }: Side): Page | undefined {
  return root === undefined ? undefined : pageAt(root);
}

function linkOf({ division: { external, href } }: DivisionNode): string | null {
  return external === true ? (href ?? null) : null;
}

function layoutOf({ division: { directory } }: DivisionNode): DivisionDirectory["before"] {
  return directory ?? null;
}

/** A text that distinguishes two changes at one place. */
function labelsOf(change: DivisionChange): readonly (string | null)[] {
  if (!("before" in change)) return [];
  return [change.before, change.after].flatMap((side) =>
    typeof side === "object" && side !== null ? [side.label, side.kind] : [side],
  );
}

type Item = Page | DivisionNode;

/** The elements of one edition that have another position in the same division. */
export function orderChanges(compared: ComparedEdition): readonly EditionChange<PageReordered | DivisionReordered>[] {
  const { after, divisions } = compared;
  const editions = [after.edition.id];
  return after.nodes.flatMap((node) => {
    const old = divisions.from.get(node);
    if (old === undefined) return [];
    return movedItems(old, node, compared).map(({ item, previous }) => {
      const follows = previous === undefined ? null : labelOf(previous);
      const change: PageReordered | DivisionReordered = isNode(item)
        ? { kind: "division-reordered", division: refOf(item), follows, editions }
        : { kind: "page-reordered", ...pageNamesOf(item, after.side), division: refOf(node), follows, editions };
      const names = [item, previous].map((each) => each && (isNode(each) ? divisionIdentity(each) : each.key));
      return { identity: [change.kind, divisionIdentity(node), ...names].join("\n"), change };
    });
  });
}

/** A page has its title here, too, as in every other row. */
function labelOf(item: Item): string {
  return isNode(item) ? item.division.label : item.title;
}

/** The fewest elements that had to move to get from the old to the new order of a division, each with the element before it. Only elements that it had before and has now count. */
function movedItems(
  before: DivisionNode,
  after: DivisionNode,
  { pages, divisions }: ComparedEdition,
): readonly { readonly item: Item; readonly previous: Item | undefined }[] {
  const positions = positionsOf(before.items);
  const stayed = [...positionsOf(after.items)].flatMap(([item, at]) => {
    const same = isNode(item) ? divisions.from.get(item) : pages.from.get(item);
    const position = same === undefined ? undefined : positions.get(same);
    return position === undefined ? [] : [{ item, at, position }];
  });
  return movedOf(stayed, ({ position }) => position).map(({ item, at }) => ({ item, previous: after.items[at - 1] }));
}

/** The positions of elements; for something that is listed twice, the first one. */
function positionsOf(items: readonly Item[]): ReadonlyMap<Item, number> {
  const positions = new Map<Item, number>();
  items.forEach((item, index) => {
    if (!positions.has(item)) positions.set(item, index);
  });
  return positions;
}
