// A compiled site with the records of its stages, for explanations.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { locatePlaces } from "../../compiler/diagnostics/locate-places.ts";
import { valueAt, type Place } from "../../compiler/diagnostics/place.ts";
import { localTarget } from "../../compiler/contract/href.ts";
import { pageHref, toPagePath } from "../../compiler/contract/page-path.ts";
import { isAddress, wordPaths } from "../../compiler/contract/word-paths.ts";
import { defaultLimits } from "../../compiler/contract/limits.ts";
import type { Host } from "../../compiler/host/host.ts";
import { sourceText } from "../../compiler/host/source-text.ts";
import type { Division, ResolvedNavigation, Source } from "../../compiler/site/navigation.ts";
import { locateInYaml } from "../../compiler/text/yaml-places.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import type { PageName, WrittenAt } from "./facts.ts";

/** A compiled site, its record and its files. */
export interface ExplainInput {
  readonly navigation: ResolvedNavigation;
  readonly diagnostics: readonly Diagnostic[];
  readonly record: SiteRecord;
  readonly host: Host;
}

/** The site that is explained; it finds all requested places at once. */
export class ExplainedSite {
  readonly navigation: ResolvedNavigation;
  readonly diagnostics: readonly Diagnostic[];
  readonly record: SiteRecord;
  readonly host: Host;
  readonly #asked: { readonly place: Place; readonly written: { line: number; column: number } }[] = [];

  constructor({ navigation, diagnostics, record, host }: ExplainInput) {
    this.navigation = navigation;
    this.diagnostics = diagnostics;
    this.record = record;
    this.host = host;
  }

  /** The place of a value, or of what is `below` it; its line and column are there after `locateAll`. */
  at({ file = this.record.config, pointer }: Source, below = ""): WrittenAt {
    const written = { file, line: 1, column: 1 };
    this.#asked.push({ place: valueAt(file, `${pointer}${below}`), written });
    return written;
  }

  /** Finds all requested places, each file in one pass. */
  locateAll(): void {
    const places = this.#asked.map(({ place }) => place);
    const rangeOf = locatePlaces(places, (file) => sourceText(this.host, file, defaultLimits), locateInYaml);
    for (const { place, written } of this.#asked) {
      const { line, column } = rangeOf(place).start;
      Object.assign(written, { line, column });
    }
  }

  /** The address in the site to which a link of the site leads, with its base path; undefined for what can't be one. */
  hrefOf(link: string): string | undefined {
    const target = localTarget(link);
    return target === undefined ? undefined : pageHref(target, this.navigation.site.basePath);
  }

  /** The paths that a word may name, the likeliest first. */
  pathsOf(word: string): readonly string[] {
    return wordPaths(word, this.navigation.site.basePath);
  }

  /** The addresses that a word may mean, with the base path, the likeliest first. */
  hrefsOf(word: string): readonly string[] {
    const paths = this.pathsOf(word).map(toPagePath);
    const hrefs = paths.flatMap((each) => (each.ok ? pageHref(each.path, this.navigation.site.basePath) : []));
    return [...new Set(hrefs)];
  }

  /** The address that a word means if nothing has its name, with the base path; undefined for what can't be one. */
  addressOf(word: string): string | undefined {
    return this.hrefsOf(word).at(isAddress(word) ? 0 : -1);
  }

  /** A page by its address. */
  pageName(href: string): PageName {
    return { href, title: this.navigation.pages[href]?.title ?? "" };
  }

  /** The divisions of a trail in the tree of an edition, the root first. */
  divisionsOn(trail: readonly string[], edition: string): readonly Division[] {
    const root = this.navigation.editions.find(({ id }) => id === edition)!.tree;
    return trail.reduce(
      (found, id) => {
        const next = found.at(-1)!.children.find((child) => child.id === id);
        return next === undefined || next.kind === "page" ? found : [...found, next];
      },
      [root],
    );
  }
}
