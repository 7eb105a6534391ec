// Makes the data of each page: its edition, its breadcrumbs, and the targets of its links.
import { languageChoices, versionChoices, type Choice } from "../../runtime/reader-choices.ts";
import { eyebrowOf } from "../../runtime/breadcrumbs.ts";
import type { OpenNavigation } from "../../runtime/open-navigation.ts";
import { isEntry } from "../../runtime/sidebar-state.ts";
import { viewPage, type PageView } from "../../runtime/view-page.ts";
import type { LanguageOption, VersionOption } from "../../../compiler/site/navigation.ts";
import type { Neighbor, Page } from "../../../compiler/site/page.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { fumadocsFile } from "./fumadocs-file.ts";
import type { NotExpressedList } from "../not-expressed.ts";
import type { EditionTree } from "./edition-tree.ts";

/** A link to a page, in the form for the footer of a page in Fumadocs. */
export interface FumadocsNeighbor {
  /** What is shown. */
  readonly name: string;
  /** The address of the page. */
  readonly url: string;
}

/** The data of a page: what is shown around its text. */
export interface FumadocsPage {
  /** Its file below the folder of pages. */
  readonly file: string;
  /** The edition whose tree is shown beside it. */
  readonly edition: string;
  /** All editions that list it, in which the search of the site finds it; absent if it is only that of its tree. */
  readonly editions?: readonly string[];
  /** The id of the folder whose sidebar is shown; only for a page that is not in the tree. */
  readonly folder?: string;
  /** What is above its title: its divisions, the outermost first, or only the innermost one. */
  readonly breadcrumbs?: readonly FumadocsBreadcrumb[];
  /** The page before it; absent at the beginning of a sidebar. */
  readonly previous?: FumadocsNeighbor;
  /** The page after it; absent at the end of a sidebar. */
  readonly next?: FumadocsNeighbor;
  /** Where each language that can be chosen leads, by its code; absent without a choice. */
  readonly languages?: { readonly [code: string]: string };
  /** Where each version that can be chosen leads, by its label; absent without a choice. */
  readonly versions?: { readonly [label: string]: string };
  /** True if search engines are asked not to index it. */
  readonly noindex?: true;
  /** False if the search of the site does not find it. */
  readonly search?: false;
}

/** A division above a page. */
export interface FumadocsBreadcrumb {
  /** Its label. */
  readonly name: string;
  /** Where it leads; absent if it leads nowhere. */
  readonly url?: string;
}

/** Who finds a page. */
export interface PageFinders {
  /** Whether search engines are asked to index it. */
  readonly isIndexed: (page: Page) => boolean;
  /** The addresses that the search of the site finds. */
  readonly searchable: ReadonlySet<string>;
}

/** The data of a page; undefined for a page without text. */
export function pageFrame(
  site: OpenNavigation,
  page: Page,
  treeOf: (edition: string) => EditionTree | undefined,
  finders: PageFinders,
  notExpressed: NotExpressedList,
): FumadocsPage | undefined {
  const view = page.url === undefined && page.missing !== true ? viewPage(site, page) : undefined;
  const tree = view && treeOf(view.edition.id);
  if (view === undefined || tree === undefined) return undefined;
  const folder = tree.urls.has(page.href) ? undefined : tree.folderOf(view.sidebar.id);
  const isBesideAll = !tree.urls.has(page.href) && folder === undefined;
  if (isBesideAll && !view.sidebar.children.every(isEntry))
    notExpressed.add(
      "a page in no list and in no tab",
      "all tabs with their pages are in its sidebar, which would be empty",
      {
        what: `page "${page.title}"`,
        href: page.href,
      },
    );
  return withoutUndefined({
    file: fumadocsFile(page),
    edition: view.edition.id,
    editions: editionsOf(view),
    folder,
    breadcrumbs: breadcrumbsOf(view),
    previous: neighborOf(view.placement.prev),
    next: neighborOf(view.placement.next),
    languages: targetsOf(languageChoices(view), ({ code }) => code),
    versions: targetsOf(versionChoices(view), ({ label }) => label),
    noindex: finders.isIndexed(page) ? undefined : (true as const),
    search: finders.searchable.has(page.href) ? undefined : (false as const),
  });
}

function editionsOf({ page, edition }: PageView): readonly string[] | undefined {
  const all = new Set([edition.id, ...page.placements.flatMap(({ editions }) => editions)]);
  return all.size === 1 ? undefined : [...all];
}

function breadcrumbsOf(view: PageView): readonly FumadocsBreadcrumb[] | undefined {
  const eyebrow = eyebrowOf(view, "breadcrumbs");
  if (eyebrow.kind === "none") return undefined;
  if (eyebrow.kind === "section") return [{ name: eyebrow.label }];
  return eyebrow.items.map(({ label, href }) => withoutUndefined({ name: label, url: href }));
}

function neighborOf(neighbor: Neighbor | null): FumadocsNeighbor | undefined {
  return neighbor === null ? undefined : { name: neighbor.label, url: neighbor.href };
}

function targetsOf<Option extends LanguageOption | VersionOption>(
  choices: readonly Choice<Option>[],
  nameOf: (option: Option) => string,
): { readonly [name: string]: string } | undefined {
  const targets = choices.flatMap((choice) => (choice.target === undefined ? [] : [[nameOf(choice), choice.target]]));
  return targets.length < 2 ? undefined : (Object.fromEntries(targets) as { readonly [name: string]: string });
}
