// Finds the paths that a link in a body may lead to. (D115)
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { localTarget, withoutBasePath } from "../contract/href.ts";
import { pageHref, type PagePath, withoutPageEnding } from "../contract/page-path.ts";
import { sourceFolderOf } from "../contract/source-names.ts";
import { folderOf } from "../text/resolve-path.ts";
import type { CheckedSite } from "./check.ts";
import { editionFoldersOf } from "./edition-folders.ts";
import { linkPrefix } from "./link-prefix.ts";
import { pagesLike } from "./pages-like.ts";
import { redirectGraph } from "./redirect-graph.ts";
import { isBare, type WrittenLink } from "./link-as-written.ts";

/** Where links lead. */
export interface LinkTarget {
  /** The paths that they may lead to, the most likely first; empty for links within their own page. */
  readonly paths: readonly PagePath[];
  /** What precedes the path inside the site in the links; absent for most sites. */
  readonly prefix?: string;
}

/** What decides where the links of a body lead. */
export interface LinkStart {
  readonly folder: string;
  /** False for a part, which is shown on pages of any folder. */
  readonly isPage: boolean;
}

/** Where the links of a body start. */
export function linkStart({ file, isPage }: Pick<LoadedBody, "file" | "isPage">): LinkStart {
  return { folder: folderOf(file), isPage };
}

/** Where a link leads; undefined if it names no page. */
export function resolveLink(link: WrittenLink, start: LinkStart, site: CheckedSite): LinkTarget | undefined {
  if (link.path === "") return { paths: [] };
  const bases = basesOf(link.path, start, site);
  const all = bases.flatMap((base) => pathFrom(base, link.path) ?? []);
  const isOfEdition = link.kind === "link" && isBare(link.path);
  const paths = isOfEdition ? all.filter((path) => isInEdition(path, start, site)) : all;
  if (paths.length === 0) return undefined;
  const prefix = bases.at(-1)!;
  return { paths: [...new Set(paths)], ...(prefix.startsWith("/") && !link.isFull ? { prefix } : {}) };
}

/**
 * The folders that a path may start at. The platform resolves `./` and `../` from the file. A path without a dot or slash is
 * left to the browser, which starts at the folder of the page; the platform's own check starts at the root. For a relative link
 * in a part, the start depends on the page that shows the part. Of a page of another repository nobody documents whether a slash is
 * the root of the site or of its repository, so both count (D250).
 */
function basesOf(written: string, { folder, isPage }: LinkStart, site: CheckedSite): readonly string[] {
  if (written.startsWith("/")) {
    const { basePath } = site;
    if (basePath !== "" && withoutBasePath(written, basePath) !== written) return ["", basePath];
    const source = sourceFolderOf(`${folder}/`, site.sources);
    if (source !== "") return ["", source];
    const prefix = linkPrefix(site)?.path;
    if (prefix === undefined || withoutBasePath(written, prefix) === written) return [""];
    return redirectGraph(site).find(written) === undefined ? [prefix] : ["", prefix];
  }
  if (!isPage) return [];
  return written.startsWith(".") ? [folder] : [folder, ""];
}

/** False for a page of another language or version, if that of the folder has the same page, which its readers want. */
function isInEdition(path: PagePath, { folder }: LinkStart, site: CheckedSite): boolean {
  const own = editionFoldersOf(folder, site);
  if (own.length === 0 || editionFoldersOf(path, site).length > 0) return true;
  return !pagesLike(path, site).some((page) => editionFoldersOf(page, site).join() === own.join());
}

function pathFrom(base: string, written: string): PagePath | undefined {
  if (base.startsWith("/")) return localTarget(written.slice(base.length) || "/");
  if (written.startsWith("/")) return localTarget(base === "" ? written : `/${base}${written}`);
  const path = plainPathFrom(base, written) ?? pathInBrowser(base, written);
  return path === undefined ? undefined : localTarget(path);
}

/** True for a path in which nothing is encoded and no segment is empty, so that each step is a folder. */
export function isPlainPath(path: string): boolean {
  return /^(?:[\w.~-]+\/)*[\w.~-]+$/.test(path);
}

/** The path of a relative link whose characters a browser takes as they are; undefined for any other link. It is made many times as fast. */
function plainPathFrom(base: string, written: string): string | undefined {
  if (!isPlainPath(written) || (base !== "" && !isPlainPath(base))) return undefined;
  const steps = written.split("/");
  const name = steps.at(-1)!;
  // What ends with a folder keeps the slash at its end.
  if (name === "." || name === "..") return undefined;
  const segments = base === "" ? [] : base.split("/");
  for (const step of steps) {
    if (step === "..") segments.pop();
    else if (step !== ".") segments.push(step);
  }
  return withoutPageEnding(`/${segments.join("/")}`);
}

function pathInBrowser(base: string, written: string): string | undefined {
  const from = `https://site${pageHref(`${base}/x`, "").replace(/\/x$/, "")}/`;
  return URL.canParse(written, from) ? withoutPageEnding(new URL(written, from).pathname) : undefined;
}
