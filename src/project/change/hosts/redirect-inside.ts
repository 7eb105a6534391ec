// Reads the redirects of a host as those of docs.json are written: without the base path. (D285)
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import type { Redirect } from "../../../compiler/links/find-redirect.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { readHostFile } from "./find-host-file.ts";
import { noSource, type HostRedirect } from "./redirect-file.ts";

/** What stands for a destination beside the site. */
const elsewhere = "//";

/** A redirect without the base path of the site. */
export function redirectInside({ source, destination, ...others }: HostRedirect, basePath: string): HostRedirect {
  const isInside = (address: string): boolean => withoutBasePath(address, basePath) !== address || basePath === "";
  return {
    ...others,
    source: isInside(source) ? withoutBasePath(source, basePath) : noSource,
    destination: isInside(destination) ? withoutBasePath(destination, basePath) : elsewhere,
  };
}

/** All redirects in a file, as it writes them. Throws `UsageError` if it can't be read. */
export function writtenRedirects(file: string, text: string, basePath: string): readonly HostRedirect[] {
  return readHostFile(file, text).redirects.map((redirect) => redirectInside(redirect, basePath));
}

/** The redirects in a file that are for every request. Throws `UsageError` if it can't be read. */
export function redirectsInside(file: string, text: string, basePath: string): readonly Redirect[] {
  return writtenRedirects(file, text, basePath)
    .map(withRest)
    .filter(({ source }) => source !== noSource && source.startsWith("/"));
}

/** The same; undefined if the file can't be read. */
export function readableRedirects(file: string, text: string, basePath: string): readonly Redirect[] | undefined {
  try {
    return redirectsInside(file, text, basePath);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** In the destinations of `_redirects`, ":splat" is all that the wildcard matched. */
function withRest({ destination, ...others }: Redirect): Redirect {
  const isNamed = others.source.endsWith("/:splat*");
  return { ...others, destination: isNamed ? destination.replace(/:splat\b(?!\*)/, ":splat*") : destination };
}
