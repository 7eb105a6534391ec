// Says which files of a docs folder are hidden. (D429)

/** Whether a file or a folder on its path has a name that begins with a dot. */
export function isHiddenPath(path: string): boolean {
  return hiddenPart(path) !== undefined;
}

/** A path up to its first name that begins with a dot; undefined if there is none. */
export function hiddenPart(path: string): string | undefined {
  const names = path.split("/");
  const at = names.findIndex((name) => /^\.(?!\.?$)/.test(name));
  return at === -1 ? undefined : names.slice(0, at + 1).join("/");
}
