// The fields of a page that its file or its operation sets.
import type { FrontMatter } from "../pages/page-catalog.ts";
import type { Page } from "../site/navigation.ts";
import { isJsonObject } from "../text/json-value.ts";
import type { Origin } from "./explanation.ts";
import type { SourceBook } from "./source-book.ts";
import { defaultLimits } from "../contract/limits.ts";
import type { Host } from "../host/host.ts";
import { readFrontMatter } from "../pages/front-matter.ts";
import { readPageHead } from "../pages/page-head.ts";

/** The page's file and front matter, and the places of all files. */
export interface PageSources {
  readonly sources: SourceBook;
  readonly file: string | null;
  readonly frontMatter: FrontMatter | undefined;
}

type Field = "title" | "sidebarTitle" | "tag" | "hidden" | "noindex" | "deprecated" | "url" | "key";

/** Where a field is written: in the front matter, or in the `x-mint` of the operation; undefined where in neither. */
export function fieldOrigin({ operation }: Page, field: Field, page: PageSources): Origin | undefined {
  const { sources, file, frontMatter } = page;
  if (file !== null)
    return frontMatter?.[field] === undefined
      ? undefined
      : { from: `"${field}" in the front matter`, at: sources.at(file, `/${field}`) };
  if (operation === undefined || "unresolved" in operation) return undefined;
  const pointer = `${operation.pointer}/x-mint/metadata`;
  const metadata = sources.value(operation.file, pointer);
  if (!isJsonObject(metadata) || !Object.hasOwn(metadata, field)) return undefined;
  return { from: `"${field}" in "x-mint"`, at: sources.at(operation.file, `${pointer}/${field}`) };
}

/** The front matter as the compile reads it; undefined for a page without a file. Its problems were reported by the compile. */
export async function frontMatterOf(file: string | null, host: Host): Promise<FrontMatter | undefined> {
  if (file === null) return undefined;
  const head = readPageHead(host, file, defaultLimits.frontMatterBytes);
  if (head === undefined) return undefined;
  return readFrontMatter(head, { file, limits: defaultLimits, report: () => {} });
}
