// Makes the file of a page, and again in a plain form if the host could not build it. (D362)
import type { ExportedSite, PageProblem } from "./exported-site.ts";
import type { HostFile } from "./host-file.ts";
import type { PageSource } from "./source/page-source.ts";
import { plainForms } from "./source/valid-mdx.ts";

/** The file of a page. */
export interface WrittenPage {
  /** In a form that the host can build. */
  readonly file: HostFile;
  /** Why the page is in a plain form: its tags and expressions are text, or it has no text. Absent if it is not. */
  readonly problem?: PageProblem;
}

/** Makes the file of a page, so that the page does not end the build of its host. */
export function writtenPage(
  source: PageSource,
  { pageFile, problemIn }: Pick<ExportedSite, "pageFile" | "problemIn">,
): WrittenPage {
  const file = pageFile(source);
  const problem = problemIn(file);
  if (problem === undefined) return { file };
  for (const body of plainForms(source.body)) {
    const plain = pageFile({ ...source, body });
    if (problemIn(plain) === undefined) return { file: plain, problem };
  }
  return { file: pageFile({ ...source, body: "" }), problem };
}
