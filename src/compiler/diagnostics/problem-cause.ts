// What several problems of a code have in common, if one change can fix them all.

/**
 * `missing-folder`: there is nothing at or below the folder. `other-start`: each address is right if `from` at its start is
 * replaced by `to`; both may be "". `page`: the page lacks each of the anchors.
 */
export type ProblemCause =
  | { readonly kind: "missing-folder"; readonly folder: string }
  | { readonly kind: "other-start"; readonly from: string; readonly to: string }
  | { readonly kind: "page"; readonly page: string };

/** How the start of `meant` differs from that of `written`; undefined if they do not end in the same name. */
export function otherStart(written: string, meant: string | undefined): ProblemCause | undefined {
  if (meant === undefined) return undefined;
  const from = written.split("/");
  const to = meant.split("/");
  const shorter = Math.min(from.length, to.length);
  let same = 0;
  while (same < shorter && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  // Of "/a" and "/docs/a" the first part, before the slash, is no name.
  if (same === 0 || from.at(-1) === "" || same === Math.max(from.length, to.length)) return undefined;
  const start = (parts: readonly string[]): string => parts.slice(0, parts.length - same).join("/");
  return { kind: "other-start", from: start(from), to: start(to) };
}

/** The cause of problems below a folder that is not there. */
export function missingFolder(folder: string | undefined): ProblemCause | undefined {
  return folder === undefined ? undefined : { kind: "missing-folder", folder };
}
