// What is a file of the docs folder called in its repository?
import { relative, resolve, sep } from "node:path";
import type { Streams } from "./streams.ts";

/**
 * Paths from the root of the repository, with "/": from GITHUB_WORKSPACE where that is set and the docs folder is below
 * it, else from the folder navc runs in.
 */
export function repositoryPath(root: string, env: Streams["env"]): (file: string) => string {
  const workspace = env["GITHUB_WORKSPACE"];
  const isInside = workspace !== undefined && workspace !== "" && !isOutside(relative(workspace, resolve(root)));
  const base = isInside ? workspace : process.cwd();
  return (file) => relative(base, resolve(root, file)).split(sep).join("/");
}

/** True for a relative path that leads upward, or to another drive. */
export function isOutside(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || resolve(path) === path;
}
