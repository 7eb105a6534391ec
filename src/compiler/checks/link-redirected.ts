// Finds links in pages whose targets are redirected. (D117)
import { localTarget } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, rewrittenLink, linkUses, type InnerLink } from "./body-links.ts";
import type { Check, CheckedSite } from "./check.ts";
import { editionFoldersOf, inEditionOf } from "./edition-folders.ts";
import { leavesEdition } from "./leaves-edition.ts";
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
      const editionOf = perKey((file: string) => editionOfEnd(path, to, file, site));
      for (const [edition, links] of groupBy(all, ({ body }) => editionOf(body.file))) {
        const { place, related, ...uses } = linkUses(links);
        const args = { target: pageHref(path, ""), to, ...argsOf(edition), ...uses };
        // Which page readers should get is not known if they leave their edition.
        const edits = edition === "same" ? links.flatMap((inner) => rewritten(inner, to)) : [];
        const suggestion = edition === "same" ? { suggestion: to } : {};
        report("link-redirected", place, args, { related, ...suggestion, edits, causedBy: [] });
      }
    }
  },
};

/** `"same"`: readers stay in their language and version; else the address of the same page there, or `"other"` if none is known. */
type EditionOfEnd = "same" | "other" | `/${string}`;

function argsOf(edition: EditionOfEnd): { readonly own?: string; readonly leaves?: true } {
  if (edition === "same") return {};
  return edition === "other" ? { leaves: true } : { own: edition };
}

/** Where the end of a redirect is for the readers of a file. */
function editionOfEnd(path: PagePath, to: string, file: string, site: CheckedSite): EditionOfEnd {
  const end = localTarget(to) ?? path;
  const folders = editionFoldersOf(file, site).join();
  const isOwn = (each: string): boolean =>
    editionFoldersOf(each, site).join() === folders && !leavesEdition(file, each, site);
  const leaves = leavesEdition(file, end, site);
  if (!leaves && (folders === "" || editionFoldersOf(end, site).join() === folders)) return "same";
  // Where versions also have other folders, only the end of the redirect names the page as it is now.
  const own = [path, end].flatMap((each) => pagesLike(each, site)).find(isOwn) ?? renamedPage(end, file, site);
  if (own !== undefined && !leavesEdition(file, own, site)) return pageHref(own, "") as `/${string}`;
  return leaves ? "other" : "same";
}

/** The page that was beside the other one before it or its folder got another name, as a redirect says. */
function renamedPage(end: string, file: string, site: CheckedSite): string | undefined {
  const beside = inEditionOf(file, end, site);
  const now = beside === undefined ? undefined : pageAtEnd(beside as PagePath, site);
  return now && localTarget(now.to);
}

/** A link keeps its query and anchor. If link and redirect both have one, it is not known which is right. */
function rewritten(inner: InnerLink, to: string): readonly StringEdit[] {
  return tailOf(to) !== "" && tailOf(inner.link.address.trim()) !== "" ? [] : rewrittenLink(inner, to);
}
