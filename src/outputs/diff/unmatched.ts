// Finds pages, divisions and editions that only one side has.
import type { Edition } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";
import { groupEqual, type EditionChange } from "./merge-changes.ts";
import type { DivisionAddedOrRemoved, EditionAddedOrRemoved } from "./navigation-diff.ts";
import type { PageAddedOrRemoved } from "./page-change.ts";
import { divisionIdentity, refOf, type DivisionNode, type EditionPlaces, type Side } from "./side.ts";

/** A division with the pages that were added or removed with it. */
interface UnmatchedDivision extends Omit<DivisionAddedOrRemoved, "pages" | "addresses"> {
  readonly pages: ReadonlySet<Page>;
}

/** Why nobody can open the page, or could, or where its text is. */
interface PageNote {
  readonly ignoredBy?: PageAddedOrRemoved["ignoredBy"] | undefined;
  readonly ignoredBefore?: PageAddedOrRemoved["ignoredBefore"] | undefined;
  readonly redirectedBy?: PageAddedOrRemoved["redirectedBy"] | undefined;
  readonly parts?: PageAddedOrRemoved["parts"] | undefined;
}

/** What was removed, seen from the side before, or what was added, seen from the side after. */
export class Unmatched {
  readonly #verb: "added" | "removed";
  readonly #side: Side;
  readonly #paired: ReadonlyMap<Page, Page>;
  /** Pages in a division that the other side also has: with the first such place, and the editions. */
  readonly #inMatched = new Map<Page, { readonly node: DivisionNode; readonly editions: string[] }>();
  /** Pages in a division that the other side lacks. */
  readonly #inUnmatched = new Set<Page>();
  readonly #divisions: EditionChange<UnmatchedDivision>[] = [];

  /** `paired`: the pages of this side that the other side also has. */
  constructor(verb: "added" | "removed", side: Side, paired: ReadonlyMap<Page, Page>) {
    this.#verb = verb;
    this.#side = side;
    this.#paired = paired;
  }

  /** Adds an edition that both sides have; `matched` are its divisions that the other side also has. */
  add({ edition, nodes, places }: EditionPlaces, matched: ReadonlyMap<DivisionNode, DivisionNode>): void {
    const pagesOf = new Map<DivisionNode, Set<Page>>();
    for (const [page, holders] of places) {
      if (this.#paired.has(page)) continue;
      const place = holders.find((node) => matched.has(node));
      if (place !== undefined) {
        const known = this.#inMatched.get(page);
        if (known === undefined) this.#inMatched.set(page, { node: place, editions: [edition.id] });
        else known.editions.push(edition.id);
        continue;
      }
      this.#inUnmatched.add(page);
      for (const node of holders) {
        const outermost = outermostUnmatched(node, matched);
        pagesOf.set(outermost, (pagesOf.get(outermost) ?? new Set<Page>()).add(page));
      }
    }
    const kind = `division-${this.#verb}` as const;
    for (const node of nodes) {
      if (matched.has(node) || !matched.has(node.above!)) continue;
      const pages = pagesOf.get(node) ?? noPages;
      const change = { kind, division: refOf(node), pages, editions: [edition.id] };
      this.#divisions.push({ identity: `${kind}\n${divisionIdentity(node)}`, change });
    }
  }

  /** The outermost divisions that the other side lacks. */
  divisionChanges(): readonly DivisionAddedOrRemoved[] {
    return groupEqual(this.#divisions).map(({ members, editions }) => {
      const [{ kind, division }] = members;
      const pages = new Set(members.flatMap((change) => [...change.pages]));
      const addresses = [...pages]
        .filter((page) => !this.#inMatched.has(page))
        .map(({ href }) => this.#side.addressOf(href));
      return { kind, division, pages: addresses.length, addresses, editions };
    });
  }

  /** The pages that were added or removed by themselves, in reading order; `unmatched` are editions of this side only. */
  pageChanges(
    unmatched: readonly Edition[],
    noteOn: (page: Page, address: string) => PageNote,
  ): readonly EditionChange<PageAddedOrRemoved>[] {
    const kind = `page-${this.#verb}` as const;
    const unmatchedIds = new Set(unmatched.map(({ id }) => id));
    return [...this.#side.pages].flatMap(([address, page]) => {
      if (this.#paired.has(page)) return [];
      const noted = this.#inMatched.get(page);
      const editions = noted?.editions ?? (this.#inUnmatched.has(page) ? [] : unlistedIn(page, unmatchedIds));
      if (editions.length === 0) return [];
      const { key, title } = page;
      const division = noted === undefined ? null : refOf(noted.node);
      const note = withoutUndefined(noteOn(page, address));
      const change = { kind, key, title, hrefs: [address], division, ...note, editions };
      return [{ identity: JSON.stringify([kind, key, note]), change }];
    });
  }

  /** The changes for editions of this side only. A language or version without a `matched` edition is reported once. */
  editionChanges(unmatched: readonly Edition[], matched: readonly Edition[]): readonly EditionAddedOrRemoved[] {
    const languages = new Set(matched.map(({ language }) => language));
    const versions = new Set(matched.map(({ version }) => version));
    const ofThese = new Set(unmatched);
    const inDocumentOrder = this.#side.navigation.editions.filter((edition) => ofThese.has(edition));
    const wholes = groupBy(inDocumentOrder, ({ language, version }) => {
      if (language !== null && !languages.has(language)) return JSON.stringify([language, null]);
      if (version !== null && !versions.has(version)) return JSON.stringify([null, version]);
      return JSON.stringify([language, version]);
    });
    const pages = this.#pagesOf(wholes);
    return [...wholes].map(([whole, members]) => {
      const [language, version] = JSON.parse(whole) as [string | null, string | null];
      const editions = members.map(({ id }) => id);
      const unlisted = this.#verb === "removed" ? this.#nowUnlisted(editions) : 0;
      const change = { kind: `edition-${this.#verb}` as const, language, version, pages: pages.get(whole) ?? 0 };
      return { ...change, ...(unlisted === 0 ? {} : { unlisted }), editions };
    });
  }

  /** The number of pages that were listed in such editions and are unlisted on the other side. */
  #nowUnlisted(editions: readonly string[]): number {
    const own = new Set(editions);
    const isListedHere = ({ placements }: Page): boolean =>
      placements.some((placement) => placement.node !== null && placement.editions.some((id) => own.has(id)));
    return [...this.#paired].filter(([page, now]) => isListedHere(page) && !isListed(now)).length;
  }

  /** The number of addresses that were added or removed only with each group of editions. */
  #pagesOf(groups: ReadonlyMap<string, readonly Edition[]>): ReadonlyMap<string, number> {
    const groupOf = new Map([...groups].flatMap(([group, members]) => members.map(({ id }) => [id, group] as const)));
    const counts = new Map<string, number>();
    for (const page of this.#side.pages.values()) {
      if (this.#paired.has(page) || this.#inMatched.has(page) || this.#inUnmatched.has(page)) continue;
      const own = page.placements.flatMap(({ editions }) => editions.flatMap((edition) => groupOf.get(edition) ?? []));
      for (const group of new Set(own)) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    return counts;
  }
}

const noPages: ReadonlySet<Page> = new Set();

function outermostUnmatched(node: DivisionNode, matched: ReadonlyMap<DivisionNode, DivisionNode>): DivisionNode {
  let outermost = node;
  while (outermost.above !== undefined && !matched.has(outermost.above)) outermost = outermost.above;
  return outermost;
}

function isListed({ placements }: Page): boolean {
  return placements.some(({ node }) => node !== null);
}

/** The editions of an unlisted page, without those that the other side lacks. */
function unlistedIn({ placements }: Page, unmatchedIds: ReadonlySet<string>): readonly string[] {
  const unlisted = placements.filter(({ node }) => node === null).flatMap(({ editions }) => editions);
  return unlisted.filter((edition) => !unmatchedIds.has(edition));
}
