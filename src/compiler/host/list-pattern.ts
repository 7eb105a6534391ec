// Decides which files a listing includes.
import { isUnlistedPath } from "../text/hidden-path.ts";
import type { ListPattern } from "./host.ts";

/**
 * A test for the paths of a listing. The patterns to leave out may have these forms: an exact path, and a name or path with
 * `**` before it ("anywhere"), after it ("all below"), or both.
 */
export function isListed({ extensions, ignore }: ListPattern): (path: string) => boolean {
  const endings = extensions.map((extension) => `.${extension}`);
  const ignored = ignore.map(patternTest);
  return (path) =>
    endings.some((ending) => path.endsWith(ending)) && !isUnlistedPath(path) && !ignored.some((test) => test(path));
}

function patternTest(pattern: string): (path: string) => boolean {
  const anywhere = pattern.startsWith("**/");
  const below = pattern.endsWith("/**");
  const name = pattern.slice(anywhere ? 3 : 0, below ? -3 : undefined);
  if (anywhere && below) return (path) => `/${path}`.includes(`/${name}/`);
  if (below) return (path) => path.startsWith(`${name}/`);
  if (anywhere) return (path) => `/${path}`.endsWith(`/${name}`);
  return (path) => path === name;
}
