// Finds pages by the words of their texts. (D412)
import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { headingId } from "../../../compiler/bodies/anchor-ids.ts";
import type { ReadableHeading, ReadableText } from "../model/readable-text.ts";
import { kindOfTerm, queryTerms, searchWords, unspacedRuns } from "../model/search-words.ts";
import { textExtract } from "../model/text-extract.ts";
import type { TextHit } from "../model/text-hits.ts";

/** A page whose text can be searched. */
export interface IndexedPage extends ReadableText {
  readonly href: string;
  readonly title: string;
  readonly edition: string;
}

/** How many words are kept: of one page, and of all pages together. */
export interface IndexLimits {
  readonly pageWords: number;
  readonly words: number;
}

/** Each word takes some thirty bytes of memory. */
const usualLimits: IndexLimits = { pageWords: 50_000, words: 12_000_000 };

interface Entry {
  readonly id: string;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

interface Kept {
  readonly page: IndexedPage;
  readonly words: number;
  readonly isWhole: boolean;
}

/** The pages of a site by the words of their texts. */
export class TextIndex {
  readonly #limits: IndexLimits;
  readonly #pages = new Map<string, Kept>();
  readonly #index = new MiniSearch<Entry>({
    fields: ["title", "text"],
    // The terms of a page are made before, because their number is limited.
    stringifyField: (value: unknown) => value as string,
    tokenize: (terms) => terms as unknown as string[],
    processTerm: (term) => term,
    searchOptions: { tokenize: (query) => [...queryTerms(query)], combineWith: "AND", boost: { title: 3 } },
  });
  #words = 0;

  constructor(limits: IndexLimits = usualLimits) {
    this.#limits = limits;
  }

  /** How many pages are not searched, or only their beginning. */
  get leftOut(): number {
    return [...this.#pages.values()].filter(({ isWhole }) => !isWhole).length;
  }

  /** Adds a page, in place of an earlier one at its address. */
  put(page: IndexedPage): void {
    this.remove(page.href);
    const most = Math.min(this.#limits.pageWords, Math.max(0, this.#limits.words - this.#words));
    const { terms, end } = beginning(page.text, most);
    const isWhole = end === page.text.length;
    const title = [...searchWords(page.title)].map(({ term }) => term);
    this.#index.add({ id: page.href, title, text: terms });
    this.#pages.set(page.href, {
      page: isWhole ? page : { ...page, text: page.text.slice(0, end) },
      words: terms.length,
      isWhole,
    });
    this.#words += terms.length;
  }

  remove(href: string): void {
    const kept = this.#pages.get(href);
    if (kept === undefined) return;
    this.#index.discard(href);
    this.#pages.delete(href);
    this.#words -= kept.words;
  }

  /** The best pages with all words of a query in them, at least one of the words in the text; words that are almost the same only if there are no others. */
  find(query: string, most: number): { readonly hits: readonly TextHit[]; readonly count: number } {
    const exact = this.#search(query, { prefix: isBeginning });
    const found = exact.length > 0 ? exact : this.#search(query, { prefix: isBeginning, fuzzy: mayDiffer });
    return { hits: found.slice(0, most).map((each) => this.#hit(each, query)), count: found.length };
  }

  #search(query: string, options: SearchOptions): readonly SearchResult[] {
    const found = this.#index.search(query, options);
    return found.filter(({ match }) => Object.values(match).some((fields) => fields.includes("text")));
  }

  #hit({ id, match }: SearchResult, query: string): TextHit {
    const { href, title, edition, text, headings } = this.#pages.get(id as string)!.page;
    const { at, parts } = textExtract(text, new Set(Object.keys(match)), unspacedRuns(query));
    return { href, title, edition, section: sectionOf(headings.filter(({ start }) => start <= at)), extract: parts };
  }
}

/** The last of these headings. As on the page, the second one with an id has the number 2 behind it. */
function sectionOf(headings: readonly ReadableHeading[]): TextHit["section"] {
  const last = headings.at(-1);
  if (last === undefined) return null;
  const id = headingId(last.title);
  const count = headings.filter(({ title }) => headingId(title) === id).length;
  return { id: count === 1 ? id : `${id}-${String(count)}`, title: last.title };
}

/** The words of the beginning of a text, and where it ends. */
function beginning(text: string, most: number): { readonly terms: readonly string[]; readonly end: number } {
  const terms: string[] = [];
  for (const { start, term } of searchWords(text)) {
    if (terms.length === most) return { terms, end: start };
    terms.push(term);
  }
  return { terms, end: text.length };
}

/** A word that is being typed is the beginning of one. */
function isBeginning(term: string): boolean {
  return kindOfTerm(term) !== "pair";
}

/** How many letters of a word may be others. */
function mayDiffer(term: string): number | false {
  if (kindOfTerm(term) !== "word" || term.length < 5) return false;
  return term.length < 8 ? 1 : 2;
}
