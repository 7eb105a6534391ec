// A compiled site with the records of its stages, for explanations.
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { locatePlaces } from "../diagnostics/locate-places.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref } from "../contract/page-path.ts";
import { defaultLimits } from "../contract/limits.ts";
import type { ListField } from "../contract/divisions.ts";
import type { UrlScheme } from "../contract/dialect.ts";
import type { UsesByDivision } from "../routes/spec-uses.ts";
import type { Host } from "../host/host.ts";
import { sourceText } from "../host/source-text.ts";
import type { SiteLinks } from "../links/site-links.ts";
import type { Division, ResolvedNavigation, Source } from "../site/navigation.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import type { SpecDocument } from "../specs/spec-catalog.ts";
import { locateInYaml } from "../text/yaml-places.ts";
import type { PageName, WrittenAt } from "./explanation.ts";

/** What the stages of a compile recorded, which its result does not contain. */
export interface SiteRecord {
  readonly site: SiteFacts;
  /** The line of `.mintignore` that leaves a file out; undefined where there are none. */
  readonly ignoredAt: ((file: string) => Place | undefined) | undefined;
  /** Whether a path is that of a page file that is published, listed or not. */
  readonly isPage: (path: string) => boolean;
  /** The file that places without a file are in. */
  readonly config: string;
  /** The specs that were read and that docs.json or a page names. */
  readonly documents: readonly SpecDocument[];
  /** The specs that divisions set. */
  readonly attached: () => UsesByDivision;
  /** The specs of which divisions have the pages of all operations. */
  readonly generates: UsesByDivision;
  /** The lists of `navigation` that hold something. */
  readonly rootLists: readonly { readonly field: ListField; readonly source: Source }[];
  /** What addresses of generated pages are made of. */
  readonly urls: UrlScheme;
  /** The links beside the navigation; undefined unless all page files were looked for and their bodies read. */
  readonly links: (() => SiteLinks) | undefined;
}

/** A compiled site, its record and its files. */
export interface ExplainInput {
  readonly navigation: ResolvedNavigation;
  readonly diagnostics: readonly Diagnostic[];
  readonly record: SiteRecord;
  readonly host: Host;
}

/** The site that is explained; it finds the places of all that it was asked for at once. */
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

  /** Finds all places asked for, each file in one pass. */
  locateAll(): void {
    const places = this.#asked.map(({ place }) => place);
    const rangeOf = locatePlaces(places, (file) => sourceText(this.host, file, defaultLimits), locateInYaml);
    for (const { place, written } of this.#asked) {
      const { line, column } = rangeOf(place).start;
      Object.assign(written, { line, column });
    }
  }

  /** The address in the site that a word names, with its base path; undefined for what can't be one. */
  hrefOf(word: string): string | undefined {
    const path = isExternalHref(word) ? pathOfAddress(word) : word;
    const target = path === undefined ? undefined : localTarget(path);
    return target === undefined ? undefined : pageHref(target, this.navigation.site.basePath);
  }

  /** A page by its address. */
  pageName(href: string): PageName {
    return { href, title: this.navigation.pages[href]?.title ?? "" };
  }

  /** The divisions on a trail in the tree of an edition, its root first. */
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

function pathOfAddress(address: string): string | undefined {
  const full = address.startsWith("//") ? `https:${address}` : address;
  return URL.canParse(full) && /^https?:/i.test(full) ? new URL(full).pathname : undefined;
}
