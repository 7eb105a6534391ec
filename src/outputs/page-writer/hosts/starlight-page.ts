// Writes a page as the content collection of Starlight reads it.
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { ownValue, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { HostFile } from "../host-file.ts";
import type { MdxHost } from "../mdx/mdx-host.ts";
import { mdxBody } from "../mdx/mdx-body.ts";
import type { NotExpressedList } from "../../adapters/not-expressed.ts";
import type { PageSource } from "../source/page-source.ts";
import { pageLayout } from "../source/page-layout.ts";
import { shownDescription } from "../source/shown-description.ts";
import { pageText } from "../source/page-text.ts";
import { portableFileName } from "../../adapters/portable-file-name.ts";
import { searchableHrefs } from "../../adapters/searchable-hrefs.ts";
import { slugOf } from "../../adapters/starlight/starlight-slug.ts";
import { headTitle } from "../../adapters/starlight/starlight-title.ts";
import type { StarlightNavigation } from "../../adapters/starlight/to-starlight.ts";
import type { StarlightNeighbor, StarlightPage, StarlightSidebar } from "../../adapters/starlight/starlight-route.ts";

/** A function that makes the file of a page. Its slug is the address of the page below the base path. */
export function starlightPages(
  navigation: ResolvedNavigation,
  { pages, sidebars }: Pick<StarlightNavigation, "pages" | "sidebars">,
  host: MdxHost,
  notExpressed: NotExpressedList,
): (source: PageSource) => HostFile {
  const searchable = searchableHrefs(navigation);
  return (source) => {
    const { href, page } = source;
    const slug = slugOf(href, navigation);
    const route = ownValue(pages, slug);
    const { hasSidebar, hasHeadings } = pageLayout(page);
    const isAlone = !hasSidebar && !hasWay(route && ownValue(sidebars, route.sidebar));
    if (!hasSidebar && !isAlone)
      notExpressed.add(
        "a page without a sidebar",
        "Starlight has the tabs and anchors of the site in the sidebar, so the page has it",
        { what: `page "${page.title}"`, href },
      );
    const description = shownDescription(source);
    const head = headOf(page, navigation.site.name, route, description);
    const frontMatter = withoutUndefined({
      title: page.title,
      // The example shows it below the title.
      description,
      slug: slug === "" ? "index" : slug,
      prev: neighborLink(route?.prev),
      next: neighborLink(route?.next),
      sidebar: page.hidden ? { hidden: true } : undefined,
      pagefind: searchable.has(href) ? undefined : false,
      head: head.length > 0 ? head : undefined,
      template: isAlone ? "splash" : undefined,
      tableOfContents: hasHeadings ? undefined : false,
      // An editor would find the file that was made.
      editUrl: false,
    });
    return { path: filePath(slug), text: pageText(frontMatter, mdxBody(source, host, notExpressed)) };
  };
}

/** Whether readers go to other parts of the site from a sidebar. */
function hasWay(sidebar: StarlightSidebar | undefined): boolean {
  return sidebar !== undefined && sidebar.bars.length + sidebar.anchors.length > 0;
}

function meta(name: string, content: string): JsonObject {
  return { tag: "meta", attrs: { name, content } };
}

const robots = meta("robots", "noindex");

/** What the head of a page has beside, or instead of, what Starlight writes. */
function headOf(
  { title, description }: Page,
  siteName: string,
  route: StarlightPage | undefined,
  shown: string | undefined,
): readonly JsonObject[] {
  const content = headTitle(title, siteName);
  return [
    ...(route?.noindex ? [robots] : []),
    ...(description === undefined || shown !== undefined ? [] : [meta("description", description)]),
    ...(content === undefined ? [] : [{ tag: "title", content }]),
  ];
}

/** `false`, so that Starlight does not use a neighbor from its own sidebar. */
function neighborLink(neighbor: StarlightNeighbor | undefined): JsonObject | false {
  return neighbor === undefined ? false : { link: neighbor.href, label: neighbor.label };
}

/** The path of a file; the address is in its front matter. */
function filePath(slug: string): string {
  const segments = (slug === "" ? "index" : slug).split("/");
  return `${segments.map((segment) => portableFileName(segment)).join("/")}.mdx`;
}
