// Finds links in pages whose targets are redirected. (D117)
import { localTarget, writtenPath } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, rewrittenLink, linkUses, type InnerLink } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { editionFoldersOf } from "./edition-folders.ts";
import { pagesLike } from "./pages-like.ts";
import type { LinkTarget } from "./resolve-link.ts";
import { pageAtEnd } from "./redirect-end.ts";
import { tailOf } from "./redirect-graph.ts";

/** Reports each redirected address once, with all links that lead there and the address to write instead. */
export const linkRedirected: Check = {
  code: "link-redirected",
  needs: ["bodies"],
  run: (site, report) => {
    const endOf = perKey(({ paths }: LinkTarget) => {
      const end = paths.length === 1 ? pageAtEnd(paths[0]!, site) : undefined;
      return { end: end?.isLasting === true ? end.to : undefined };
    });
    const redirected = innerLinks(site, (target, { kind }) => kind === "link" && endOf(target).end !== undefined);
    for (const [path, all] of groupBy(redirected, ({ target }) => target.paths[0]!)) {
      const to = endOf(all[0]!.target).end!;
      for (const [own, links] of groupBy(all, ({ body }) => pageOfEdition(path, to, body.file, site))) {
        const { place, related, ...uses } = linkUses(links);
        const args = { target: pageHref(path, ""), to, own, ...uses };
        // Which of the two pages readers should get is not known.
        const edits = own === undefined ? links.flatMap((inner) => rewritten(inner, to)) : [];
        const suggestion = own === undefined ? { suggestion: to } : {};
        report("link-redirected", place, args, { related, ...suggestion, edits, causedBy: [] });
      }
    }
  },
};

/** The address of the same page in the language and version of a file, if the redirect leads to the page of another one. */
function pageOfEdition(path: PagePath, to: string, file: string, site: CheckedSite): string | undefined {
  const folders = editionFoldersOf(file, site).join();
  const isOwn = (each: string): boolean => editionFoldersOf(each, site).join() === folders;
  if (folders === "" || isOwn(writtenPath(to))) return undefined;
  // Where versions also have other folders, only the end of the redirect names the page as it is now.
  const own = [path, localTarget(to) ?? path].flatMap((each) => pagesLike(each, site)).find(isOwn);
  return own === undefined ? undefined : pageHref(own, "");
}

/** A link keeps its query and anchor. If link and redirect both have one, it is not known which is right. */
function rewritten(inner: InnerLink, to: string): readonly StringEdit[] {
  return tailOf(to) !== "" && tailOf(inner.link.address.trim()) !== "" ? [] : rewrittenLink(inner, to);
}
