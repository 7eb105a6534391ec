// Finds, for a lost address, the unknown part of the new site that may have it.
import { hidesAddresses, type DivisionName, type UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import type { Division } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { LostAddress, HidingFact } from "./lost-hrefs.ts";
import type { ProposedTarget } from "./navigation-diff.ts";
import type { Side } from "./side.ts";

type Covers = (lostAddress: LostAddress, proposal: ProposedTarget | undefined) => boolean;

/** A look-up of the first fact of the new site that may hide a lost address. */
export function hidingFacts(facts: readonly UnknownFact[], before: Side, after: Side): HidingFact {
  const sites: Sites = { before, after, specsLeft: specsOf(after), hasStrays: hasStrays(before, after) };
  const hiding = facts.filter(hidesAddresses).map((fact) => ({ fact, covers: coverOf(fact, sites) }));
  return (lostAddress, proposal) => {
    const isFound = proposal?.kind === "moved" && lostAddress.page.file !== null;
    return hiding.find(({ fact, covers }) => !(isFound && showsFiles(fact)) && covers(lostAddress, proposal))?.fact;
  };
}

/** True if all page files are known nevertheless: an entry or a spec that can't be read hides no file. */
function showsFiles({ kind }: UnknownFact): boolean {
  return kind !== "limit" && kind !== "more";
}

interface Sites {
  readonly before: Side;
  readonly after: Side;
  /** The specs whose operations the new site has. */
  readonly specsLeft: ReadonlySet<string>;
  readonly hasStrays: boolean;
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function coverOf({ kind, area }: UnknownFact, sites: Sites): Covers {
  switch (area.kind) {
    case "site":
      return () => true;
    case "operation":
      return ({ page }) => targetOf(page) === area.target;
    case "spec": {
      const isBelow = (address: string): boolean =>
        area.folders.some((folder) => folder === "/" || address === folder || address.startsWith(`${folder}/`));
      // It is no fault that a spec was not fetched, so what is certain without it is proposed.
      if (kind === "unfetched")
        return ({ address, page }, proposal) => proposal?.kind !== "moved" && isOfLeft(page, sites) && isBelow(address);
      return ({ address, page }) => page.operation?.spec === area.spec || isOfLeft(page, sites) || isBelow(address);
    }
    case "division": {
      const pages = pagesIn(area.division, sites.before);
      // It is not known which division it was: it may have another name now.
      if (pages === undefined) return () => true;
      // A page that no list has now may have moved into the division; what stood beside it has lost its neighbor.
      return ({ page }, proposal) =>
        pages.has(page) ||
        isOfLeft(page, sites) ||
        (proposal?.kind !== "moved" && (sites.hasStrays || isBeside(page, pages, sites.before)));
    }
  }
}

function targetOf({ operation }: Page): string | undefined {
  if (operation === undefined) return undefined;
  return operation.path ?? operation.webhook ?? ("channel" in operation ? operation.channel : undefined);
}

function isBeside({ placements }: Page, pages: ReadonlySet<Page>, { pageAt }: Side): boolean {
  const neighbors = placements.flatMap(({ prev, next }) => [prev, next].flatMap((page) => page ?? []));
  return neighbors.some(({ href }) => {
    const page = pageAt(href);
    return page !== undefined && pages.has(page);
  });
}

/** True for the page of an operation whose spec no longer exists: the spec may have a new name, or be attached at another place. */
function isOfLeft({ operation, file }: Page, { specsLeft }: Sites): boolean {
  return operation !== undefined && file === null && !specsLeft.has(operation.spec);
}

function specsOf({ pages }: Side): ReadonlySet<string> {
  const operations = [...pages.values()].flatMap(({ operation }) => operation ?? []);
  return new Set(operations.flatMap((operation) => (operation.unresolved === true ? [] : [operation.spec])));
}

/** Whether the new site has a new unlisted page. */
function hasStrays(before: Side, after: Side): boolean {
  return [...after.pages].some(
    ([address, { placements }]) => !before.pages.has(address) && placements.every(({ node }) => node === null),
  );
}

/** The pages that a division had, in all editions; undefined if there was no division with these names. */
function pagesIn(names: readonly DivisionName[], before: Side): ReadonlySet<Page> | undefined {
  const language = names.findLast(({ kind }) => kind === "language")?.label;
  const version = names.findLast(({ kind }) => kind === "version")?.label;
  const shown = names.filter(({ kind }) => kind !== "language" && kind !== "version");
  const editions = before.editions.filter(
    (edition) =>
      (language === undefined || edition.language === language) &&
      (version === undefined || edition.version === version),
  );
  const found = editions.flatMap(({ tree }) =>
    shown.reduce<readonly Division[]>((divisions, name) => divisions.flatMap((each) => named(each, name)), [tree]),
  );
  if (found.length === 0) return undefined;
  const pages = new Set<Page>();
  for (const division of found) addPages(division, before, pages);
  return pages;
}

function named({ children }: Division, { kind, label }: DivisionName): readonly Division[] {
  return children.filter(
    (child): child is Division => child.kind !== "page" && child.kind === kind && child.label === label,
  );
}

function addPages({ root, children }: Division, before: Side, pages: Set<Page>): void {
  for (const href of [root, ...children.map((child) => (child.kind === "page" ? child.href : undefined))]) {
    const page = href === undefined ? undefined : before.pageAt(href);
    if (page !== undefined) pages.add(page);
  }
  for (const child of children) if (child.kind !== "page") addPages(child, before, pages);
}
