// Chooses a change of a site at random, and the change that takes it back.
import type { Division, PageNode, ResolvedNavigation, Source } from "../../../src/compiler/site/navigation.ts";
import type { Page } from "../../../src/compiler/site/page.ts";
import type { EditPlan } from "../../../src/project/change/edit-plan.ts";
import type { ChangeOperation, SiteChange } from "../../../src/project/change/site-change.ts";
import type { Dice } from "../../outputs/schema/mutate.ts";
import { valueAt } from "../../support/value-at.ts";
import type { SiteState } from "./site-state.ts";

/** A change, and what takes it back. */
export interface RandomChange {
  readonly kind: ChangeKind;
  readonly change: SiteChange;
  /** Undefined if nothing takes it back. */
  readonly back: ((plan: EditPlan) => SiteChange | undefined) | undefined;
}

/** All kinds of changes. */
export const changeKinds = [
  "rename a page",
  "move a page into another folder",
  "make a page the index of a folder, or take it out",
  "rename a folder",
  "move a folder into another one",
  "move what a pattern matches",
  "move a file that is no page",
  "move several things at once",
  "move an entry",
  "move and rename a page",
  "move a division",
  "rename a division",
  "remove a page",
  "remove a division",
  "add a page",
  "add a group",
  "list what no list has",
  "add a redirect",
  "lead a redirect elsewhere",
  "remove a division in all languages and versions",
  "move a page in all languages and versions",
  "remove a page in all languages and versions",
  "add a page in all languages and versions",
  "move an entry in all languages and versions",
] as const;

/** The name of a kind. */
export type ChangeKind = (typeof changeKinds)[number];

type Made = Omit<RandomChange, "kind"> | undefined;

/** Makes a change of one kind; undefined if the site has nothing for it. */
type Make = (site: SiteState, dice: Dice) => Made;

const kinds: Readonly<Record<ChangeKind, Make>> = {
  "rename a page": (site, dice) => movePage(site, dice, (page) => `${page.path}-${word(dice)}`),
  "move a page into another folder": (site, dice) =>
    movePage(site, dice, ({ path, language }) => {
      const near = anyOf(
        filePages(site).filter((each) => each.language === language),
        dice,
      );
      return `${folderOf(near!.path)}${baseOf(path)}-${word(dice)}`;
    }),
  "make a page the index of a folder, or take it out": (site, dice) =>
    movePage(site, dice, ({ path }) =>
      baseOf(path) === "index" && path.includes("/") ? folderOf(path).slice(0, -1) : `${path}/index`,
    ),
  "rename a folder": (site, dice) => moveFolder(site, dice, (folder) => `${folder}-${word(dice)}`),
  "move a folder into another one": (site, dice) =>
    moveFolder(
      site,
      dice,
      (folder) => `${folder.split("/").length > 1 ? folder.split("/")[0]! : "moved"}/${word(dice)}`,
    ),
  "move what a pattern matches": movePattern,
  "move a file that is no page": moveOtherFile,
  "move several things at once": moveSeveral,
  "move an entry": placePage,
  "move and rename a page": placeAndMove,
  "move a division": placeDivision,
  "rename a division": relabel,
  "remove a page": removePage,
  "remove a division": removeDivision,
  "add a page": addPage,
  "add a group": addGroup,
  "list what no list has": () => made([{ kind: "list-unlisted" }]),
  "add a redirect": addRedirect,
  "lead a redirect elsewhere": changeRedirect,
  "remove a division in all languages and versions": (site, dice) => alsoElsewhere(removeDivision(site, dice)),
  "move a page in all languages and versions": moveEverywhere,
  "remove a page in all languages and versions": removeEverywhere,
  "add a page in all languages and versions": addEverywhere,
  "move an entry in all languages and versions": placeEverywhere,
};

/** A change of a kind; undefined if the site has nothing for it. */
export function randomChange(kind: ChangeKind, site: SiteState, dice: Dice): RandomChange | undefined {
  const found = kinds[kind](site, dice);
  return found && { kind, ...found };
}

function made(operations: readonly ChangeOperation[], back?: RandomChange["back"]): Made {
  return { change: { operations }, back };
}

function anyOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice(items.length)];
}

const words = ["new", "begin", "über", "a b", "учёба", "x(1)", "it's", "v2.0", "100%", "a&b", "c++", "q?"];

/** A name that no file has yet, mostly a plain one. */
function word(dice: Dice): string {
  return `${dice(4) === 0 ? words[dice(words.length)]! : words[dice(2)]!}-${dice(10_000)}`;
}

function filePages({ navigation }: SiteState): readonly (Page & { readonly file: string })[] {
  return Object.values(navigation.pages).filter((page): page is Page & { readonly file: string } => page.file !== null);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Moves each file back. */
function filesBack({ files }: EditPlan): SiteChange {
  return {
    operations: files.flatMap((file): readonly ChangeOperation[] =>
      file.kind === "move" ? [{ kind: "move", from: file.to, to: file.from }] : [],
    ),
  };
}

function movePage(site: SiteState, dice: Dice, targetOf: (page: Page) => string): Made {
  const page = anyOf(filePages(site), dice);
  return page && made([{ kind: "move", from: page.path, to: targetOf(page) }], filesBack);
}

function moveFolder(site: SiteState, dice: Dice, targetOf: (folder: string) => string): Made {
  const all = filePages(site).map(({ path }) => folderOf(path).slice(0, -1));
  const folder = anyOf(
    [...new Set(all)].filter((each) => each !== ""),
    dice,
  );
  if (folder === undefined) return undefined;
  const to = targetOf(folder);
  return made([{ kind: "move", from: `${folder}/`, to: `${to}/` }], () => ({
    operations: [{ kind: "move", from: `${to}/`, to: `${folder}/` }],
  }));
}

function movePattern(site: SiteState, dice: Dice): Made {
  const page = anyOf(filePages(site), dice);
  if (page === undefined) return undefined;
  const start = folderOf(page.path) + baseOf(page.path).slice(0, 1 + dice(3));
  const pattern = dice(2) === 0 ? `${start}*` : `${folderOf(page.path)}*`;
  return made([{ kind: "move", from: pattern, to: `${folderOf(page.path)}${word(dice)}/` }], filesBack);
}

function moveOtherFile(site: SiteState, dice: Dice): Made {
  const shown = new Set(filePages(site).map(({ file }) => file));
  const others = Object.keys(site.texts).filter(
    (file) =>
      !shown.has(file) && file !== "docs.json" && !file.split("/").some((name) => /^\.|^node_modules$/.test(name)),
  );
  const file = anyOf(others, dice);
  if (file === undefined) return undefined;
  const extension = /\.[^./]+$/.exec(file)?.[0] ?? "";
  // With another name, a README would be a page.
  const isNamed = /\.mdx?$/.test(file) && !/(^|\/)(snippets|_snippets)\//.test(file);
  const target = dice(2) === 0 && !isNamed ? `${folderOf(file)}${word(dice)}` : `${folderOf(file)}sub/${baseOf(file)}`;
  const to = target.endsWith(extension) ? target : target + extension;
  return made([{ kind: "move", from: file, to }], filesBack);
}

function moveSeveral(site: SiteState, dice: Dice): Made {
  const pages = filePages(site);
  const moves = new Map(
    [1, 2, 3].flatMap(() => anyOf(pages, dice)?.path ?? []).map((path) => [path, `${path}-${word(dice)}`]),
  );
  return made(
    [...moves].map(([from, to]) => ({ kind: "move", from, to })),
    filesBack,
  );
}

/** A list of docs.json with an element of it. */
interface InList {
  readonly items: readonly unknown[];
  readonly index: number;
}

function inList({ texts }: SiteState, { file = "docs.json", pointer }: Source): InList | undefined {
  const match = /^(.*)\/(\d+)$/.exec(pointer);
  const items =
    match === null ? undefined : valueAt(JSON.parse((texts[file] ?? "null").replace(/^\uFEFF/, "")), match[1]!);
  return Array.isArray(items) ? { items, index: Number(match![2]) } : undefined;
}

/** Without pages of its own, a group would not be the same after an entry was added and removed. */
function hasPages({ texts }: SiteState, { file = "docs.json", pointer }: Source): boolean {
  const pages = valueAt(JSON.parse((texts[file] ?? "null").replace(/^\uFEFF/, "")), `${pointer}/pages`);
  return Array.isArray(pages) && pages.length > 0;
}

/** The nodes of all editions, each once. */
function nodesOf({ editions }: ResolvedNavigation): readonly { node: Division | PageNode; above: readonly string[] }[] {
  const found = new Map<string, { node: Division | PageNode; above: readonly string[] }>();
  const walk = (division: Division, above: readonly string[]): void => {
    const labels = division.kind === "root" ? above : [...above, division.label];
    for (const node of division.children) {
      found.set(`${node.source.file ?? ""} ${node.source.pointer}`, { node, above: labels });
      if (node.kind !== "page") walk(node, labels);
    }
  };
  for (const { tree } of editions) walk(tree, []);
  return [...found.values()];
}

/** What takes an element back to its place: its neighbor, if that is a page. */
function backTo(
  site: SiteState,
  source: Source,
  above: readonly string[],
): Extract<ChangeOperation, { kind: "place" }>["target"] | undefined {
  const list = inList(site, source);
  const [before, after] = [list?.items[list.index - 1], list?.items[list.index + 1]];
  if (typeof before === "string" && isOnce(site, before)) return { kind: "after", page: before };
  if (typeof after === "string" && isOnce(site, after)) return { kind: "before", page: after };
  return list !== undefined && list.items.length > 1 && after === undefined && above.length > 0
    ? { kind: "into", labels: above }
    : undefined;
}

/** A page that is in one place only. */
function isOnce({ navigation, texts }: SiteState, entry: string): boolean {
  const path = entry.replace(/^\.?\//, "").replace(/\.mdx?$/, "");
  return (
    Object.values(navigation.pages).filter(
      (page) => page.path === path && page.file !== null && page.placements.length === 1,
    ).length === 1 && texts["docs.json"]!.split(JSON.stringify(entry)).length === 2
  );
}

function targetNear(
  site: SiteState,
  dice: Dice,
  language: string | null,
  but?: string,
): Extract<ChangeOperation, { kind: "place" }>["target"] | undefined {
  const kind = (["before", "after", "into"] as const)[dice(3)]!;
  if (kind === "into") {
    const groups = nodesOf(site.navigation).filter(({ node }) => node.kind === "group" && hasPages(site, node.source));
    const group = anyOf(groups, dice);
    return group && { kind, labels: [...group.above, (group.node as Division).label] };
  }
  const page = anyOf(
    filePages(site).filter(
      (each) => each.path !== but && each.language === language && each.placements.some(({ node }) => node !== null),
    ),
    dice,
  );
  return page && { kind, page: page.path };
}

function listedNode(
  site: SiteState,
  dice: Dice,
): { readonly page: Page; readonly node: PageNode; readonly above: readonly string[] } | undefined {
  const found = anyOf(
    nodesOf(site.navigation).filter(
      ({ node }) => node.kind === "page" && site.navigation.pages[node.href]?.file != null,
    ),
    dice,
  );
  if (found === undefined || found.node.kind !== "page") return undefined;
  return { page: site.navigation.pages[found.node.href]!, node: found.node, above: found.above };
}

function placePage(site: SiteState, dice: Dice): Made {
  const found = listedNode(site, dice);
  const target = found && targetNear(site, dice, found.page.language, found.page.path);
  if (found === undefined || target === undefined) return undefined;
  const { page, node, above } = found;
  const isSingle =
    nodesOf(site.navigation).filter((each) => each.node.kind === "page" && each.node.href === page.href).length === 1;
  const back = isSingle ? backTo(site, node.source, above) : undefined;
  return made(
    [{ kind: "place", page: page.path, target }],
    back && (() => ({ operations: [{ kind: "place", page: page.path, target: back }] })),
  );
}

function placeAndMove(site: SiteState, dice: Dice): Made {
  const found = listedNode(site, dice);
  const target = found && targetNear(site, dice, found.page.language, found.page.path);
  if (found === undefined || target === undefined) return undefined;
  const { path } = found.page;
  return made([
    { kind: "move", from: path, to: `${path}-${word(dice)}` },
    { kind: "place", page: path, target },
  ]);
}

function placeDivision(site: SiteState, dice: Dice): Made {
  const found = anyOf(
    nodesOf(site.navigation).filter(({ node }) => node.kind !== "page"),
    dice,
  );
  if (found === undefined) return undefined;
  const node = found.node as Division;
  const target =
    node.kind === "group"
      ? targetNear(site, dice, null)
      : anyOf(
          nodesOf(site.navigation).filter((each) => each.node.kind !== "page"),
          dice,
        );
  if (target === undefined) return undefined;
  const place =
    "kind" in target ? target : { kind: "into" as const, labels: [...target.above, (target.node as Division).label] };
  const labels = [...found.above, node.label];
  const back = backTo(site, node.source, found.above);
  const there = place.kind === "into" ? [...place.labels, node.label] : [node.label];
  return made(
    [{ kind: "place-division", labels, target: place }],
    back && (() => ({ operations: [{ kind: "place-division", labels: there, target: back }] })),
  );
}

function relabel(site: SiteState, dice: Dice): Made {
  const found = anyOf(
    nodesOf(site.navigation).filter(({ node }) => node.kind !== "page"),
    dice,
  );
  if (found === undefined) return undefined;
  const old = (found.node as Division).label;
  const label = ['New "one"', "Ünï", "a > b", "新", `L${dice(1000)}`][dice(5)]!;
  const isOther = nodesOf(site.navigation).some(({ node }) => node.kind !== "page" && node.label === label);
  return made(
    [{ kind: "relabel", labels: [...found.above, old], label }],
    isOther || old.trim() === ""
      ? undefined
      : () => ({ operations: [{ kind: "relabel", labels: [...found.above, label], label: old }] }),
  );
}

function removePage(site: SiteState, dice: Dice): Made {
  const [page, other] = [anyOf(filePages(site), dice), anyOf(filePages(site), dice)];
  if (page === undefined || other === undefined || page === other) return undefined;
  return made([{ kind: "remove", page: page.path, redirect: dice(5) === 0 ? "https://example.com/x" : other.path }]);
}

function removeDivision(site: SiteState, dice: Dice): Made {
  const found = anyOf(
    nodesOf(site.navigation).filter(({ node }) => node.kind !== "page"),
    dice,
  );
  const other = anyOf(filePages(site), dice);
  if (found === undefined || other === undefined) return undefined;
  return made([
    { kind: "remove-division", labels: [...found.above, (found.node as Division).label], redirect: other.path },
  ]);
}

function addPage(site: SiteState, dice: Dice): Made {
  const target = targetNear(site, dice, filePages(site)[0]?.language ?? null);
  if (target === undefined) return undefined;
  const folder = target.kind === "into" ? "" : folderOf(target.page);
  const page = `${folder}${word(dice)}`;
  const description = dice(2) === 0 ? 'It is "new": #1' : undefined;
  return made([{ kind: "add", page, title: `A: ${page}`, description, target }], () => ({
    operations: [{ kind: "remove", page, redirect: null }],
  }));
}

function addGroup(site: SiteState, dice: Dice): Made {
  const target = targetNear(site, dice, filePages(site)[0]?.language ?? null);
  if (target === undefined) return undefined;
  const [page, group] = [`${target.kind === "into" ? "" : folderOf(target.page)}${word(dice)}`, `Group ${dice(1000)}`];
  return made([{ kind: "add", page, group, title: `T ${page}`, target }], () => ({
    operations: [{ kind: "remove-division", labels: [group], redirect: null }],
  }));
}

const everywhere = { languages: true, versions: true };

function inEveryEdition(operations: readonly ChangeOperation[], back?: RandomChange["back"]): Made {
  return { change: { operations, counterparts: everywhere }, back };
}

/** A page with counterparts, if the site has one. */
function withCounterparts(site: SiteState, dice: Dice): (Page & { readonly file: string }) | undefined {
  const { counterparts } = site.navigation;
  return anyOf(
    filePages(site).filter(({ key }) => counterparts[key] !== undefined),
    dice,
  );
}

function moveEverywhere(site: SiteState, dice: Dice): Made {
  const page = withCounterparts(site, dice);
  return page && inEveryEdition([{ kind: "move", from: page.path, to: `${page.path}-${word(dice)}` }], filesBack);
}

/** From a new address, or all below a folder, to a page, a part of it, or out of the site. */
function addRedirect(site: SiteState, dice: Dice): Made {
  const page = anyOf(filePages(site), dice);
  if (page === undefined) return undefined;
  const folder = `gone-${dice(10_000)}`;
  const from = dice(4) === 0 ? `/${folder}/:slug*` : `/${dice(2) === 0 ? folderOf(page.path) : ""}${folder}`;
  const to = ["", "#part", "?a=b"].map((end) => `${page.path}${end}`);
  return made([{ kind: "redirect", from, to: [...to, "https://example.com/x"][dice(4)]! }]);
}

function changeRedirect(site: SiteState, dice: Dice): Made {
  const [page, redirect] = [anyOf(filePages(site), dice), anyOf(site.navigation.redirects, dice)];
  if (page === undefined || redirect === undefined) return undefined;
  return made([{ kind: "redirect", from: redirect.source, to: page.path }]);
}

/** The same change in every edition; nothing takes it back. */
function alsoElsewhere(change: Made): Made {
  return change && inEveryEdition(change.change.operations);
}

function removeEverywhere(site: SiteState, dice: Dice): Made {
  const [page, other] = [withCounterparts(site, dice), withCounterparts(site, dice)];
  if (page === undefined || other === undefined || page.key === other.key || page.language !== other.language)
    return undefined;
  return inEveryEdition([{ kind: "remove", page: page.path, redirect: other.path }]);
}

function addEverywhere(site: SiteState, dice: Dice): Made {
  const page = withCounterparts(site, dice);
  const added = page && `${folderOf(page.path)}${word(dice)}`;
  if (page === undefined || added === undefined) return undefined;
  return inEveryEdition(
    [{ kind: "add", page: added, title: `T ${added}`, target: { kind: "after", page: page.path } }],
    ({ files }) => ({
      operations: files.flatMap((file): readonly ChangeOperation[] =>
        file.kind === "create" ? [{ kind: "remove", page: file.file, redirect: null }] : [],
      ),
    }),
  );
}

function placeEverywhere(site: SiteState, dice: Dice): Made {
  const [page, other] = [withCounterparts(site, dice), withCounterparts(site, dice)];
  if (page === undefined || other === undefined || page.key === other.key) return undefined;
  return inEveryEdition([{ kind: "place", page: page.path, target: { kind: "after", page: other.path } }]);
}
