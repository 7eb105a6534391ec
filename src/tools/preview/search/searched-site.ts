// Keeps the texts of a site searchable: reads what is new or has changed, a little at a time. (D412)
import type { Host, HostStat } from "../../../compiler/host/host.ts";
import { SpecReader } from "../../../outputs/page-writer/source/spec-reader.ts";
import { reasonOf } from "../../../compiler/text/reason-of.ts";
import type { TextAnswer } from "../model/text-hits.ts";
import type { SearchedPage } from "../model/searched-pages.ts";
import { indexedPage } from "./indexed-page.ts";
import { TextIndex, type IndexLimits } from "./text-index.ts";

/** What was read for a page, by which a change is noticed. */
interface ReadPage {
  /** The page as the site had it. */
  readonly written: string;
  readonly files: FileVersions;
}

type FileVersions = ReadonlyMap<string, string>;

const mostHits = 30;

/** The texts of a site. Questions are answered from what has been read, also while the rest is being read. */
export class SearchedSite {
  readonly #openHost: () => Host;
  readonly #turn: () => Promise<void>;
  readonly #index: TextIndex;
  readonly #read = new Map<string, ReadPage>();
  #pages: readonly SearchedPage[] = [];
  #specs: FileVersions = new Map();
  /** How many pages the current round has looked at. */
  #done = 0;
  #round: Promise<void> | undefined;
  #isWanted = false;
  #failure: string | undefined;

  /** `turn`: gives others a turn, if it is time for that. */
  constructor(openHost: () => Host, turn: () => Promise<void>, limits?: IndexLimits) {
    this.#openHost = openHost;
    this.#turn = turn;
    this.#index = new TextIndex(limits);
  }

  /** The pages of the site from now on. Their files are read in the next round. */
  show(pages: readonly SearchedPage[]): void {
    this.#pages = pages;
    const known = new Set(pages.map(({ page }) => page.href));
    for (const href of this.#read.keys()) if (!known.has(href)) this.#forget(href);
  }

  /** Reads what is not read yet, or has changed since. Resolves when all is read. */
  async refresh(): Promise<void> {
    // What changes behind a running round is found by another one.
    this.#isWanted = true;
    this.#done = 0;
    this.#round ??= Promise.resolve().then(() => this.#rounds());
    await this.#round;
  }

  find(query: string): TextAnswer {
    const of = this.#pages.length;
    const read = this.#round === undefined ? of : Math.min(this.#done, of - 1);
    const answer = { ...this.#index.find(query, mostHits), read, of, leftOut: this.#index.leftOut };
    return this.#failure === undefined ? answer : { ...answer, failure: this.#failure };
  }

  async #rounds(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      this.#done = 0;
      this.#failure = undefined;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one round after the other is the point
        await this.#readAll(this.#pages);
      } catch (error) {
        this.#failure = reasonOf(error);
      }
    }
    this.#round = undefined;
  }

  async #readAll(pages: readonly SearchedPage[]): Promise<void> {
    const host = this.#openHost();
    const specFiles = new Map<string, string>();
    const spec = new SpecReader(recorded(host, specFiles));
    const areSpecsKnown = isAsRead(host, this.#specs);
    for (const each of pages) {
      // The site has changed meanwhile, and another round follows.
      if (pages !== this.#pages) return;
      this.#put(each, host, spec, areSpecsKnown);
      this.#done += 1;
      // oxlint-disable-next-line no-await-in-loop -- questions are answered between two pages
      await this.#turn();
    }
    this.#specs = areSpecsKnown ? new Map([...this.#specs, ...specFiles]) : specFiles;
  }

  #put(each: SearchedPage, host: Host, spec: SpecReader, areSpecsKnown: boolean): void {
    const { page } = each;
    const written = JSON.stringify(each);
    const known = this.#read.get(page.href);
    const mayStay = areSpecsKnown || (page.operation ?? page.reference) === undefined;
    if (mayStay && known?.written === written && isAsRead(host, known.files)) return;
    const files = new Map<string, string>();
    this.#index.put(indexedPage(each, recorded(host, files), spec));
    this.#read.set(page.href, { written, files });
  }

  #forget(href: string): void {
    this.#read.delete(href);
    this.#index.remove(href);
  }
}

/** A host that notes each file that is asked for, as it is at that moment. */
function recorded(host: Host, files: Map<string, string>): Host {
  const note = (path: string): void => {
    if (!files.has(path)) files.set(path, versionOf(host.stat(path)));
  };
  return {
    ...host,
    readText(path) {
      note(path);
      return host.readText(path);
    },
    readHead(path, bytes) {
      note(path);
      return host.readHead(path, bytes);
    },
    stat(path) {
      note(path);
      return host.stat(path);
    },
  };
}

function versionOf(stat: HostStat | undefined): string {
  return stat === undefined ? "none" : `${stat.kind} ${String(stat.size)} ${String(stat.modified)}`;
}

function isAsRead(host: Host, files: FileVersions): boolean {
  for (const [path, version] of files) if (versionOf(host.stat(path)) !== version) return false;
  return true;
}
