// Answers the questions of the preview about the current site.
import { configFile } from "../../../compiler/options.ts";
import { nodeHost } from "../../../project/disk/node-host.ts";
import { editionData } from "../model/edition-data.ts";
import { bucketsFor, inBucket, inBuckets, type Pages } from "../model/edition-pages.ts";
import { moveTargets } from "../model/move-targets.ts";
import { findEntries } from "../model/find-entries.ts";
import { jsonPieces } from "../model/json-pieces.ts";
import { previewSummary } from "../model/preview-summary.ts";
import type { ProblemPlace } from "../model/problem-places.ts";
import type { SourceLines } from "../model/source-lines.ts";
import type { UndoableChange } from "../model/wanted-change.ts";
import { withoutIgnoredFiles } from "../../../project/comparison/published-site.ts";
import { navigationIndex } from "../../../outputs/split/split-navigation.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";
import { iconDrawings } from "../../../project/icon-drawings.ts";
import type { RecordedSite } from "../../../project/load-compiler.ts";
import type { FoundSite } from "../../../project/preview-program.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { Against } from "./against.ts";
import { deadLinks } from "./dead-links.ts";
import { editionsById, type EditionAndPart } from "./editions-by-id.ts";
import { ShownTexts } from "./shown-texts.ts";
import { SiteProblems } from "./site-problems.ts";
import { TextSearch } from "./text-search.ts";
import { servedFile, type ServedFile } from "./served-file.ts";
import { WatchedLinks, type TextsSetting } from "./watched-links.ts";
import { coverageOf, explanationsOf, linesOf, placesOf, recordedSite } from "./recorded-site.ts";

/** The site of a preview at one moment. */
export interface ShownSite extends FoundSite {
  readonly revision: number;
}

/** What does not change while the preview is open. */
export interface PreviewSetting extends TextsSetting {
  /** The address that opens a file; null if there is no editor. */
  readonly editor: string | null;
  /** What the site is compared with; undefined if it is not compared. */
  readonly against: Against | undefined;
  /** What writes; undefined if the preview only reads. */
  readonly changes?: { readonly undo: UndoableChange | null; readonly undoneIds: readonly string[] } | undefined;
}

/** The most buckets; a request for more is wrong. */
const mostBuckets = 100_000;

/** A page of the preview asks for at most 100 icons at once. */
const mostIcons = 200;

/** Answers questions about the site; each answer is made on request, once for each state of the site. */
export class PreviewAnswers {
  readonly #setting: PreviewSetting;
  #shown: ShownSite | undefined;
  /** The number of the state of the tree: that of the last state that was not only renumbered. */
  #treeRevision = 0;
  /** Resolves for requests that came before the first compile. */
  #begin: () => void = () => undefined;
  readonly #begun: Promise<void>;
  #recorded: Promise<RecordedSite> | undefined;
  #compared: string | undefined;
  /** Why settings that have changed can't be used. */
  #refused: string | undefined;
  #isClosed = false;
  /** By names that the site really has, so their number is limited by the editions and the kinds of answers. */
  readonly #texts = new Map<string, string | Promise<string>>();
  /** The state of the other site in the kept comparison. */
  #comparedState = "";
  /** By edition. */
  readonly #buckets = new Map<string, readonly Pages[]>();

  readonly #pageTexts: ShownTexts;
  readonly #problems: SiteProblems;
  readonly #search: TextSearch;
  readonly #links: WatchedLinks;

  constructor(setting: PreviewSetting) {
    this.#setting = setting;
    this.#pageTexts = new ShownTexts(setting.root, setting.listener);
    this.#search = new TextSearch(setting.root);
    this.#links = new WatchedLinks(setting);
    this.#problems = new SiteProblems(setting.root);
    this.#begun = new Promise((begin) => (this.#begin = begin));
  }

  /** Shows this state of the site from now on. */
  update(shown: ShownSite): void {
    this.#shown = shown;
    this.#treeRevision = shown.revision;
    this.#problems.update(shown);
    this.#begin();
    this.#recorded = undefined;
    this.#texts.clear();
    this.#buckets.clear();
    this.#pageTexts.update(shown.site.result.navigation);
    this.#search.update(shown.site.result.navigation);
  }

  /** Gives the state a new number: files that only some answers depend on have changed. */
  renumber(revision: number): void {
    if (this.#shown === undefined) return;
    this.#shown = { ...this.#shown, revision };
    for (const name of ["summary", "problem-places", "problem-actions"]) this.#texts.delete(`/data/${name}.json`);
  }

  /** Says why settings that have changed can't be used; undefined: they can. The state needs a new number then. */
  refuse(reason: string | undefined): void {
    this.#refused = reason;
  }

  /** Compares the site anew for the next question. */
  compareAgain(): void {
    this.#texts.delete("/data/comparison.json");
  }

  /** Ends the watching of such files. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#links.close();
    this.#pageTexts.close();
    await this.#search.close();
  }

  /** The number of kept answers, and of editions whose pages are in buckets. */
  get kept(): number {
    return this.#texts.size + this.#buckets.size;
  }

  /** The number of the shown state; 0 before the first. */
  get revision(): number {
    return this.#shown?.revision ?? 0;
  }

  /** The picture at a path from the docs root; undefined if there is none that is published. */
  file(path: string): ServedFile | undefined {
    return servedFile(this.#setting.root, path);
  }

  /** The JSON at an address of the server; undefined if there is none. */
  async answer(path: string, query: URLSearchParams): Promise<string | undefined> {
    await this.#begun;
    const shown = this.#shown!;
    const { navigation } = shown.site.result;
    const edition = navigation === null ? undefined : editionsById(navigation).get(query.get("id") ?? "");
    switch (path) {
      case "/data/summary.json":
        return this.#once(path, () => this.#summary(shown));
      case "/data/edition.json":
        return edition && this.#once(`${path} ${edition.id}`, () => editionData(edition.part()));
      case "/data/pages.json":
        return edition && this.#pages(edition, Number(query.get("bucket")), Number(query.get("of")));
      case "/data/lines.json":
        return edition && this.#once(`${path} ${edition.id}`, () => this.#lines(edition, shown));
      case "/data/entries.json":
        return this.#once(path, () => (navigation === null ? [] : findEntries(navigation)));
      case "/data/divisions.json":
        return this.#once(path, () => (navigation === null ? [] : moveTargets(navigation)));
      case "/data/coverage.json":
        return this.#once(path, async () => coverageOf(await this.#record(shown)));
      case "/data/comparison.json":
        return this.#comparison(path);
      case "/data/changed-texts.json":
        // They are those of the sites that were compared last.
        await this.#comparison("/data/comparison.json");
        return jsonPieces((await this.#setting.against?.texts()) ?? null);
      case "/data/problem-places.json":
        return this.#once(path, () => this.#problemPlaces(shown));
      case "/data/problem-actions.json":
        return this.#once(path, () => this.#problemActions(shown));
      case "/data/icons.json":
        return JSON.stringify(iconDrawings((query.get("keys") ?? "").split(",", mostIcons)));
      case "/data/text.json":
        return jsonPieces(await this.#pageTexts.read(query.get("href") ?? ""));
      case "/data/search.json":
        return JSON.stringify(await this.#search.ask(query.get("words") ?? "", query.has("first")));
      case "/data/links.json":
        return jsonPieces((await this.#links.read(shown.site.settings)).links);
      case "/data/dead-links.json":
        return jsonPieces(await this.#deadLinks(shown, query.get("href") ?? ""));
      case "/data/page.json": {
        const href = query.get("href") ?? "";
        const [explanation] = explanationsOf([href], await this.#record(shown), this.#problems.all);
        // A page may be gone by now, or docs.json not readable: that is no fault of who asks.
        return JSON.stringify(explanation ?? null);
      }
      default:
        return undefined;
    }
  }

  #once(name: string, make: () => unknown): string | Promise<string> {
    return madeOnce(this.#texts, name, async () => jsonPieces(await make()));
  }

  /** While the site can't be read, the last answer is shown, like the last tree. */
  async #comparison(path: string): Promise<string> {
    const { against } = this.#setting;
    if (against === undefined) return "null";
    const state = await against.state();
    if (state !== this.#comparedState) this.#texts.delete(path);
    this.#comparedState = state;
    try {
      this.#compared = await this.#once(path, () => against.compare());
    } catch (error) {
      if (this.#compared === undefined) throw error;
    }
    return this.#compared;
  }

  async #summary(shown: ShownSite): Promise<object> {
    const { site, revision, unjudged } = shown;
    const { navigation, stale = false } = site.result;
    const { root, editor, against, changes, listener } = this.#setting;
    // What a page of the preview shows first does not wait for the problems of texts.
    void this.#problems.judge(this.#links.read(site.settings), shown).then((isNew) => {
      if (isNew && !this.#isClosed) listener.changed();
    });
    // Nothing asks for the hashes of parts here.
    const index = navigation === null ? null : navigationIndex(navigation, () => "");
    return previewSummary({
      navigation,
      published:
        navigation === null ? undefined : await withoutIgnoredFiles(navigation, nodeHost(root), site.settings.compile),
      index,
      revision,
      treeRevision: this.#treeRevision,
      folder: root,
      config: configFile(site.settings.compile.config),
      stale,
      diagnostics: this.#problems.all,
      texts: this.#problems.texts,
      accepted: this.#problems.accepted,
      editor,
      against: against?.word ?? null,
      undo: changes?.undo ?? null,
      undoneIds: changes?.undoneIds ?? [],
      settingsProblem: this.#refused ?? unjudged ?? null,
    });
  }

  #pages({ id, part }: EditionAndPart, bucket: number, of: number): string | undefined {
    if (!(Number.isInteger(of) && of <= mostBuckets && Number.isInteger(bucket) && bucket >= 0 && bucket < of))
      return undefined;
    const { pages } = part();
    // Another number is that of a page of the preview from before the site changed, and is not asked for often.
    if (of !== bucketsFor(Object.keys(pages).length)) return JSON.stringify(inBucket(pages, bucket, of));
    return JSON.stringify(madeOnce(this.#buckets, id, () => inBuckets(pages, of))[bucket]);
  }

  #lines({ edition }: EditionAndPart, { site }: ShownSite): SourceLines {
    return linesOf([edition], configFile(site.settings.compile.config), nodeHost(this.#setting.root));
  }

  #problemPlaces({ site }: ShownSite): readonly ProblemPlace[] {
    const config = configFile(site.settings.compile.config);
    return placesOf(this.#problems.all, site.result.navigation?.editions ?? [], config, nodeHost(this.#setting.root));
  }

  async #problemActions({ site }: ShownSite): Promise<object> {
    const { root } = this.#setting;
    const { offeredActions } = await import("./offered-actions.ts");
    return offeredActions({ site, found: this.#problems.all }, root, nodeHost(root));
  }

  /** The links of the text of a page that lead nowhere, by their addresses. */
  async #deadLinks(shown: ShownSite, href: string): Promise<object> {
    const { navigation } = shown.site.result;
    const page = navigation === null ? undefined : ownValue(navigation.pages, href);
    const text = await this.#pageTexts.read(href);
    if (navigation === null || page === undefined || text === null) return {};
    const { problems } = await this.#links.read(shown.site.settings);
    return deadLinks(
      { nodes: [...(text.lead ?? []), ...text.nodes], file: page.file, basePath: navigation.site.basePath },
      problems,
    );
  }

  /** A record without a tree is not kept: docs.json may have been half written when it was read. */
  async #record({ site }: ShownSite): Promise<RecordedSite> {
    const { root, compiler } = this.#setting;
    const recorded = (this.#recorded ??= compiler().then((loaded) =>
      recordedSite(loaded.openHost(root), site.settings.compile, loaded),
    ));
    const { result } = await recorded;
    if (result.navigation === null && this.#recorded === recorded) this.#recorded = undefined;
    return recorded;
  }
}
