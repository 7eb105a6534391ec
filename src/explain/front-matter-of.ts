// What does the front matter of a page's file say?
import { defaultLimits } from "../contract/limits.ts";
import type { Host } from "../host/host.ts";
import { readFrontMatter } from "../pages/front-matter.ts";
import type { FrontMatter } from "../pages/page-catalog.ts";
import { readPageHead } from "../pages/page-head.ts";

/** The front matter as the compile reads it; undefined for a page without a file. Its problems were told already. */
export async function frontMatterOf(file: string | null, host: Host): Promise<FrontMatter | undefined> {
  if (file === null) return undefined;
  const head = readPageHead(host, file, defaultLimits.frontMatterBytes);
  if (head === undefined) return undefined;
  return readFrontMatter(head, { file, limits: defaultLimits, report: () => {} });
}
