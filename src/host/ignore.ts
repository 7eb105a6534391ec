// The files that a listing leaves out.

/** What no listing shows, whatever is asked: installed packages, and folders or files whose name starts with a dot. */
export const alwaysIgnored: readonly string[] = ["**/node_modules/**"];

/**
 * A test for paths that one of the patterns leaves out. Understood: an exact path, and a name or path with `**` before it
 * ("anywhere"), after it ("all below"), or both.
 */
export function ignoring(patterns: readonly string[]): (path: string) => boolean {
  const tests = [...patterns, ...alwaysIgnored].map(patternTest);
  return (path) => path.split("/").some((segment) => segment.startsWith(".")) || tests.some((test) => test(path));
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
