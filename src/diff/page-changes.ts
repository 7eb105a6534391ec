// Changes of pages that both sides have, apart from their divisions.
import { titleFromPath } from "../contract/page-path.ts";
import type { Page } from "../site/navigation.ts";
import type { PageMoved, PageRelinked, PageRenamed, PageVisibility } from "./navigation-diff.ts";
import type { TreeChanges } from "./compare-editions.ts";
import { namesOf } from "./place-changes.ts";
import type { EditionChange } from "./merge-editions.ts";
import type { Side } from "./side.ts";
import { refOf } from "./edition-places.ts";

/** A page of both sides. */
interface Same {
  readonly old: Page;
  readonly page: Page;
  readonly from: string;
  readonly to: string;
}

type PageChange = PageMoved | PageRenamed | PageRelinked | PageVisibility;

/** Moved, retitled, relabelled, relinked, hidden and shown pages, in reading order of the side after. */
export function pageChanges(
  before: Side,
  after: Side,
  paired: ReadonlyMap<Page, Page>,
  { relocations, toggled }: Pick<TreeChanges, "relocations" | "toggled">,
): readonly EditionChange<PageChange>[] {
  return [...after.pages].flatMap(([to, page]) => {
    const old = paired.get(page);
    if (old === undefined) return [];
    const same = { old, page, from: before.addressOf(old.href), to };
    const parts = [
      ...moved(same, after, relocations),
      ...renamed(same, after),
      ...relinked(same, before, after),
      ...(toggled.has(page) ? [] : visibility(same, after)),
    ];
    if (parts.length === 0) return [];
    const editions = [...new Set(page.placements.flatMap((placement) => placement.editions))];
    return parts.map((part) => ({ identity: identityOf(part, same), editions, part }));
  });
}

function identityOf(part: PageChange, { old, page }: Same): string {
  const texts = "before" in part ? [part.before, part.after] : [old.key];
  return [part.kind, page.key, ...texts].join("\n");
}

function moved({ page, from, to }: Same, side: Side, relocations: TreeChanges["relocations"]): readonly PageMoved[] {
  if (from === to) return [];
  const relocation = relocations.get(page);
  const divisions = relocation && { before: refOf(relocation.before), after: refOf(relocation.after) };
  const names = namesOf(page, side);
  const found = divisions === undefined ? {} : { divisions };
  return [{ kind: "page-moved", ...names, moves: [{ from, to }], ...found, editions: [] }];
}

/** A title made from the path follows the path, and a label follows the title: neither is reported twice. */
function renamed({ old, page }: Same, side: Side): readonly PageRenamed[] {
  const names = namesOf(page, side);
  const [label, newLabel] = [old.sidebarTitle ?? old.title, page.sidebarTitle ?? page.title];
  const isFromPath = followsPath(old) && followsPath(page);
  const hasLabel = old.sidebarTitle !== undefined || page.sidebarTitle !== undefined;
  return [
    ...(old.title === page.title || isFromPath
      ? []
      : [{ kind: "page-retitled", ...names, before: old.title, after: page.title, editions: [] } as const]),
    ...(label === newLabel || !hasLabel
      ? []
      : [{ kind: "page-relabelled", ...names, before: label, after: newLabel, editions: [] } as const]),
  ];
}

/** The address of an operation follows its title, and not the other way round. */
function followsPath({ title, path, operation }: Page): boolean {
  return operation === undefined && title === titleFromPath(path);
}

function relinked({ old, page }: Same, before: Side, after: Side): readonly PageRelinked[] {
  const [was, is] = [linkOf(old, before), linkOf(page, after)];
  return was === is ? [] : [{ kind: "page-relinked", ...namesOf(page, after), before: was, after: is, editions: [] }];
}

/** The base path of a site is no change of its links. */
function linkOf({ url }: Page, { navigation: { site } }: Side): string | null {
  if (url === undefined) return null;
  return url.startsWith(`${site.basePath}/`) ? url.slice(site.basePath.length) : url;
}

function visibility({ old, page }: Same, side: Side): readonly PageVisibility[] {
  if (old.hidden === page.hidden) return [];
  return [{ kind: page.hidden === true ? "page-hidden" : "page-shown", ...namesOf(page, side), editions: [] }];
}
