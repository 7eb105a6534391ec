// Finds the path that a translation would have.

/**
 * The path that is to `other` what `to` is to `from`: `fr/guides/begin` for `en/guides/start`, `en/guides/begin` and `fr/guides/start`.
 * Undefined if the paths have nothing in common.
 */
export function parallelPath(from: string, to: string, other: string): string | undefined {
  const [old, next, parallel] = [from, to, other].map((path) => path.split("/"));
  const end = sharedEnd(old!, parallel!);
  if (end > 0) {
    const own = old!.slice(0, old!.length - end);
    const isBelow = own.every((segment, index) => next![index] === segment);
    return isBelow ? [...parallel!.slice(0, parallel!.length - end), ...next!.slice(own.length)].join("/") : undefined;
  }
  // The names of the files are translated: only the folders are parallel.
  const folder = parallelPath(
    `${from.slice(0, from.lastIndexOf("/"))}/x`,
    `${to.slice(0, to.lastIndexOf("/"))}/x`,
    `${other.slice(0, other.lastIndexOf("/"))}/x`,
  );
  const isSameName = from.split("/").at(-1) === to.split("/").at(-1);
  return folder === undefined || !isSameName ? undefined : folder.replace(/x$/, parallel!.at(-1)!);
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1;
  return shared;
}
