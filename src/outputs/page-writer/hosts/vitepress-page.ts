// Writes a page as VitePress reads it.
import type { NotExpressedList } from "../../adapters/not-expressed.ts";
import type { HostFile } from "../host-file.ts";
import type { TextIcons } from "../source/text-icons.ts";
import { takeTree } from "../source/kept-tree.ts";
import type { PageSource } from "../source/page-source.ts";
import { pageLayout } from "../source/page-layout.ts";
import { shownDescription } from "../source/shown-description.ts";
import { pageText } from "../source/page-text.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import { pageLossPlace } from "../source/page-loss-place.ts";
import { vueMarkdown } from "../vue/vue-markdown.ts";
import type { VitePressPaths } from "../../adapters/vitepress/vitepress-path.ts";
import { descriptionText, plainText } from "../../adapters/vitepress/vitepress-text.ts";

/** What is needed to write pages. */
export interface PageContext {
  readonly paths: VitePressPaths;
  /** The base path of the site. */
  readonly basePath: string;
  /** The addresses that a search of the site finds. */
  readonly searchable: ReadonlySet<string>;
  readonly notExpressed: NotExpressedList;
  readonly icons: TextIcons;
}

/** The file of a page. VitePress shows a title only if it is in the text. */
export function vitePressPage(source: PageSource, context: PageContext): HostFile {
  const { page, href, body } = source;
  const { paths, basePath, searchable, notExpressed, icons } = context;
  const { title, description } = page;
  const written = {
    linkOf: (link: string) => paths.linkOf(below(basePath, link)),
    withBase: (path: string) => below(basePath, path),
    icons,
    lost: (feature: string, reason: string, icon?: string) =>
      notExpressed.add(feature, reason, pageLossPlace({ title, href }, icon)),
  };
  const text = vueMarkdown(body, title, written, shownDescription(source), takeTree(source));
  const search = searchable.has(href) ? undefined : (false as const);
  return {
    path: paths.pathOf(page),
    text: pageText(
      withoutUndefined({
        title: plainText(title),
        description: description === undefined ? undefined : descriptionText(description),
        search,
        ...layoutOf(page),
      }),
      text,
    ),
  };
}

/** An address of the site with the base path, which some authors write and some don't. */
function below(basePath: string, address: string): string {
  const isInside = address.startsWith("/") && !address.startsWith("//");
  return !isInside || address === basePath || address.startsWith(`${basePath}/`) ? address : basePath + address;
}

function layoutOf(page: Page): JsonObject {
  const { hasSidebar, hasHeadings } = pageLayout(page);
  return { ...(hasHeadings ? {} : { aside: false }), ...(hasSidebar ? {} : { sidebar: false }) };
}
