// Says which files of a docs folder are hidden. (D429)

/** Whether a file or a folder on its path has a name that begins with a dot. */
export function isHiddenPath(path: string): boolean {
  return path.split("/").some((name) => /^\.(?!\.?$)/.test(name));
}
