// What is known about page files.
import { readSdkTarget, type SdkTargetReading } from "../contract/sdk-symbol.ts";
import type { PageFieldValues } from "../contract/page-fields.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { JsonValue } from "../text/json-value.ts";
import { isExternalHref, localTarget } from "../contract/href.ts";

/** The front matter of one page, sorted by meaning (D5). */
export interface FrontMatter extends PageFieldValues {
  /** The keys without a field of their own, as plain JSON; undefined if there are none. */
  readonly rest: { readonly [key: string]: JsonValue } | undefined;
}

/** A page that has a file. */
export interface PageFile {
  readonly path: PagePath;
  /** From the docs root, with its extension. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
}

/** How a page path was matched with its file (D3): as written, without its extension, or by the `index` of its folder. */
export interface FoundPage {
  readonly page: PageFile;
  readonly by: "path" | "extension" | "index";
}

/** Every page file that is named. */
export interface PageCatalog {
  /** The page a path leads to, or undefined if it has no file. */
  find(path: PagePath): FoundPage | undefined;
  /** All pages that were read, in any order. */
  readonly pages: readonly PageFile[];
}

/** A `url` in front matter, or an element of `related`, that leads to a page of the site. */
export interface PageLink {
  readonly page: PageFile;
  /** As written. */
  readonly href: string;
  /** JSON pointer into the front matter. */
  readonly pointer: string;
  /** The page it names; undefined if it can't be a page. */
  readonly target: PagePath | undefined;
}

/** The inner links of all pages, by file. */
export function pageLinks({ pages }: PageCatalog): readonly PageLink[] {
  return pages
    .flatMap((page) => {
      const { url, related = [] } = page.frontMatter;
      const own = url === undefined ? [] : [{ href: url, pointer: "/url" }];
      return [...own, ...related.map(({ link, pointer }) => ({ href: link, pointer }))]
        .filter(({ href }) => !isExternalHref(href))
        .map(({ href, pointer }) => ({ page, href, pointer, target: localTarget(href) }));
    })
    .toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1));
}

/** Whether a page says which symbol of an SDK it describes, which can change what pages the SDK has (D236). */
export function namesSdk({ rest }: FrontMatter): boolean {
  return rest !== undefined && Object.hasOwn(rest, "sdk");
}

/** What a page says of the symbol of a library that it describes; undefined if it says nothing (D236). */
export function sdkTargetOf({ rest }: FrontMatter): SdkTargetReading | undefined {
  const written = rest?.["sdk"];
  return written === undefined ? undefined : readSdkTarget(written);
}
