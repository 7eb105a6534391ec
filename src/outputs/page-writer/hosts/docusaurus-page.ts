// Writes a page as Docusaurus reads it.
import { localHref, writtenPath } from "../../../compiler/contract/href.ts";
import type { OpenNavigation } from "../../runtime/open-navigation.ts";
import type { Edition, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Neighbor, Page, Placement } from "../../../compiler/site/page.ts";
import { ownValue, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { HostFile } from "../host-file.ts";
import type { TextIcons } from "../source/text-icons.ts";
import { docusaurusMdx } from "../mdx/mdx-host.ts";
import { mdxBody } from "../mdx/mdx-body.ts";
import type { NotExpressedList } from "../../adapters/not-expressed.ts";
import type { PageSource } from "../source/page-source.ts";
import { pageLayout } from "../source/page-layout.ts";
import { shownDescription } from "../source/shown-description.ts";
import { pageText } from "../source/page-text.ts";
import { hasSameWords } from "../source/same-words.ts";
import { safeParagraph } from "../source/safe-text.ts";
import { rewriteLinks } from "../source/rewrite-links.ts";
import { addressOnDocusaurus, slugIn } from "../../adapters/docusaurus/address-folder.ts";
import type { DocsPlan, DocsVersion } from "../../adapters/docusaurus/docs-plan.ts";
import { documentsFolder } from "../../adapters/docusaurus/documents-folder.ts";
import { linkFrom } from "../../adapters/docusaurus/link-from.ts";
import { sidebarName } from "../../adapters/docusaurus/make-sidebars.ts";
import type { DocumentPlace } from "../../adapters/docusaurus/page-order.ts";
import type { DocusaurusSidebars } from "../../adapters/docusaurus/sidebar-item.ts";

/** What is needed to write pages. */
export interface DocusaurusPages {
  readonly navigation: ResolvedNavigation;
  readonly plan: DocsPlan;
  readonly site: OpenNavigation;
  readonly isIndexed: (page: Page) => boolean;
  readonly sidebarsOf: ReadonlyMap<DocsVersion, DocusaurusSidebars>;
  /** What Docusaurus derives from these sidebars. */
  readonly placesOf: ReadonlyMap<DocsVersion, ReadonlyMap<string, DocumentPlace>>;
  readonly notExpressed: NotExpressedList;
  readonly icons: TextIcons;
}

/** The file of a page; its address and its neighbors are in front matter if Docusaurus would use others. */
export function docusaurusPage(source: PageSource, pages: DocusaurusPages): HostFile {
  const { page } = source;
  const version = pages.plan.homeOf(page);
  const id = version.ids.get(page)!;
  reportAddress(page, pages);
  // Of a stub, Docusaurus takes the first text.
  const description = page.file === null ? undefined : page.description;
  const frontMatter = withoutUndefined({
    title: page.title,
    description,
    slug: slugIn(version.folder, page.href),
    pagination_label: page.sidebarTitle,
    hide_table_of_contents: pageLayout(page).hasHeadings ? undefined : true,
    ...placeFields(page, id, version, pages),
  });
  const host = { ...docusaurusMdx, fileBase: pages.navigation.site.basePath, icons: pages.icons };
  const path = `${documentsFolder(version)}/${id}.mdx`;
  const body = bodyIn(version, mdxBody(source, host, pages.notExpressed, path), pages);
  const { title, rest } = titleIn(body.trim(), page.title);
  const parts = [
    pages.isIndexed(page) ? "" : noindex,
    title,
    below(shownDescription(source)),
    rest,
    cards(page, pages),
  ];
  const text = parts.filter((part) => part !== "").join("\n\n");
  return { path, text: pageText(frontMatter, text) };
}

function reportAddress({ title, href }: Page, { notExpressed }: DocusaurusPages): void {
  const address = addressOnDocusaurus(href);
  if (address === href) return;
  const reason = `Docusaurus has no page with "%", "#", "?", "(" or ")" in its address; it is at ${address}`;
  notExpressed.add("the address of a page", reason, { what: `page "${title}"`, href });
}

/** Asks search engines, and the plugin that writes the sitemap, to leave a page out. */
export const noindex = '<head>\n  <meta name="robots" content="noindex" />\n</head>';

/** The body of a page. Docusaurus puts the path of the language before each address in it, which is wrong for a page of another language. */
function bodyIn({ locale }: DocsVersion, body: string, { navigation, plan }: DocusaurusPages): string {
  return rewriteLinks(body, (address, kind) => {
    if (kind !== "link" || !address.startsWith("/")) return address;
    const href = localHref(address, navigation.site.basePath);
    const isPage = ownValue(navigation.pages, writtenPath(href)) !== undefined;
    return isPage ? linkFrom(locale, href, { navigation, plan }) : address;
  });
}

/**
 * The title as a heading of the text, if it has to be one, and the rest of the text. Docusaurus takes the first heading of a text for
 * the title if it is of the first level, and shows no other title. A title in the text looks the same, so one that is not needed does no harm.
 */
function titleIn(body: string, title: string): { readonly title: string; readonly rest: string } {
  if (!/^[ \t>*+\-\d.)]*#(?:[ \t]|$)/m.test(body)) return { title: "", rest: body };
  const [line, words] = /^# (.*)/.exec(body) ?? [];
  if (line !== undefined && hasSameWords(words!, title)) return { title: line, rest: body.slice(line.length).trim() };
  return { title: `# ${safeParagraph(title)} {/* #_top */}`, rest: body };
}

/** The description below the title. */
function below(description: string | undefined): string {
  const text = description === undefined ? "" : safeParagraph(description);
  return text === "" ? "" : `<div className="navc-description">\n\n${text}\n\n</div>`;
}

/** The list of a group on its root page, if docs.json asks for one. */
function cards(page: Page, { site }: DocusaurusPages): string {
  const hasList = page.placements.some(({ editions, trail, node }) =>
    [...trail, node ?? ""].some((id) => {
      const division = site.nodeOf(editions[0]!, id);
      return division?.kind === "group" && division.root === page.href && division.directory !== undefined;
    }),
  );
  return hasList ? "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />" : "";
}

/** What Docusaurus does not find by itself: the sidebar of the page, and the pages before and after it. */
function placeFields(page: Page, id: string, version: DocsVersion, pages: DocusaurusPages): JsonObject {
  const found = pages.placesOf.get(version)!.get(id);
  const { edition, placement } = placeIn(page, version) ?? {};
  const sidebar = edition && placement && sidebarName(version, edition, placement.sidebar);
  const isShown = sidebar !== undefined && Object.hasOwn(pages.sidebarsOf.get(version)!, sidebar);
  const shown = isShown && pageLayout(page).hasSidebar ? sidebar : null;
  const isFound = (found?.sidebar ?? null) === shown;
  if (edition === undefined)
    pages.notExpressed.add(
      "the sidebar of a page in no list",
      "its address is in the folder of another language or version, so it is in their docs, without a sidebar",
      { what: `page "${page.title}"`, href: page.href },
    );
  return withoutUndefined({
    displayed_sidebar: isFound ? undefined : shown,
    pagination_prev: neighborField("before", placement?.prev ?? null, isFound ? (found?.prev ?? null) : undefined),
    pagination_next: neighborField("after", placement?.next ?? null, isFound ? (found?.next ?? null) : undefined),
  });

  function neighborField(
    side: string,
    expected: Neighbor | null,
    known: string | null | undefined,
  ): string | null | undefined {
    const other = expected === null ? undefined : ownValue(pages.navigation.pages, expected.href);
    const wanted = (other && version.ids.get(other)) ?? null;
    if (expected !== null && wanted === null)
      pages.notExpressed.add(
        `a link to the page ${side} it that is in the docs of another version or language`,
        "Docusaurus leads only to pages of the same docs, so there is no link",
        { what: `page "${page.title}"`, href: page.href },
      );
    return wanted === known ? undefined : wanted;
  }
}

/** The first place of a page in its version. */
function placeIn(
  page: Page,
  { editions }: DocsVersion,
): { readonly edition: Edition; readonly placement: Placement } | undefined {
  for (const placement of page.placements) {
    const edition = editions.find(({ id }) => placement.editions.includes(id));
    if (edition) return { edition, placement };
  }
  return undefined;
}
