// Finds the files of the docs folder that a page shows or links to, such as images, and makes its relative addresses absolute.
import { decodeSegment, isExternalHref, withoutBasePath, writtenPath } from "../../../compiler/contract/href.ts";
import { isPageFileName, pageHref, withoutPageEnding } from "../../../compiler/contract/page-path.ts";
import { unpublishedReason } from "../../../compiler/contract/published-file.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { browsedPath, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { BodyReader } from "../../../compiler/bodies/read-body.ts";
import type { FollowLink } from "./redirected-link.ts";
import { rewriteLinks } from "./rewrite-links.ts";

/** A body whose files have addresses from the root of the docs folder. */
export interface BodyWithFiles {
  readonly body: string;
  /** The files that may be published: paths from the docs root, each once. */
  readonly files: readonly string[];
  /** The existing files that are not published. */
  readonly unpublished: readonly UnpublishedFile[];
  /** The addresses of missing images and other media. */
  readonly missing: readonly string[];
}

/** A file that a page shows or links to, but that is not copied for any host. */
export interface UnpublishedFile {
  /** From the docs root. */
  readonly path: string;
  /** A clause. */
  readonly reason: string;
}

/** Where relative addresses of a body start. */
export interface BodyPlace {
  /** The file of the page, from the docs root. */
  readonly file: string;
  readonly basePath: string;
  /** Finds the final addresses of links to pages. */
  readonly follow: FollowLink;
  /** The specs that the navigation names: their pages show their contents, so they may be downloaded. */
  readonly specs: ReadonlySet<string>;
  /** The most bytes of a published file. */
  readonly assetBytes: number;
}

/**
 * Makes addresses absolute that are relative to the file, because a host has its pages in other folders: addresses of files,
 * and links to pages that begin with a dot or name their file (D115). Links to pages named `index` get the address of the page, and redirected
 * links get their final address.
 */
export function withShownFiles(body: string, place: BodyPlace, host: Host, read?: BodyReader): BodyWithFiles {
  const { file, basePath, follow } = place;
  const files = new Set<string>();
  const unpublished = new Map<string, UnpublishedFile>();
  const missing = new Set<string>();
  const changed = rewriteLinks(
    body,
    (address, kind) => {
      const path = writtenPath(address.trim());
      if (path === "" || isExternalHref(address) || /[{}\\]/.test(path)) return address;
      if (isPageFileName(path)) return kind === "link" ? follow(linkToPageFile(address, place, host)) : address;
      if (kind === "link" && !/\.\w+$/.test(path)) return follow(linkToPage(address, file));
      const found = candidates(path, file, basePath).find((each) => host.stat(each)?.kind === "file");
      if (found === undefined) {
        if (kind === "link") return follow(linkToPage(address, file));
        missing.add(address);
        return address;
      }
      const reason = reasonAgainst(found, place, host);
      if (reason === undefined) files.add(found);
      else unpublished.set(found, { path: found, reason });
      const rest = address.trim().slice(path.length);
      return path.startsWith("/") ? address : `/${found.split("/").map(encodeURIComponent).join("/")}${rest}`;
    },
    read,
  );
  return { body: changed, files: [...files], unpublished: [...unpublished.values()], missing: [...missing] };
}

/** Why an existing file is not published; undefined if it is. Both the name in the page and the name of the target of a symbolic link count. */
export function reasonAgainst(
  path: string,
  { specs, assetBytes }: Pick<BodyPlace, "specs" | "assetBytes">,
  host: Host,
): string | undefined {
  const { size = 0, real = path } = host.stat(path) ?? {};
  const reason = [path, real].map((name) => unpublishedReason(name, specs.has(name))).find(Boolean);
  return reason ?? (size > assetBytes ? `they are larger than ${String(assetBytes)} bytes` : undefined);
}

/**
 * A link that begins with a dot starts at the folder of the file, and one that ends with `index` leads to the folder, as the
 * address of that page does (D4). Any other link is unchanged.
 */
function linkToPage(address: string, file: string): string {
  const written = address.trim();
  const path = writtenPath(written);
  if (!/^\.{1,2}(?:\/|$)|^\/(?:.*\/)?index$/.test(path)) return address;
  return pageHref(browsedPath(folderOf(file), decodedPath(path)), "") + written.slice(path.length);
}

/** A relative link that names the file of a page leads to the page, as the platform serves it. One from the root does not. */
function linkToPageFile(address: string, { file, basePath }: BodyPlace, host: Host): string {
  const written = address.trim();
  const path = writtenPath(written);
  if (path.startsWith("/")) return address;
  const pages = candidates(path, file, basePath).map(withoutPageEnding);
  const isPage = (page: string): boolean =>
    path.startsWith(".") || [".mdx", ".md"].some((ending) => host.stat(page + ending)?.kind === "file");
  const page = pages.find(isPage);
  return page === undefined ? address : pageHref(page, "") + written.slice(path.length);
}

function decodedPath(path: string): string {
  return path.split("/").map(decodeSegment).join("/");
}

/** The paths that an address may mean: from the root if it begins with a slash, from the file if it begins with a dot, else from either. */
function candidates(path: string, file: string, basePath: string): readonly string[] {
  const decoded = decodedPath(path);
  const folders = decoded.startsWith("/") ? [""] : decoded.startsWith(".") ? [folderOf(file)] : [folderOf(file), ""];
  const paths = decoded.startsWith("/") ? [decoded, withoutBasePath(decoded, basePath)] : [decoded];
  return folders.flatMap((folder) => paths.map((each) => browsedPath(folder, each)));
}
