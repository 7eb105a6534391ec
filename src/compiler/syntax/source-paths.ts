// Moves the paths and links that another repository has in its docs.json below its folder in the site. (D250)
import { isExternalHref } from "../contract/href.ts";
import { isRemote } from "../contract/spec-attachment.ts";
import { resolvePath } from "../text/resolve-path.ts";

/** A page path of the repository as one of the site. */
export function pathInSource<Path extends string>(path: Path, folder: string): Path {
  return (folder === "" ? path : `${folder}/${path}`) as Path;
}

/** A link of the repository as one of the site; links out of the site, and to an anchor of a page, stay as they are. */
export function hrefInSource(href: string, folder: string): string {
  if (folder === "" || isExternalHref(href) || /^\s*(?:#|$)/.test(href)) return href;
  return `/${folder}/${href.trim().replace(/^\/+/, "")}`;
}

/** The source of a spec as one of the site. A path that leads upward stays as it is: it counts from the file that has it. */
export function specInSource(source: string, folder: string): string {
  if (folder === "" || isRemote(source)) return source;
  const path = resolvePath("", source);
  return path === undefined ? source : `/${folder}/${path}`;
}
