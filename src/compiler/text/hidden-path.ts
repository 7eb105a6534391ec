// Says which names of a docs folder are hidden, and which are in no listing. (D429)

/** Whether a file or a folder on its path has a name that begins with a dot; "." and ".." are not names. */
export function isHiddenPath(path: string): boolean {
  return hiddenPart(path) !== undefined;
}

/** A path up to its first name that begins with a dot; undefined if there is none. */
export function hiddenPart(path: string): string | undefined {
  const names = path.split("/");
  const at = names.findIndex((name) => /^\.(?!\.?$)/.test(name));
  return at === -1 ? undefined : names.slice(0, at + 1).join("/");
}

/**
 * Whether no listing has files or folders of this name. Packages contain no pages and no specs, but who names a file in one
 * reaches it, so they are not hidden. A listing of a careless host may have "..", which leads out of the folder. (D429)
 */
export function isUnlistedName(name: string): boolean {
  return name.startsWith(".") || name === "node_modules";
}

/** Whether no listing has this path, because of its name or that of a folder above it. */
export function isUnlistedPath(path: string): boolean {
  return path.split("/").some(isUnlistedName);
}
