// Makes what Fumadocs needs to show a navigation.
import { isShown } from "../../runtime/sidebar-state.ts";
import { openNavigation } from "../../runtime/open-navigation.ts";
import type {
  Division,
  Edition,
  LanguageEntry,
  ResolvedNavigation,
  VersionEntry,
} from "../../../compiler/site/navigation.ts";
import { requireNavigation } from "../../../compiler/site/require-navigation.ts";
import type { Appearance } from "../../../compiler/site/site-header.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { encodeSegment } from "../../../compiler/contract/page-path.ts";
import { reportRedirects } from "../exact-redirects.ts";
import { redirectPages } from "../redirect-pages.ts";
import { indexedPages } from "../indexed-pages.ts";
import { headersByLanguage, safeFavicon, type HostHeader } from "../header/host-header.ts";
import { hostStyles } from "../host-styles.ts";
import { DrawnIcons, type IconOptions } from "../icons/drawn-icons.ts";
import { NotExpressedList, type NotExpressed } from "../not-expressed.ts";
import { searchableHrefs } from "../searchable-hrefs.ts";
import { EditionTree, marksOf } from "./edition-tree.ts";
import { reportNotInFumadocs } from "./not-in-fumadocs.ts";
import { pageFrame, type FumadocsPage } from "./page-frame.ts";
import type { FumadocsLink, FumadocsRoot } from "./page-tree.ts";

/** What Fumadocs needs to show a navigation: plain data, in its own types. */
export interface FumadocsNavigation {
  /** The name of the site. */
  readonly name: string;
  /** The start page: where readers get who open the root of the site; absent if there is no page to show. */
  readonly url?: string;
  /** The page tree of each edition, by its id. */
  readonly roots: { readonly [edition: string]: FumadocsRoot };
  /** The `links` of the layout for each edition, by its id. */
  readonly links: { readonly [edition: string]: readonly FumadocsLink[] };
  /** The language, the version and the first page of each edition, by its id. */
  readonly editions: { readonly [edition: string]: FumadocsEdition };
  /** The data of each page, by its address. Pages without a text of their own are left out. */
  readonly pages: { readonly [href: string]: FumadocsPage };
  /** The addresses that lead to others: those of redirects, and of pages that forward. A page at each of them has to lead on. */
  readonly redirects: { readonly [href: string]: string };
  /** The languages of the site, as `locales` of the provider. */
  readonly languages: readonly FumadocsLanguage[];
  /** The versions of the site. */
  readonly versions: readonly FumadocsVersion[];
  /** The address of the favicon; absent for a site without one. */
  readonly favicon?: string;
  /** A style sheet with the colors, fonts and icons of the site; absent if it has none. */
  readonly css?: string;
  /** Light and dark mode, for a component of the theme; absent if docs.json does not set it. */
  readonly appearance?: Appearance;
  /** What is above and below the pages of each language, by its language tag; "" for a site without languages. */
  readonly headers?: { readonly [lang: string]: HostHeader };
  /** What Fumadocs can't express. */
  readonly notExpressed: readonly NotExpressed[];
}

/** The language, version and first page of an edition. */
export interface FumadocsEdition {
  /** The code of its language; null for a site without languages. */
  readonly language: string | null;
  /** The label of its version; null if its language has no versions. */
  readonly version: string | null;
  /** Its first page; absent if there is none. */
  readonly url?: string;
}

/** A language of the site, a `LocaleItem` of fumadocs-ui. */
export interface FumadocsLanguage {
  /** As written in docs.json. */
  readonly locale: string;
  /** The name of the language in that language. */
  readonly name: string;
  /** The language tag for `lang`. */
  readonly lang: string;
  /** The direction of its script. */
  readonly dir: "ltr" | "rtl";
}

/** A version of the site. */
export interface FumadocsVersion {
  /** As written in docs.json. */
  readonly name: string;
  /** A short word shown beside it. */
  readonly tag?: string;
}

/**
 * Makes what Fumadocs needs to show a navigation: a page tree for each edition, the links of its layout, and for each page its
 * footer and the targets of its choices of language and version. Throws `TypeError` for anything that is not a navigation.
 *
 * @example
 * ```tsx
 * const { roots, pages } = toFumadocs(navigation);
 * <DocsLayout tree={roots[pages["/guides/auth"].edition]}>…</DocsLayout>
 * ```
 */
export function toFumadocs(navigation: ResolvedNavigation, options: IconOptions = {}): FumadocsNavigation {
  requireNavigation(navigation, "toFumadocs: its first argument");
  const notExpressed = new NotExpressedList();
  const { site, editions, languages, versions } = navigation;
  const icons = new DrawnIcons(navigation, options);
  const trees = new Map(
    editions.map((edition) => [edition.id, new EditionTree(navigation, edition, notExpressed, icons)]),
  );
  reportNotInFumadocs(navigation, notExpressed, icons);
  const { redirects, notWritten } = redirectPages(navigation);
  reportRedirects(notWritten, notExpressed);
  const byEdition = <Value>(valueOf: (edition: Edition) => Value): { readonly [id: string]: Value } =>
    Object.fromEntries(editions.map((edition) => [edition.id, valueOf(edition)]));
  return withoutUndefined({
    name: site.name,
    url: site.href,
    roots: Object.fromEntries([...trees].map(([id, { root }]) => [id, root])),
    links: byEdition(({ global }) => global.anchors.filter(isShown).flatMap((anchor) => linkOf(anchor, icons))),
    editions: byEdition(({ language, version, href }) => withoutUndefined({ language, version, url: href })),
    pages: framesOf(navigation, trees, notExpressed),
    redirects: Object.fromEntries(
      redirects.map(({ segments, destination }) => [
        [site.basePath, ...segments.map(encodeSegment)].join("/"),
        destination,
      ]),
    ),
    languages: languages.map(languageOf),
    versions: versions.map(versionOf),
    favicon: safeFavicon(site),
    css: hostStyles("fumadocs", site, icons),
    appearance: navigation.site.appearance,
    headers: headersByLanguage(navigation),
    notExpressed: notExpressed.list(),
  });
}

function framesOf(
  navigation: ResolvedNavigation,
  trees: ReadonlyMap<string, EditionTree>,
  notExpressed: NotExpressedList,
): { readonly [href: string]: FumadocsPage } {
  const site = openNavigation(navigation);
  const finders = { isIndexed: indexedPages(navigation), searchable: searchableHrefs(navigation) };
  const frames = Object.values(navigation.pages).flatMap((page) => {
    const frame = pageFrame(site, page, (edition) => trees.get(edition), finders, notExpressed);
    return frame === undefined ? [] : [[page.href, frame] as const];
  });
  return Object.fromEntries(frames);
}

function linkOf(anchor: Division, icons: DrawnIcons): readonly FumadocsLink[] {
  const { label, href, external } = anchor;
  return href === undefined
    ? []
    : [withoutUndefined({ text: label, url: href, external, marks: marksOf(anchor, icons) })];
}

function languageOf({ code, label, bcp47, dir }: LanguageEntry): FumadocsLanguage {
  return { locale: code, name: label, lang: bcp47, dir };
}

function versionOf({ label, tag }: VersionEntry): FumadocsVersion {
  return withoutUndefined({ name: label, tag });
}
