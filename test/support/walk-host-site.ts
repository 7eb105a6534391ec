// Does the site that a host built show the navigation? A walk through it in Chromium, as a reader takes it.
import type { ResolvedNavigation } from "../../src/index.ts";
import type { PageView } from "../../src/runtime.ts";
import type { Browser, BrowserPage } from "../browser/chromium.mjs";
import { comparePages, plain } from "./compare-host-page.ts";
import { fetchPages } from "./fetch-pages.ts";
import type { HostMarks } from "./host-marks.ts";
import {
  expectedPage,
  firstOfGroups,
  viewsBySidebar,
  viewsOf,
  type AddressOf,
  type ShownPage,
} from "./expected-host-page.ts";

export interface HostSite {
  readonly navigation: ResolvedNavigation;
  /** Where the built site is served, e.g. `http://127.0.0.1:4000`. */
  readonly origin: string;
  readonly browser: Browser;
  readonly marks: HostMarks;
  /** Up to so many views are all opened in Chromium; of more, some of each sidebar. 60 by default. */
  readonly openAllUpTo?: number;
  /** The pages have texts of their own, which may show pictures of other servers. */
  readonly hasOwnTexts?: boolean;
  /** How often a page that is loaded is looked at, about every 100 ms, before it counts as wrong. 50 by default. */
  readonly looks?: number;
}

/** What the walk did. A walk that did nothing proves nothing. */
export interface WalkCounts {
  editions: number;
  sidebars: number;
  /** Pages that answered over HTTP with status 200 and their title. */
  pagesFetched: number;
  /** Views of pages that were opened in Chromium and compared, also those that a click led to. */
  viewsCompared: number;
  sidebarEntries: number;
  groups: number;
  neighbors: number;
  linksClicked: number;
  switchesTried: number;
  /** Addresses out of the site, which were compared, and not opened. */
  externalLinks: number;
  /** Views that were not opened, by the reason. */
  readonly leftOut: { [reason: string]: number };
}

export interface Walk {
  /** Each a sentence; none if the site is right. */
  readonly differences: readonly string[];
  readonly counts: WalkCounts;
}

/** Walks through a built site, and compares it with the navigation. */
export function walkHostSite(site: HostSite): Promise<Walk> {
  return new HostWalk(site).run();
}

class HostWalk {
  readonly #site: HostSite;
  readonly #addressOf: AddressOf;
  readonly #differences: string[] = [];
  readonly #counts: WalkCounts = {
    editions: 0,
    sidebars: 0,
    pagesFetched: 0,
    viewsCompared: 0,
    sidebarEntries: 0,
    groups: 0,
    neighbors: 0,
    linksClicked: 0,
    switchesTried: 0,
    externalLinks: 0,
    leftOut: {},
  };
  /** What the reader is looking at, for what fails meanwhile. */
  #place = "";

  constructor(site: HostSite) {
    this.#site = site;
    this.#addressOf = site.marks.addressOf ?? ((href) => href);
  }

  async run(): Promise<Walk> {
    const views = viewsOf(this.#site.navigation).filter((view) => this.#isShown(view));
    this.#counts.editions = new Set(views.map(({ edition }) => edition.id)).size;
    await this.#fetchAll(views);
    const context = await this.#site.browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    this.#record(page);
    for (const sidebar of viewsBySidebar(views)) await this.#readSidebar(page, sidebar, views.length);
    await context.close();
    return { differences: this.#differences, counts: this.#counts };
  }

  #isShown(view: PageView): boolean {
    const { url, missing } = view.page;
    const reason = url !== undefined ? "forwards" : missing ? "has no file" : this.#site.marks.cannotShow?.(view);
    if (reason !== undefined) this.#counts.leftOut[reason] = (this.#counts.leftOut[reason] ?? 0) + 1;
    return reason === undefined;
  }

  #differs(place: string, difference: string): void {
    this.#differences.push(`${place}: ${difference}.`);
  }

  async #fetchAll(views: readonly PageView[]): Promise<void> {
    const titles = new Map(views.map((view) => [this.#address(view), view.page.title]));
    for (const { address, problem } of await fetchPages(this.#site.origin, titles))
      if (problem === undefined) this.#counts.pagesFetched += 1;
      else this.#differs(address, problem);
  }

  #address({ page, edition }: PageView): string {
    return this.#addressOf(page.href, edition.id);
  }

  #record(page: BrowserPage): void {
    const failed = (what: string): void => this.#differs(this.#place, what);
    page.on("pageerror", (error) => failed(`a script failed: ${error.message}`));
    const { origin, hasOwnTexts = false } = this.#site;
    page.on("console", (message) => {
      // What this site lacks is found below.
      const isOther = hasOwnTexts && message.text().startsWith("Failed to load");
      if (message.type() === "error" && !isOther) failed(`the console has an error: ${message.text()}`);
    });
    page.on("response", (response) => {
      const address = response.url();
      const isOwn = address.startsWith(origin);
      if (hasOwnTexts && !isOwn) return;
      if (response.status() >= 400) failed(`${address} answers with status ${response.status()}`);
      if (!/^(?:data|blob):/.test(address) && !isOwn) failed(`it loads ${address}`);
    });
  }

  async #readSidebar(page: BrowserPage, views: readonly PageView[], all: number): Promise<void> {
    this.#counts.sidebars += 1;
    const [first, middle, last] = [views[0]!, views[views.length >> 1]!, views.at(-1)!];
    // The entries of a closed group are in the page of another one, or in none.
    const others = this.#site.marks.omitsClosedGroups === true ? firstOfGroups(views) : [];
    const opened = new Set(all <= (this.#site.openAllUpTo ?? 60) ? views : [middle, last, ...others]);
    opened.delete(first);
    for (const view of opened) await this.#open(page, view);
    await this.#open(page, first);
    const here = await this.#clickAlong(page, views);
    await this.#switchFrom(page, here);
  }

  /** From the first page on to the next one, then by the sidebar to the last one that it links. Returns where that led. */
  async #clickAlong(page: BrowserPage, views: readonly PageView[]): Promise<PageView> {
    let here = views[0]!;
    const next = views.find((view) => view.page.href === here.placement.next?.href);
    const clickNext = (): Promise<void> => this.#site.marks.clickNext(page);
    if (next && (await this.#arrive(page, next, "the link to the next page", clickNext, [here]))) here = next;
    const before = [views[0]!, here];
    const links = new Set(this.#expected(here, before).sidebar.map(({ href }) => href));
    const target = views.findLast((view) => view !== here && links.has(this.#address(view)));
    if (target === undefined) return here;
    const address = this.#address(target);
    const click = (): Promise<void> => this.#site.marks.clickSidebar(page, address);
    return (await this.#arrive(page, target, `the link to ${address}`, click, before)) ? target : here;
  }

  async #switchFrom(page: BrowserPage, view: PageView): Promise<void> {
    const { languages, versions } = this.#expected(view);
    const choices = [
      ...languages.map((choice) => ({ ...choice, kind: "language" as const })),
      ...versions.map((choice) => ({ ...choice, kind: "version" as const })),
    ];
    for (const { kind, label, href, current } of choices) {
      if (current || href === undefined || isExternal(href)) continue;
      // A page of several versions leads to itself: nothing would say when it is loaded again.
      if (plain(href) === plain(this.#address(view))) continue;
      if (this.#here(page) !== plain(this.#address(view))) await this.#open(page, view);
      this.#counts.switchesTried += 1;
      await this.#leadsTo(page, href, `the ${kind} ${label}`, () => this.#site.marks.choose(page, kind, label));
    }
  }

  async #arrive(
    page: BrowserPage,
    view: PageView,
    link: string,
    click: () => Promise<void>,
    before: readonly PageView[],
  ): Promise<boolean> {
    this.#counts.linksClicked += 1;
    const arrived = await this.#leadsTo(page, this.#address(view), link, click);
    if (arrived) await this.#compare(page, view, before);
    return arrived;
  }

  async #leadsTo(page: BrowserPage, address: string, link: string, click: () => Promise<void>): Promise<boolean> {
    const before = page.url();
    try {
      await click();
    } catch (error) {
      // The page went on before the script of the click had its answer; where it went is looked at below.
      const isGone = /Execution context was destroyed/.test(String(error));
      if (!isGone) this.#differs(this.#place, `${link} can't be clicked: ${firstLine(error)}`);
      if (!isGone) return false;
    }
    // A link that leads nowhere is found below.
    if (this.#here(page) !== plain(address)) await page.waitForURL(({ href }) => href !== before).catch(() => {});
    await page.waitForLoadState();
    const arrived = await this.#until(() => Promise.resolve(this.#here(page) === plain(address)));
    if (!arrived) this.#differs(this.#place, `${link} leads to ${this.#here(page)}, not to ${plain(address)}`);
    this.#place = address;
    return arrived;
  }

  #here(page: BrowserPage): string {
    return plain(page.url().replace(this.#site.origin, ""));
  }

  async #open(page: BrowserPage, view: PageView): Promise<void> {
    this.#place = this.#address(view);
    const goThere = async (): Promise<void> =>
      void (await page.goto(this.#site.origin + encodeURI(decodeURI(this.#place))));
    // On a busy machine a choice may still take the page elsewhere.
    await goThere().catch(async (error: unknown) => {
      if (!/interrupted by another navigation|ERR_ABORTED/.test(String(error))) throw error;
      await page.waitForLoadState();
      await goThere();
    });
    await this.#compare(page, view);
  }

  /** What a page has to show to a reader who comes from others in the same sidebar. */
  #expected(view: PageView, before: readonly PageView[] = []): ShownPage {
    const { omitsClosedGroups = false, keepsGroupsOpen = false, expect } = this.#site.marks;
    const expected = expectedPage(view, this.#addressOf, omitsClosedGroups, keepsGroupsOpen ? before : []);
    return expect?.(expected, view) ?? expected;
  }

  async #compare(page: BrowserPage, view: PageView, before: readonly PageView[] = []): Promise<void> {
    const expected = this.#expected(view, before);
    let differences: readonly string[] = [];
    await this.#until(async () => {
      differences = await this.#differencesOf(page, expected);
      return differences.length === 0;
    });
    for (const difference of differences) this.#differs(`${this.#place} (${view.edition.id})`, difference);
    this.#count(expected);
  }

  async #differencesOf(page: BrowserPage, expected: ShownPage): Promise<readonly string[]> {
    try {
      return comparePages(expected, this.#insideHost(await this.#site.marks.look(page)));
    } catch (error) {
      return [`it can't be read: ${firstLine(error)}`];
    }
  }

  /** The page with paths instead of whole addresses of the host. */
  #insideHost(shown: ShownPage): ShownPage {
    const path = (href: string): string =>
      href.startsWith(this.#site.origin) ? href.slice(this.#site.origin.length) || "/" : href;
    const inside = <Link extends { readonly href: string | undefined }>(link: Link): Link =>
      link.href === undefined ? link : { ...link, href: path(link.href) };
    return {
      ...shown,
      sidebar: shown.sidebar.map(inside),
      prev: shown.prev && inside(shown.prev),
      next: shown.next && inside(shown.next),
      languages: shown.languages.map(inside),
      versions: shown.versions.map(inside),
    };
  }

  #count({ sidebar, prev, next }: ShownPage): void {
    const counts = this.#counts;
    counts.viewsCompared += 1;
    counts.sidebarEntries += sidebar.length;
    counts.groups += sidebar.filter(({ kind }) => kind === "group").length;
    counts.neighbors += Number(prev !== null) + Number(next !== null);
    counts.externalLinks += sidebar.filter(({ href }) => href !== undefined && isExternal(href)).length;
  }

  async #until(isSo: () => Promise<boolean>): Promise<boolean> {
    // Most pages are right at once or soon; the others need not be asked so often.
    for (let look = 0; look < (this.#site.looks ?? 50); look += 1) {
      if (await isSo()) return true;
      await new Promise((resolve) => setTimeout(resolve, look < 5 ? 20 : 100));
    }
    return false;
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0]!.replace(/\.$/, "");
}

function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}
